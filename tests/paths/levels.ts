import type { Level } from '#machines/platform/proof.types.ts'

/** Every machine is walked at each of these. */
const levels: readonly Level[] = ['machine', 'http', 'browser']

/** A level that a machine is not walked at, and why that is right. */
interface Spared {
  readonly machine: string
  readonly level: Level
  readonly reason: string
}

const spared: readonly Spared[] = [
  { machine: 'chapter', level: 'http', reason: 'It reads a file that was built with the panel, and calls no API.' },
  {
    machine: 'invoice',
    level: 'browser',
    reason:
      'What an integrator and a recipient say comes by the server alone; the page shows it, and invoiceActions is walked.',
  },
  {
    machine: 'customerMessage',
    level: 'browser',
    reason: 'Its page is that of reviews with two more steps; tests/panel/content/messages.test.tsx takes them.',
  },
  {
    machine: 'customerMessagePage',
    level: 'browser',
    reason: 'A step page, walked in the browser with others; tests/panel/content/messages.test.tsx writes on it.',
  },
  {
    machine: 'givenCheque',
    level: 'browser',
    reason: 'Its page is that of cheques with fewer choices; tests/panel/money/given-cheque.test.tsx takes its steps.',
  },
  {
    machine: 'givenChequePage',
    level: 'browser',
    reason: 'A step page, walked in the browser with others; tests/panel/money/given-cheque.test.tsx chooses on it.',
  },
  {
    machine: 'labelDesigner',
    level: 'http',
    reason: 'It places parts in a form, and calls nothing; tests/server/content/label-themes.test.ts saves them.',
  },
  {
    machine: 'labelDesigner',
    level: 'browser',
    reason: 'tests/panel/content/label-designer.test.tsx drags, types, takes back and saves on the page itself.',
  },
  {
    machine: 'menuTree',
    level: 'http',
    reason: 'It puts items in order in a form, and calls nothing; tests/server/content/menus.test.ts saves them.',
  },
  {
    machine: 'menuTree',
    level: 'browser',
    reason: 'tests/panel/content/menus.test.tsx moves, adds, types, takes back and saves on the page itself.',
  },
  {
    machine: 'labelPrint',
    level: 'http',
    reason: 'It opens windows and writes files; tests/server/content/label-print.test.ts asks its two calls.',
  },
  {
    machine: 'labelPrint',
    level: 'browser',
    reason: 'tests/panel/content/label-print.test.tsx prints, is blocked, and takes labels from the queue on the page.',
  },
  { machine: 'leave', level: 'http', reason: 'It asks the person alone, and calls nothing.' },
  { machine: 'pasteValues', level: 'http', reason: 'It reads a text that was pasted, and calls nothing.' },
  {
    machine: 'incomingInvoice',
    level: 'browser',
    reason:
      'Its page is a step page, walked in the browser with others; tests/panel/money/incoming-invoice.test.tsx books one.',
  },
  {
    machine: 'incomingPage',
    level: 'browser',
    reason:
      'A step page, walked in the browser with others; tests/panel/money/incoming-invoice.test.tsx matches lines.',
  },
  {
    machine: 'listingPush',
    level: 'browser',
    reason:
      'Its dry run and its job are those of bulk, which is walked in the browser; its list is drawn by the panel.',
  },
  {
    machine: 'outbox',
    level: 'http',
    reason: 'till-chaos runs it against the server, through every fault at every step.',
  },
  {
    machine: 'picking',
    level: 'browser',
    reason: 'The basket of an order is shown and filled by its page, which is walked in the browser.',
  },
  {
    machine: 'shipment',
    level: 'browser',
    reason:
      'The parcel of an order is shown and taken further by shipmentActions on its page, which is walked in the browser.',
  },
  {
    machine: 'productListing',
    level: 'http',
    reason:
      'Jobs alone take its steps; tests/server/catalog/product-listings.test.ts has a marketplace say each of them.',
  },
  {
    machine: 'productListing',
    level: 'browser',
    reason: 'What a marketplace says comes by the server alone; the list shows it.',
  },
  { machine: 'orderPrint', level: 'http', reason: 'It opens a window, and calls nothing.' },
  { machine: 'toasts', level: 'http', reason: 'It queues messages of the panel itself, and calls nothing.' },
]

type Walked = (machine: string, level: Level) => boolean

/** The levels that machines lack, as sentences. */
export function lacking(machines: readonly string[], walked: Walked, asked = levels, except = spared): string[] {
  return machines.flatMap((machine) =>
    asked
      .filter((level) => !walked(machine, level))
      .filter((level) => !except.some((one) => one.machine === machine && one.level === level))
      .map((level) => `${machine} is not walked at the level "${level}", and levels.ts gives no reason`),
  )
}

/** The entries that nothing needs, as sentences. */
export function needless(machines: readonly string[], walked: Walked, except = spared): string[] {
  return except
    .filter(({ machine, level }) => !machines.includes(machine) || walked(machine, level))
    .map(({ machine, level }) => `levels.ts spares ${machine} the level "${level}" for nothing`)
}

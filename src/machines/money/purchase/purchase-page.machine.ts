import type { Purchase, PurchaseAdding, PurchaseDraft, PurchaseLine } from '#api/contract/money/purchases.ts'
import { wholeOf } from '#api/rules/catalog/product-facts.ts'
import { draftSaved } from '#api/rules/money/purchases.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { noStep, stepPage } from '#machines/platform/step-page/step-page.ts'
import { type PurchaseStep, purchaseAt, purchaseRules } from './purchase.chart.ts'

type LineKey = 'quantity' | 'unit_price' | 'discount' | 'tax_rate'
type HeadKey = 'day' | 'reference' | 'note' | 'extra_cost'
type LineEdits = Readonly<Record<number, Partial<Record<LineKey, string>>>>

/** What a purchase's page is about. */
export interface PurchasePageTypes {
  record: Purchase
  step: PurchaseStep
  /** What was written and what came stand on the page. */
  asks: { readonly type: PurchaseStep['type']; readonly adding?: PurchaseAdding }
  own: {
    /** What was written over the stored draft, by field and by line. */
    readonly head: Partial<Record<HeadKey, string>>
    readonly edits: LineEdits
    readonly removed: readonly number[]
    /** What came, by line, as it was typed or scanned. */
    readonly pieces: Readonly<Record<number, string>>
    readonly update_prices: 0 | 1
    /** The code that was scanned last and is none of the purchase's. */
    readonly unknown: string
    /** The supplier's invoice as it is typed. */
    readonly invoice: { readonly number: string; readonly day: string }
  }
  events:
    | { type: 'SET'; key: HeadKey; value: string }
    | { type: 'SET_LINE'; line: number; key: LineKey; value: string }
    | { type: 'REMOVE_LINE'; line: number }
    | { type: 'SCAN'; code: string }
    | { type: 'SET_PIECES'; line: number; pieces: string }
    | { type: 'TAKE_REST' }
    | { type: 'SET_PRICES'; to: 0 | 1 }
    | { type: 'SET_INVOICE'; key: 'number' | 'day'; value: string }
}
type Own = PurchasePageTypes['own']

const written = { head: {}, edits: {}, removed: [] } as const
const blank = { number: '', day: '' } as const
const arrived = { pieces: {}, unknown: '' } as const

/** One purchase on the screen: its draft is written, what comes is scanned, and it is taken from one state to another. */
export const purchasePageMachine = stepPage<PurchasePageTypes>({
  id: 'purchasePage',
  own: () => ({ ...written, ...arrived, update_prices: 0, invoice: blank }),
  chart: chartOf,
  rules: [...purchaseRules, draftSaved, noStep],
  // What is written is saved before it is ordered.
  refusals: (at, event) => [
    ...refusals(at, event),
    ...(event.type === 'ORDER' ? broken([draftSaved], at.context) : []),
  ],
  filled: (step, context) => {
    const { type } = step
    if (type === 'WRITE') return { type, draft: draftOf(context.record, context), adding: step.adding ?? null }
    if (type === 'RECEIVE') return { type, pieces: piecesIn(context), update_prices: context.update_prices }
    if (type === 'INVOICE') return { type, ...context.invoice }
    return { type }
  },
  questions: { confirming: 'isForGood' },
  choices: {
    SET: ({ key, value }, { head }) => ({ head: { ...head, [key]: value } }),
    SET_LINE: ({ line, key, value }, { edits }) => ({ edits: { ...edits, [line]: { ...edits[line], [key]: value } } }),
    REMOVE_LINE: ({ line }, { removed }) => ({ removed: [...removed, line] }),
    SCAN: ({ code }, { record, pieces }) => {
      const line = lineOf(record?.lines ?? [], code)
      if (line === undefined) return { unknown: code }
      const before = wholeOf(pieces[line] ?? '0')
      return { unknown: '', pieces: { ...pieces, [line]: String(Number.isNaN(before) ? 1 : before + 1) } }
    },
    SET_PIECES: (event, { pieces }) => ({ pieces: { ...pieces, [event.line]: event.pieces } }),
    TAKE_REST: (_, { record }) => ({
      unknown: '',
      pieces: Object.fromEntries(
        (record?.lines ?? []).flatMap(({ line, quantity, received }) =>
          quantity > received ? [[line, String(quantity - received)]] : [],
        ),
      ),
    }),
    SET_INVOICE: ({ key, value }, { invoice }) => ({ invoice: { ...invoice, [key]: value } }),
    SET_PRICES: ({ to }) => ({ update_prices: to }),
  },
  // What was sent is stored.
  stored: ({ command }) => {
    if (command?.type === 'WRITE') return written
    if (command?.type === 'RECEIVE') return arrived
    return command?.type === 'INVOICE' ? { invoice: blank } : {}
  },
  parts: {
    guards: { isForGood: ({ context: { command } }) => ['CLOSE', 'CANCEL', 'REOPEN'].includes(command?.type ?? '') },
  },
})

/** Where a purchase stands in its chart, with what is not saved of it. */
export function chartOf({ status, lines }: Purchase, context: Own) {
  return purchaseAt(status, {
    lines: lines.map(({ line, quantity, received }) => ({ line, quantity, received })),
    unsaved: isWritten(context),
  })
}

/** Whether something was written over the stored draft. */
export function isWritten({ head, edits, removed }: Own): boolean {
  return Object.keys(head).length > 0 || Object.keys(edits).length > 0 || removed.length > 0
}

/** Whether something was written or scanned that is not sent. */
export function hasUnsent(context: Own): boolean {
  return isWritten(context) || piecesIn(context).length > 0 || context.invoice.number !== ''
}

/** The draft as it stands on the page. */
export function draftOf(record: Purchase | null, { head, edits, removed }: Own): PurchaseDraft {
  const { day = '', reference = '', note = '', extra_cost = '' } = record ?? {}
  return {
    ...{ day, reference, note, extra_cost, ...head },
    lines: (record?.lines ?? [])
      .filter(({ line }) => !removed.includes(line))
      .map(({ line, quantity, unit_price, discount, tax_rate }) => ({
        ...{ line, quantity: String(quantity), unit_price, discount, tax_rate: String(tax_rate), ...edits[line] },
      })),
  }
}

/** The line whose barcode or stock code this is. */
function lineOf(lines: readonly PurchaseLine[], code: string): number | undefined {
  const asked = code.trim()
  return lines.find(({ barcode, stock_code }) => asked !== '' && (barcode === asked || stock_code === asked))?.line
}

function piecesIn({ pieces }: Own) {
  return Object.entries(pieces).flatMap(([line, quantity]) =>
    quantity.trim() === '' ? [] : [{ line: Number(line), quantity }],
  )
}

import type { ContentsLine } from '#machines/platform/chapter/chapter.types.ts'
import type { Chart, ChartGuard } from '#machines/platform/chart.types.ts'

/** The shop's own workflows, in the order in which an analyst looks for them; whatever is not named here belongs to the panel. */
export const shopShelf: readonly string[] = [
  'order',
  'refund',
  'invoice',
  'shipment',
  'picking',
  'productForm',
  'fastSale',
  'newOrder',
  'tillSession',
  'collection',
  'cheque',
  'givenCheque',
  'purchase',
  'incomingInvoice',
  'stockCount',
  'stockEntry',
  'productListing',
  'productMatch',
  'productReview',
  'customerMessage',
]

/** The lines of the contents: the shop's workflows first, and the panel's in the book's order. */
export function contentsLines(charts: readonly Chart[]): ContentsLine[] {
  const place = ({ id }: Chart) => (shopShelf.includes(id) ? shopShelf.indexOf(id) : shopShelf.length)
  return [...charts].sort((one, other) => place(one) - place(other)).map(lineOf)
}

function lineOf({ id, title, about, states, transitions }: Chart): ContentsLine {
  const rules = transitions.flatMap(({ guard }) => (guard ? rulesIn(guard) : []))
  const shelf = shopShelf.includes(id) ? 'shop' : 'panel'
  return {
    ...{ id, title, about, shelf },
    states: states.length - 1,
    arrows: transitions.length,
    rules: new Set(rules).size,
  }
}

/** The ids of the rules of a guard. */
function rulesIn(guard: ChartGuard): string[] {
  if (guard.kind === 'leaf') return guard.rule ? [guard.name] : []
  return guard.parts.flatMap(rulesIn)
}

import type { Holder } from '#api/rules/platform/session.ts'
import { type StockCountEvent, stockCountChart } from '#machines/catalog/stock-count/stock-count.chart.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { counter, watching } from '#tests/paths/platform/people.ts'

/** What the ledger has of the two goods on the shelf. */
const untouched = [5, 3].map((expected, line) => ({ line, expected, counted: null, reason: '' }))

/** The life of a count: of a shelf with two goods of an empty one and of one with too many, for someone who may count and for someone who may only look. */
export default paths(stockCountChart)({
  inputs: { full: { size: 2, lines: untouched }, empty: { size: 0, lines: [] }, huge: { size: 5_001, lines: [] } },
  events: ({ context: { lines } }) => [
    ...[counter, watching].flatMap(
      (by) =>
        [
          { type: 'FREEZE', by },
          { type: 'REVIEW', by },
          { type: 'RECOUNT', by },
          { type: 'BOOK', by },
          { type: 'CANCEL', by },
        ] as const,
    ),
    ...(lines[0]?.counted === null ? [counted(counter, 0, 4)] : []),
    ...(lines[1]?.counted === null ? [counted(counter, 1, 3)] : []),
    counted(counter, 1, -9),
    counted(counter, 7, 1),
    { type: 'COUNT', by: counter, pieces: [] },
    counted(watching, 0, 4),
    explained(counter, 0),
    explained(counter, 1),
    { type: 'EXPLAIN', by: counter, reasons: [] },
    explained(watching, 0),
  ],
  key: ({ value, context }) => JSON.stringify([value, context]),
})

function counted(by: Holder, line: number, quantity: number): StockCountEvent {
  return { type: 'COUNT', by, pieces: [{ line, quantity }] }
}

function explained(by: Holder, line: number): StockCountEvent {
  return { type: 'EXPLAIN', by, reasons: [{ line, reason: 'Kırık' }] }
}

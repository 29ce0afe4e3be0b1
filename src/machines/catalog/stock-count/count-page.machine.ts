import type { CountLine, StockCount } from '#api/contract/catalog/stock-counts.ts'
import { wholeOf } from '#api/rules/catalog/product-facts.ts'
import { noStep, stepPage } from '#machines/platform/step-page/step-page.ts'
import { type StockCountStep, stockCountAt, stockCountRules } from './stock-count.chart.ts'

/** What was typed or scanned of lines, by their places. */
type ByLine = Readonly<Record<number, string>>

/** What a count's page is about. */
export interface CountPageTypes {
  record: StockCount
  step: StockCountStep
  /** What was counted and why it differs stand on the page. */
  asks: { readonly type: StockCountStep['type'] }
  own: {
    /** What this person counted since they last sent it. */
    readonly pieces: ByLine
    readonly reasons: ByLine
    /** The code that was scanned last and is none of the count's. */
    readonly unknown: string
    /** The line that was scanned last. */
    readonly scanned: number | null
  }
  events:
    | { type: 'SCAN'; code: string }
    | { type: 'SET_PIECES'; line: number; pieces: string }
    | { type: 'SET_REASON'; line: number; reason: string }
}

const blank = { pieces: {}, reasons: {}, unknown: '', scanned: null } as const

/** One stock count on the screen: it is counted by scanner, its differences are explained, and it is taken from one state to another. */
export const countPageMachine = stepPage<CountPageTypes>({
  id: 'countPage',
  own: () => blank,
  chart: chartOf,
  rules: [...stockCountRules, noStep],
  filled: ({ type }, { pieces, reasons }) => {
    if (type === 'COUNT') return { type, pieces: numbersIn(pieces) }
    if (type === 'EXPLAIN') return { type, reasons: textsIn(reasons) }
    return { type }
  },
  questions: { confirming: 'isForGood' },
  choices: {
    SCAN: ({ code }, { record, pieces }) => {
      const line = lineOf(record?.lines ?? [], code)
      if (line === undefined) return { unknown: code, scanned: null }
      const before = wholeOf(pieces[line] ?? '0')
      return {
        unknown: '',
        scanned: line,
        pieces: { ...pieces, [line]: String(Number.isNaN(before) ? 1 : before + 1) },
      }
    },
    SET_PIECES: (event, { pieces }) => ({ pieces: { ...pieces, [event.line]: event.pieces } }),
    SET_REASON: ({ line, reason }, { reasons }) => ({ reasons: { ...reasons, [line]: reason } }),
  },
  // What was sent is stored; whatever else was typed stays.
  stored: ({ command }) =>
    command?.type === 'COUNT' ? { pieces: {}, scanned: null } : command?.type === 'EXPLAIN' ? { reasons: {} } : {},
  parts: {
    guards: { isForGood: ({ context: { command } }) => command?.type === 'BOOK' || command?.type === 'CANCEL' },
  },
})

/** Where a count stands in its chart. */
export function chartOf({ status, size, lines }: StockCount) {
  return stockCountAt(status, {
    size,
    lines: lines.map(({ line, expected, counted, reason }) => ({ line, expected, counted, reason })),
  })
}

/** Whether something was counted or written that is not sent. */
export function hasUnsent({ pieces, reasons }: CountPageTypes['own']): boolean {
  return numbersIn(pieces).length > 0 || textsIn(reasons).length > 0
}

/** The line whose barcode or stock code this is. */
function lineOf(lines: readonly CountLine[], code: string): number | undefined {
  const asked = code.trim()
  return lines.find(({ barcode, stock_code }) => asked !== '' && (barcode === asked || stock_code === asked))?.line
}

function numbersIn(pieces: ByLine) {
  return Object.entries(pieces).flatMap(([line, typed]) => {
    const quantity = wholeOf(typed)
    return Number.isNaN(quantity) ? [] : [{ line: Number(line), quantity }]
  })
}

function textsIn(reasons: ByLine) {
  return Object.entries(reasons).flatMap(([line, reason]) =>
    reason.trim() === '' ? [] : [{ line: Number(line), reason: reason.trim() }],
  )
}

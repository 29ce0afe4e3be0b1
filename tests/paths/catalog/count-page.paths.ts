import { type SnapshotFrom, transition } from 'xstate'
import type { CountLine, StockCount } from '#api/contract/catalog/stock-counts.ts'
import { failure } from '#api/contract/platform/failure.ts'
import { chartOf, countPageMachine } from '#machines/catalog/stock-count/count-page.machine.ts'
import { stockCountChart } from '#machines/catalog/stock-count/stock-count.chart.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { counter, watching } from '#tests/paths/platform/people.ts'

const lineOf = (line: number, expected: number): CountLine => ({
  ...{ line, variant_id: 70 + line, name: 'Kupa', options: '', stock_code: `SAY-${line}`, barcode: '', shelf: 'A1' },
  ...{ expected, counted: null, reason: '' },
})
const draft: StockCount = {
  ...{ id: 7, version: 1, name: 'Kasım sayımı', shelf: 'A1', status: 'draft', size: 2, lines: [], user: 'Ayşe Demir' },
  ...{ frozen_at: null, booked_at: null, created_at: '2026-11-20T10:00:00.000Z' },
}
const empty: StockCount = { ...draft, size: 0 }
const huge: StockCount = { ...draft, size: 5_001 }
const both = [lineOf(0, 5), lineOf(1, 3)]
const frozen: StockCount = { ...draft, status: 'frozen', lines: both, frozen_at: '2026-11-21T10:00:00.000Z' }
const counted: StockCount = { ...frozen, status: 'counting', lines: [{ ...lineOf(0, 5), counted: 4 }, lineOf(1, 3)] }

/** Another was faster. */
const stale = failure('conflict', { status: 409, error: 'conflict.stale', rules: [{ id: 'conflict.stale' }] })

type Snapshot = SnapshotFrom<typeof countPageMachine>

/** One count on its screen, for someone who may count and for someone who may only look. */
export default paths(countPageMachine)({
  inputs: { counting: { id: 7, holder: counter }, looking: { id: 7, holder: watching } },
  events: ({ context: { record: count, holder, pieces, reasons } }) => [
    ...(['FREEZE', 'REVIEW', 'RECOUNT', 'BOOK', 'CANCEL'] as const).map(
      (type) => ({ type: 'STEP', step: { type } }) as const,
    ),
    ...(count?.status === 'frozen' || count?.status === 'counting'
      ? ([{ type: 'STEP', step: { type: 'COUNT' } }] as const)
      : []),
    ...(count?.status === 'review' ? ([{ type: 'STEP', step: { type: 'EXPLAIN' } }] as const) : []),
    ...(count?.status === 'frozen' && holder.permissions.includes(602) && Object.keys(pieces).length === 0
      ? ([
          { type: 'SET_PIECES', line: 0, pieces: '4' },
          { type: 'SET_PIECES', line: 7, pieces: '1' },
          { type: 'SCAN', code: 'YOK' },
          { type: 'SET_PIECES', line: 0, pieces: '-9' },
        ] as const)
      : []),
    ...(count?.status === 'review' && Object.keys(reasons).length === 0
      ? [0, 1].map((line) => ({ type: 'SET_REASON', line, reason: 'Kırık' }) as const)
      : []),
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    { type: 'RETRY' },
    { type: 'REFRESH' },
  ],
  answers: {
    open: {
      done: [draft, empty, huge, frozen, counted],
      failed: [failure('network'), failure('notFound', { status: 404 })],
    },
    // Several people send what they counted: nobody is told that another was faster.
    send: (snapshot) => ({
      done: [after(snapshot)],
      failed: [failure('network'), ...(snapshot.context.command?.type === 'COUNT' ? [] : [stale])],
    }),
  },
  key: ({ value, context: { holder, record, pieces, reasons, unknown, command } }) =>
    JSON.stringify([value, holder, record?.status, record?.size, record?.lines, pieces, reasons, unknown, command]),
})

/** The count as the server answers it after the step: what its chart makes of it. */
function after({ context: { record, command: step, holder } }: Snapshot): StockCount {
  const before = record ?? draft
  const [{ value, context }] = transition(stockCountChart, chartOf(before), {
    ...(step ?? { type: 'REVIEW' }),
    by: holder,
  })
  const lines = (before.lines.length > 0 || value === 'draft' || value === 'cancelled' ? before.lines : both).map(
    (line, at) => ({
      ...line,
      ...(context.lines[at] ?? {}),
    }),
  )
  return { ...before, status: value, lines, version: before.version + 1 }
}

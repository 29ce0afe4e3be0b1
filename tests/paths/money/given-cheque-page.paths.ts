import { type SnapshotFrom, transition } from 'xstate'
import type { GivenCheque } from '#api/contract/money/given-cheques.ts'
import { failure } from '#api/contract/platform/failure.ts'
import { givenChequeChart } from '#machines/money/given-cheque/given-cheque.chart.ts'
import { givenChartOf, givenChequePageMachine } from '#machines/money/given-cheque/given-cheque-page.machine.ts'
import { places } from '#tests/fixtures/cheques.fixture.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { auditor, bookkeeper } from '#tests/paths/platform/people.ts'
import { wrongDays } from './given-cheque.paths.ts'

const due: GivenCheque = {
  ...{ id: 7, version: 1, status: 'given', number: '9000001', supplier: { id: places.supplier, name: 'Toptancı' } },
  account: { id: places.bank, kind: 'bank', name: 'Çek bankası', currency: 'TRY' },
  ...{ currency: 'TRY', amount: '1250.50', due_on: '2026-11-20', given_on: '2026-11-05', note: '' },
  ...{ today: '2026-11-23', last_on: '2026-11-05', closed_until: '2026-10-31', user: 'Ayşe Demir', history: [] },
}
const early: GivenCheque = { ...due, due_on: '2098-01-01' }
const cleared: GivenCheque = { ...due, status: 'cleared' }

/** Another was faster. */
const stale = failure('conflict', { status: 409, error: 'conflict.stale', rules: [{ id: 'conflict.stale' }] })

type Snapshot = SnapshotFrom<typeof givenChequePageMachine>

/** One given cheque on its screen, for someone who keeps the books and for someone who only looks. */
export default paths(givenChequePageMachine)({
  inputs: { keeping: { id: 7, holder: bookkeeper }, looking: { id: 7, holder: auditor } },
  events: ({ context: { record, holder, day } }) => [
    ...(['CLEAR', 'TAKE_BACK', 'BOUNCE', 'RETURN'] as const).map((type) => ({ type: 'STEP', step: { type } }) as const),
    ...(record?.status === 'given' && holder === bookkeeper && day === ''
      ? wrongDays.map((day) => ({ type: 'SET_DAY', day }) as const)
      : []),
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    { type: 'RETRY' },
    { type: 'REFRESH' },
  ],
  answers: {
    open: {
      done: [due, early, cleared],
      failed: [failure('network'), failure('notFound', { status: 404 })],
    },
    send: (snapshot) => ({ done: [after(snapshot)], failed: [failure('network'), stale] }),
  },
  key: ({ value, context: { holder, record, day, command } }) =>
    JSON.stringify([value, holder, record?.status, record?.due_on, day, command]),
})

/** The cheque as the server answers it after the step: what its chart makes of it. */
function after({ context: { record, command: step, holder } }: Snapshot): GivenCheque {
  const before = record ?? due
  const [{ value }] = transition(givenChequeChart, givenChartOf(before), {
    ...(step ?? { type: 'BOUNCE' }),
    by: holder,
  })
  return { ...before, status: value, version: before.version + 1 }
}

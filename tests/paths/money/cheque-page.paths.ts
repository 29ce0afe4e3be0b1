import { type SnapshotFrom, transition } from 'xstate'
import type { Cheque } from '#api/contract/money/cheques.ts'
import { failure } from '#api/contract/platform/failure.ts'
import { chequeChart } from '#machines/money/cheque/cheque.chart.ts'
import { chartOf, chequePageMachine } from '#machines/money/cheque/cheque-page.machine.ts'
import { places } from '#tests/fixtures/cheques.fixture.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { auditor, bookkeeper } from '#tests/paths/platform/people.ts'
import { wrongDays } from './given-cheque.paths.ts'

const bank = { id: places.bank, kind: 'bank', name: 'Çek bankası', currency: 'TRY' } as const
const cash = { id: places.cash, kind: 'cash', name: 'Çek kasası', currency: 'TRY' } as const

const due: Cheque = {
  ...{ id: 7, version: 1, status: 'portfolio', number: '7000001', bank: 'Ziraat', branch: 'Kadıköy' },
  ...{ drawer: 'Yılmaz Ticaret', iban: '', customer: { id: 5, name: 'Zeynep Yılmaz' }, currency: 'TRY' },
  ...{ amount: '1250.50', due_on: '2026-11-20', received_on: '2026-11-05', today: '2026-11-23' },
  ...{ collection_id: null, orders: [], account: null, supplier: null, accounts: [bank, cash], user: 'Ayşe Demir' },
  ...{ last_on: '2026-11-05', closed_until: '2026-10-31', note: '', history: [] },
}
const early: Cheque = { ...due, due_on: '2098-01-01' }
const deposited: Cheque = { ...due, status: 'deposited', account: bank }
const endorsed: Cheque = { ...due, status: 'endorsed', supplier: { id: places.supplier, name: 'Toptancı' } }

/** Another was faster. */
const stale = failure('conflict', { status: 409, error: 'conflict.stale', rules: [{ id: 'conflict.stale' }] })

type Snapshot = SnapshotFrom<typeof chequePageMachine>

/** One cheque on its screen, for someone who keeps the books and for someone who only looks. */
export default paths(chequePageMachine)({
  inputs: { keeping: { id: 7, holder: bookkeeper }, looking: { id: 7, holder: auditor } },
  events: ({ context: { record, holder, account_id, supplier_id, day } }) => [
    ...(['ENDORSE', 'DEPOSIT', 'TAKE_BACK', 'BOUNCE', 'RETURN'] as const).map(
      (type) => ({ type: 'STEP', step: { type } }) as const,
    ),
    // What was paid goes into the account that is proposed, or into none that there is.
    ...(account_id === places.cash ? [] : ([{ type: 'STEP', step: { type: 'CLEAR' } }] as const)),
    ...(record?.status === 'portfolio' &&
    holder === bookkeeper &&
    account_id === null &&
    supplier_id === null &&
    day === ''
      ? ([
          { type: 'SET_ACCOUNT', account_id: places.cash },
          { type: 'SET_ACCOUNT', account_id: 1 },
          { type: 'SET_SUPPLIER', supplier_id: places.supplier },
          ...wrongDays.map((day) => ({ type: 'SET_DAY', day }) as const),
        ] as const)
      : []),
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    { type: 'RETRY' },
    { type: 'REFRESH' },
  ],
  answers: {
    open: {
      done: [due, early, deposited, endorsed],
      failed: [failure('network'), failure('notFound', { status: 404 })],
    },
    send: (snapshot) => ({ done: [after(snapshot)], failed: [failure('network'), stale] }),
  },
  key: ({ value, context: { holder, record, account_id, supplier_id, day, command } }) =>
    JSON.stringify([value, holder, record?.status, record?.due_on, account_id, supplier_id, day, command]),
})

/** The cheque as the server answers it after the step: what its chart makes of it. */
function after({ context: { record, command: step, holder } }: Snapshot): Cheque {
  const before = record ?? due
  const [{ value }] = transition(chequeChart, chartOf(before), { ...(step ?? { type: 'BOUNCE' }), by: holder })
  return { ...before, status: value, version: before.version + 1 }
}

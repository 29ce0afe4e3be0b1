import type { SnapshotFrom } from 'xstate'
import { failure } from '#api/contract/platform/failure.ts'
import { type Transfer, transferActionsMachine } from '#machines/sales/transfer-actions/transfer-actions.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { orderReader, seller } from '#tests/paths/platform/people.ts'
import { receivings } from './payment.events.ts'

const unpaid: Transfer = {
  id: 7,
  version: 1,
  number: '2026-000007',
  status: 'awaiting_payment',
  payment_status: 'not_paid',
  payment_method: 'money_transfer',
  total: '100.00',
  paid_total: '0.00',
  currency: 'TRY',
}

const payment_defaults = {
  accounts: [{ id: 1, kind: 'bank' as const, name: 'Banka', currency: 'TRY' }],
  account_id: 1,
  day: '2026-11-20',
  closed_until: '2020-12-31',
}

/** Another was faster. */
const stale = failure('conflict', { status: 409, error: 'conflict.stale', rules: [{ id: 'conflict.stale' }] })

/** What the walks find in the list: what waits, what was paid, and what has ended unpaid. */
const transfers: readonly Transfer[] = [
  unpaid,
  { ...unpaid, payment_status: 'paid' },
  { ...unpaid, status: 'cancelled' },
  { ...unpaid, status: 'rejected', payment_method: 'bank_transfer' },
]

/** Transfers in their list, for someone who may take orders further and for someone who only reads them. */
export default paths(transferActionsMachine)({
  inputs: { selling: { holder: seller }, reading: { holder: orderReader } },
  events: ({ value, context }) => [
    ...(value === 'receiving' ? receivings(context) : []),
    ...transfers.flatMap((record) =>
      (['MARK_PAID', 'MARK_NOT_PAID'] as const).map((type) => ({ type: 'STEP', record, step: { type } }) as const),
    ),
    { type: 'CONFIRM' },
    { type: 'CANCEL' },
    { type: 'RETRY' },
    { type: 'REFRESH' },
  ],
  answers: {
    look: ({ context: { record } }) => ({
      done: [{ ...(record ?? unpaid), payment_defaults }],
      failed: [failure('network')],
    }),
    send: (snapshot) => ({ done: [after(snapshot)], failed: [failure('network'), stale] }),
  },
  key: ({ value, context: { holder, record, command, payment } }) =>
    JSON.stringify([
      ...[value, holder, record?.status, record?.payment_status, command],
      value === 'receiving' ? payment : null,
    ]),
})

/** The order as the server answers it. */
function after({ context: { record, command } }: SnapshotFrom<typeof transferActionsMachine>): Transfer {
  const before = record ?? unpaid
  const payment_status = command?.type === 'MARK_PAID' ? 'paid' : 'not_paid'
  return { ...before, version: before.version + 1, payment_status }
}

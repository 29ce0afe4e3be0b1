import { failure } from '#api/contract/platform/failure.ts'
import { type Transfer, transferDeskMachine } from '#machines/sales/transfer-desk/transfer-desk.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { orderReader, seller } from '#tests/paths/platform/people.ts'

const unpaid: Transfer = {
  id: 7,
  version: 1,
  number: '2026-000007',
  status: 'awaiting_payment',
  payment_status: 'not_paid',
  payment_method: 'money_transfer',
}

/** What the walks find in the list: what waits, what was paid, and what has ended unpaid. */
const transfers: readonly Transfer[] = [
  unpaid,
  { ...unpaid, payment_status: 'paid' },
  { ...unpaid, status: 'cancelled' },
  { ...unpaid, status: 'rejected', payment_method: 'bank_transfer' },
]

/** Transfers in their list, for someone who may take orders further and for someone who only reads them. */
export default paths(transferDeskMachine)({
  inputs: { selling: { holder: seller }, reading: { holder: orderReader } },
  events: () => [
    ...transfers.flatMap((transfer) =>
      (['MARK_PAID', 'MARK_NOT_PAID'] as const).map((step) => ({ type: 'PAY', transfer, step }) as const),
    ),
    { type: 'RETRY' },
    { type: 'CANCEL' },
  ],
  answers: { pay: { done: [{}], failed: [failure('network')] } },
  key: ({ value, context: { holder, transfer, step } }) =>
    JSON.stringify([value, holder, transfer?.status, transfer?.payment_status, step]),
})

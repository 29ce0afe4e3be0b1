import { fromPromise } from 'xstate'
import { orderCalls } from '#api/client/sales/order.ts'
import { type Paying, transferDeskMachine } from '#machines/sales/transfer-desk/transfer-desk.machine.ts'
import { http } from '#screens/platform/wiring/http.ts'

const calls = orderCalls(http)

/** The list of bank transfers, with its call. */
export const transferDesk = transferDeskMachine.provide({
  actors: {
    pay: fromPromise<unknown, Paying>(({ input: { transfer, step, key } }) =>
      calls.pay(transfer.id, step === 'MARK_PAID' ? 'paid' : 'not_paid', transfer.version, key),
    ),
  },
})

import { fromPromise } from 'xstate'
import { orderOperations } from '#api/operations/sales/orders.ts'
import { type Paying, transferDeskMachine } from '#machines/sales/transfer-desk/transfer-desk.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** The list of bank transfers, with its call. */
export const transferDesk = transferDeskMachine.provide({
  actors: {
    pay: fromPromise<unknown, Paying>(({ input: { transfer, step, key } }) =>
      call(orderOperations.pay, {
        params: { id: transfer.id },
        body: { payment_status: step === 'MARK_PAID' ? 'paid' : 'not_paid', version: transfer.version },
        key,
      }),
    ),
  },
})

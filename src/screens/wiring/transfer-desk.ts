import { fromPromise } from 'xstate'
import { orderCalls } from '#api/client/order.ts'
import { type Paying, transferDeskMachine } from '#machines/transfer-desk/transfer-desk.machine.ts'
import { http } from './http.ts'

const calls = orderCalls(http)

/** The list of bank transfers, with its call. */
export const transferDesk = transferDeskMachine.provide({
  actors: {
    pay: fromPromise<unknown, Paying>(({ input: { transfer, step, key } }) =>
      calls.pay(transfer.id, step === 'MARK_PAID' ? 'paid' : 'not_paid', transfer.version, key),
    ),
  },
})

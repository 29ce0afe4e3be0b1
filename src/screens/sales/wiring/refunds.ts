import { fromPromise } from 'xstate'
import { orderCalls } from '#api/client/sales/order.ts'
import { oneRefundCalls } from '#api/client/sales/refund.ts'
import type { RefundMove } from '#api/contract/sales/refunds.ts'
import type { OpeningSending } from '#machines/sales/refund-opening/refund-opening.context.ts'
import { refundOpeningMachine } from '#machines/sales/refund-opening/refund-opening.machine.ts'
import type { RefundSending } from '#machines/sales/refund-page/refund-page.context.ts'
import { refundPageMachine } from '#machines/sales/refund-page/refund-page.machine.ts'
import { http } from '#screens/platform/wiring/http.ts'

const calls = oneRefundCalls(http)
const orders = orderCalls(http)

/** One refund on its page, with its calls. */
export const refundPage = refundPageMachine.provide({
  actors: {
    open: fromPromise(({ input: { id } }: { input: { id: number } }) => calls.get(id)),
    send: fromPromise(({ input }: { input: RefundSending }) => send(input)),
  },
})

function send({ id, version, doing, to, key }: RefundSending) {
  switch (doing.type) {
    case 'DECIDE':
      return calls.decide(id, doing.line_id, doing.decision, key)
    case 'RECEIVE':
      return calls.receive(id, doing.restock, version, key)
    case 'PAY_BACK':
      return calls.payBack(id, doing.account?.id ?? null, key)
    default:
      return calls.move(id, to.replace('decision.', '') as RefundMove['status'], version, key)
  }
}

/** Opening a refund of an order, with its calls. */
export const refundOpening = refundOpeningMachine.provide({
  actors: {
    look: fromPromise(({ input: { id } }: { input: { id: number } }) => orders.get(id)),
    send: fromPromise(({ input: { order_id, draft, key } }: { input: OpeningSending }) =>
      calls.open(order_id, draft, key),
    ),
  },
})

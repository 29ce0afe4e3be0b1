import { fromPromise } from 'xstate'
import { orderOperations } from '#api/operations/sales/orders.ts'
import { leadsTo } from '#api/rules/sales/order-steps.ts'
import type { Sending } from '#machines/sales/order-page/order-page.context.ts'
import { orderPageMachine } from '#machines/sales/order-page/order-page.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** One order on its page, with its calls. */
export const orderPage = orderPageMachine.provide({
  actors: {
    open: fromOperation(orderOperations.read, ({ id }: { id: number }) => ({ params: { id } })),
    send: fromPromise(({ input }: { input: Sending }) => send(input)),
  },
})

function send({ id, version, doing, key }: Sending) {
  const params = { id }
  if (doing.kind === 'note') return call(orderOperations.note, { params, body: { note: doing.note }, key })
  if (doing.kind === 'restock') return call(orderOperations.restock, { params, body: { lines: doing.lines }, key })
  if (doing.kind === 'address') {
    const { of, address } = doing
    return call(orderOperations.changeAddress, { params, body: { of, address, version }, key })
  }
  const { step } = doing
  const status = leadsTo(step)
  if (status) {
    const lines = step.type === 'RETURN' ? { lines: step.lines } : {}
    return call(orderOperations.move, { params, body: { status, version, ...lines }, key })
  }
  const payment_status = step.type === 'MARK_PAID' ? 'paid' : 'not_paid'
  return call(orderOperations.pay, { params, body: { payment_status, version }, key })
}

import { fromPromise } from 'xstate'
import { orderOperations } from '#api/operations/sales/orders.ts'
import type { Sending } from '#machines/platform/step-page/step-page.types.ts'
import { leadsTo } from '#machines/sales/order/order.chart.ts'
import type { OrderPageTypes } from '#machines/sales/order-page/order-page.context.ts'
import { orderPageMachine } from '#machines/sales/order-page/order-page.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { markPayment } from './payment.ts'

/** One order on its page, with its calls. */
export const orderPage = orderPageMachine.provide({
  actors: {
    open: fromOperation(orderOperations.read, ({ id }: { id: number }) => ({ params: { id } })),
    send: fromPromise(({ input }: { input: Sending<OrderPageTypes> }) => send(input)),
  },
})

function send({ record: { id, version }, command, key }: Sending<OrderPageTypes>) {
  const params = { id }
  if (command.type === 'NOTE') return call(orderOperations.note, { params, body: { note: command.note }, key })
  if (command.type === 'RESTOCK') return call(orderOperations.restock, { params, body: { lines: command.lines }, key })
  if (command.type === 'REST') {
    const { line_id, choice } = command
    return call(orderOperations.decideRest, { params, body: { line_id, choice, version }, key })
  }
  if (command.type === 'ADDRESS') {
    const { of, address } = command
    return call(orderOperations.changeAddress, { params, body: { of, address, version }, key })
  }
  const status = leadsTo(command)
  if (status) {
    const lines = command.type === 'RETURN' ? { lines: command.lines } : {}
    return call(orderOperations.move, { params, body: { status, version, ...lines }, key })
  }
  return markPayment({ id, version }, command, key)
}

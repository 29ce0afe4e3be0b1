import { fromPromise } from 'xstate'
import { orderCalls } from '#api/client/sales/order.ts'
import { leadsTo } from '#api/rules/sales/order-steps.ts'
import type { Sending } from '#machines/sales/order-page/order-page.context.ts'
import { orderPageMachine } from '#machines/sales/order-page/order-page.machine.ts'
import { http } from '#screens/platform/wiring/http.ts'

const calls = orderCalls(http)

/** One order on its page, with its calls. */
export const orderPage = orderPageMachine.provide({
  actors: {
    open: fromPromise(({ input: { id } }: { input: { id: number } }) => calls.get(id)),
    send: fromPromise(({ input }: { input: Sending }) => send(input)),
  },
})

function send({ id, version, doing, key }: Sending) {
  if (doing.kind === 'note') return calls.note(id, doing.note, key)
  if (doing.kind === 'restock') return calls.restock(id, doing.lines, key)
  if (doing.kind === 'address') return calls.address(id, doing.of, doing.address, version, key)
  const { step } = doing
  const status = leadsTo(step)
  if (status) return calls.move(id, status, step.type === 'RETURN' ? step.lines : null, version, key)
  return calls.pay(id, step.type === 'MARK_PAID' ? 'paid' : 'not_paid', version, key)
}

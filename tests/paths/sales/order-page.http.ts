import { expect } from 'vitest'
import type { Order } from '#api/contract/sales/orders.ts'
import { orderPage } from '#screens/sales/wiring/order.ts'
import { type NewOrder, newOrder, orderIn, removeOrder, setOrder } from '#tests/fixtures/orders.fixture.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import { seller } from '#tests/paths/platform/people.ts'
import spec from './order-page.paths.ts'

interface Desk extends World, NewOrder {}

/** An order of a real shop on its page. */
export default overHttp(spec)<typeof orderPage, Desk>({
  machine: orderPage,
  begin: async (shop) => ({ shop, ...(await newOrder(shop)), token: await shop.as(seller.permissions) }),
  input: ({ id }) => ({ id, holder: seller }),
  event: (event, { world: { line_id } }) => withLine(event, line_id),
  whose: ({ method }) => [method === 'GET' ? 'open' : 'send'],
  answers: {
    open: async (event, { world: { shop, id } }) => {
      const { output, error } = event as unknown as { output?: Order; error?: { kind: string } }
      if (error?.kind === 'network') return { how: 'lost' }
      if (output) await setOrder(shop, id, storedAs(output), output.lines[0]?.returned ?? 0)
      else await removeOrder(shop, id)
      return { how: 'through' }
    },
    send: async (event, { ahead, world: { shop, id } }) => {
      const { error } = event as unknown as { error?: { kind: string } }
      if (error?.kind === 'conflict') {
        // Somebody else was faster.
        const { version } = await orderIn(shop, id)
        await setOrder(shop, id, { version: version + 1 })
      }
      if (error?.kind !== 'network') return { how: 'through' }
      // An answer that is asked for again was lost on its way back: the step is taken, once.
      const again = ahead[0]?.event.type === 'RETRY' && ahead[1]?.event.type.startsWith('xstate.done')
      return { how: again ? 'answerLost' : 'lost' }
    },
  },
  see: async ({ value, context: { record } }, { shop, id }) => {
    if (value !== 'shown') return
    const { status, payment_status, version } = await orderIn(shop, id)
    expect(record).toMatchObject({ status, payment_status, version })
  },
})

/** The columns of an order that a walk finds. */
function storedAs({ status, payment_status, payment_method, shipping_address, invoice_address }: Order) {
  return { status, payment_status, payment_method, shipping_address, invoice_address }
}

/** The walk's line is another one here. */
function withLine<E extends { type: string }>(event: E, line_id: number): E {
  const { step } = event as E & { step?: { type: string; lines?: readonly { quantity: number }[] } }
  if (event.type === 'PIECES') return { ...event, line_id }
  if (!step?.lines) return event
  return { ...event, step: { ...step, lines: step.lines.map((line) => ({ ...line, line_id })) } }
}

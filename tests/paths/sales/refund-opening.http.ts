import { expect } from 'vitest'
import type { Order } from '#api/contract/sales/orders.ts'
import { refundOpening } from '#screens/sales/wiring/refunds.ts'
import { type NewOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import { orderToRefund, setRefunds, takeAllPieces } from './refund-opening.fixture.ts'
import spec from './refund-opening.paths.ts'

interface Desk extends World {
  readonly sold: NewOrder
  readonly order: Order
}

const holderOf = (input: string) => spec.inputs[input] as { order: Order; holder: { permissions: number[] } }

/** Opening a refund of an order of a real shop. */
export default overHttp(spec)<typeof refundOpening, Desk>({
  machine: refundOpening,
  begin: async (shop, { input }) => {
    const { order, holder } = holderOf(input)
    const sold = await orderToRefund(shop, order)
    const { body } = await shop.call('GET', `${ordersPath}/${sold.id}`)
    return { shop, sold, order: body.data, token: await shop.as(holder.permissions) }
  },
  input: ({ order }, { input }) => ({ order, holder: holderOf(input).holder }),
  event: async (event, { world: { shop, sold } }) => {
    if (event.type === 'ORDER')
      return { ...event, order: (await shop.call('GET', `${ordersPath}/${sold.id}`)).body.data }
    const { reason_id } = event as { reason_id?: number }
    const { plain, described } = shop.own.reason
    const reason = reason_id === undefined ? {} : { reason_id: reason_id === 1 ? plain : described }
    return 'line_id' in event ? { ...event, line_id: sold.line_id, ...reason } : event
  },
  whose: ({ method }) => [method === 'GET' ? 'look' : 'send'],
  answers: {
    look: async (event, { world: { shop, sold } }) => {
      const { output } = event as unknown as { output?: Order }
      if (!output) return { how: 'lost' }
      await setRefunds(shop, sold.id, output)
      return { how: 'through' }
    },
    send: async (event, { ahead, world: { shop, sold } }) => {
      const { error } = event as unknown as { error?: { kind: string } }
      if (error?.kind === 'refused') await takeAllPieces(shop, sold)
      if (error?.kind !== 'network') return { how: 'through' }
      // An answer that is asked for again was lost on its way back: the refund is opened once.
      const again = ahead[0]?.event.type === 'RETRY' && ahead[1]?.event.type.startsWith('xstate.done')
      return { how: again ? 'answerLost' : 'lost' }
    },
  },
  see: async ({ value, context: { typed, failure } }, { shop, sold }) => {
    if (value !== 'left' || failure) return
    const { body } = await shop.call('GET', `${ordersPath}/${sold.id}`)
    expect(typed).toEqual({})
    expect(body.data.refunds.rows.length).toBeLessThanOrEqual(1)
  },
})

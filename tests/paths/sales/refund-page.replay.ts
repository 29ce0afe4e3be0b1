import type { Refund } from '#api/contract/sales/refunds.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { accountBeside, newRefund, refundIn, removeRefund, setRefund } from '#tests/fixtures/refunds.fixture.ts'
import { opened, type Replay, sent } from '#tests/paths/cover/faces.ts'
import { refunder } from '#tests/paths/platform/people.ts'
import { type RefundWorld, refundConsequences } from './refund-page.consequences.ts'

/** A refund of a real shop, on its page: over HTTP and in the browser. */
export const refundReplay: Replay<RefundWorld> = {
  begin: async (shop) => {
    await accountBeside(shop)
    const order = await newOrder(shop, { status: 'delivered' })
    const { id, lines } = await newRefund(shop, order, 1)
    const token = await shop.as(refunder.permissions)
    return { shop, id, line_id: lines[0]?.id ?? 0, order_id: order.id, variant_id: order.variant_id, token }
  },
  whose: ({ method, path }) => {
    if (!path.startsWith('/v1/panel/order-refunds/')) return []
    return [method === 'GET' ? 'open' : 'send']
  },
  answers: {
    open: opened(
      ({ shop, id }, refund: Refund) => setRefund(shop, id, refund),
      ({ shop, id }) => removeRefund(shop, id),
    ),
    // Somebody else was faster.
    send: sent(async ({ shop, id }) => {
      const { version } = await refundIn(shop, id)
      await setRefund(shop, id, { version: version + 1 })
    }),
  },
  consequences: refundConsequences,
}

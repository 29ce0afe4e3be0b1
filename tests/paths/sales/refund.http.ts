import type { RefundDecision } from '#api/contract/sales/order-refunds.ts'
import type { RefundEvent } from '#machines/sales/refund/refund.chart.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { orderIn } from '#tests/fixtures/orders.fixture.ts'
import { newRefund, refundIn, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { chartOverHttp } from '#tests/paths/cover/chart-http.ts'
import { refundLister } from '#tests/paths/platform/people.ts'
import type { Shop } from '#tests/shop.ts'
import { orderOf } from './refund.fixture.ts'
import spec from './refund.paths.ts'

interface World {
  readonly shop: Shop
  readonly id: number
  readonly order_id: number
  readonly line_id: number
  readonly dollars: number
  readonly reader: string
}

/** A refund of one of an order's two pieces, from one stored status to another, with what its order got back. */
export default chartOverHttp(spec)<World>({
  begin: async (shop, { input }) => {
    const order = await orderOf(shop, input)
    const refund = await newRefund(shop, order, 1)
    const [account] = await shop.db
      .insert(accounts)
      .values({ shop_id: shop.own.shop_id, kind: 'bank', name: 'Dolar', currency: 'USD' })
      .returning({ id: accounts.id })
    return {
      shop,
      id: refund.id,
      order_id: order.id,
      line_id: refund.lines[0]?.id ?? 0,
      dollars: account?.id ?? 0,
      reader: await shop.as(refundLister.permissions),
    }
  },
  send: async (event, { shop, id, line_id, dollars, reader }) => {
    const { by, ...step } = event as RefundEvent
    const as = by.permissions.includes(1601) ? shop.admin : reader
    const { version } = await refundIn(shop, id)
    const path = `${refundsPath}/${id}`
    switch (step.type) {
      case 'DECIDE':
        return shop.call('PATCH', `${path}/lines/${line_id}`, { as, body: { decision: step.decision } })
      case 'RECEIVE':
        return shop.call('PATCH', `${path}/received`, { as, body: { restock: step.restock ? 1 : 0, version } })
      case 'PAY_BACK': {
        const account_id = step.account && (step.account.currency === 'USD' ? dollars : shop.own.account)
        return shop.call('POST', `${path}/pay-back`, { as, body: { account_id } })
      }
      default: {
        const status = step.type === 'APPROVE' ? 'accepted' : 'rejected'
        return shop.call('PATCH', `${path}/status`, { as, body: { status, version } })
      }
    }
  },
  stored: async ({ shop, id, order_id }) => {
    const { body } = await shop.call('GET', `${refundsPath}/${id}`)
    const { status, received, restock, lines } = body.data
    const { refunded_total } = await orderIn(shop, order_id)
    const decisions = lines.map(({ decision }: { decision: RefundDecision }) => decision)
    return { status, received: received === 1, restock: restock === 1, decisions, refunded_total }
  },
  expected: ({ context: { status, received, restock, lines, refunded_total } }) => ({
    status,
    received,
    restock,
    decisions: lines.map(({ decision }: { decision: RefundDecision }) => decision),
    refunded_total,
  }),
  first: ['auth.forbidden'],
})

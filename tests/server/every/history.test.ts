import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { introduceSeller, newInvoicable, newInvoice } from '#tests/fixtures/invoices.fixture.ts'
import { matches, newListing, newVariant } from '#tests/fixtures/matches.fixture.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { approvedRefund, decidedRefund, newRefund, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { newReview, reviews } from '#tests/fixtures/reviews.fixture.ts'
import { newShippable } from '#tests/fixtures/shipments.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What the log keeps of the steps of every kind of record: what was done, from where to where, and by whom. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await introduceSeller(shop)
})
afterAll(() => shop.close())

type Call = readonly ['POST' | 'PATCH', path: string, body?: unknown]
type Noted = readonly [subject: string, event: string, from: string | null, to: string | null]

const delivered = { status: 'delivered', payment_status: 'paid' } as const

/** What is asked of the server, and what is noted of it, in order. */
const steps: Readonly<Record<string, { make(): Promise<Call>; noted: readonly Noted[] }>> = {
  'accepting an order': {
    make: async () => move((await newOrder(shop)).id, 'accepted'),
    noted: [['orders', 'ACCEPT', 'pending', 'accepted']],
  },
  'preparing an order': {
    make: async () => move((await newOrder(shop, { status: 'accepted' })).id, 'preparing'),
    noted: [['orders', 'PREPARE', 'accepted', 'preparing']],
  },
  'cancelling an order': {
    make: async () => move((await newOrder(shop, { status: 'preparing' })).id, 'cancelled'),
    noted: [['orders', 'CANCEL', 'preparing', 'cancelled']],
  },
  'marking an order paid': {
    make: async () => [
      'PATCH',
      `${ordersPath}/${(await newOrder(shop)).id}/payment-status`,
      { payment_status: 'paid', version: 1 },
    ],
    noted: [['orders', 'MARK_PAID', 'pending', 'pending']],
  },
  'sending an order': {
    make: async () => [
      'POST',
      `${ordersPath}/${(await newShippable(shop)).id}/shipment`,
      { step: 'REGISTER', version: 1, shipping_method_id: shop.own.shipping_method },
    ],
    noted: [
      ['orders', 'REPORT_TO_CARGO', 'accepted', 'reported_to_cargo'],
      ['shipments', 'REGISTER', 'draft', 'registered'],
    ],
  },
  'issuing an invoice': {
    make: async () => ['POST', `${ordersPath}/${(await newInvoicable(shop)).id}/invoice`, { profile: 'earchive' }],
    noted: [
      ['invoices', 'ISSUE', 'none', 'waiting'],
      ['jobs', 'invoices.send', null, null],
    ],
  },
  'cancelling an invoice': {
    make: async () => {
      const { id } = await newInvoice(shop, { status: 'succeed' })
      return ['PATCH', `/v1/panel/invoices/${id}/status`, { step: 'CANCEL' }]
    },
    noted: [['invoices', 'CANCEL', 'succeed', 'none']],
  },
  'opening a refund': {
    make: async () => {
      const { id, line_id } = await newOrder(shop, delivered)
      const lines = [{ line_id, quantity: 1, reason_id: shop.own.reason.plain }]
      return ['POST', `${ordersPath}/${id}/refunds`, { lines }]
    },
    noted: [['order_refunds', 'OPEN', null, 'pending']],
  },
  'deciding about a line': {
    make: async () => {
      const { id, lines } = await newRefund(shop, await newOrder(shop, delivered), 1)
      return ['PATCH', `${refundsPath}/${id}/lines/${lines[0]?.id}`, { decision: 'rejected' }]
    },
    noted: [['order_refunds', 'DECIDE', 'pending', 'pending']],
  },
  'approving a refund': {
    make: async () => {
      const { id, version } = await decidedRefund(shop, await newOrder(shop, delivered), 1)
      return ['PATCH', `${refundsPath}/${id}/status`, { status: 'accepted', version }]
    },
    noted: [['order_refunds', 'APPROVE', 'pending', 'accepted']],
  },
  'paying a refund back': {
    make: async () => {
      const { id } = await approvedRefund(shop, await newOrder(shop, delivered), 1)
      return ['POST', `${refundsPath}/${id}/pay-back`, { account_id: shop.own.account }]
    },
    noted: [
      ['orders', 'REFUND', 'delivered', 'delivered'],
      ['order_refunds', 'PAY_BACK', 'accepted', 'refunded'],
    ],
  },
  'accepting a review': {
    make: async () => ['PATCH', `${reviews}/${await newReview(shop)}/status`, { status: 'accepted', version: 1 }],
    noted: [['product_reviews', 'ACCEPT', 'pending', 'accepted']],
  },
  'rejecting a review': {
    make: async () => {
      const id = await newReview(shop, { status: 'accepted' })
      return ['PATCH', `${reviews}/${id}/status`, { status: 'rejected', version: 1 }]
    },
    noted: [['product_reviews', 'REJECT', 'accepted', 'rejected']],
  },
  'refusing a match': {
    make: async () => ['PATCH', `${matches}/${await newListing(shop)}/status`, { decision: 'REFUSE', version: 1 }],
    noted: [['marketplace_listings', 'REFUSE', 'unmatched', 'refused']],
  },
  'choosing a match': {
    make: async () => {
      const { variant_id } = await newVariant(shop)
      return ['PATCH', `${matches}/${await newListing(shop)}/variant`, { variant_id, version: 1 }]
    },
    noted: [['marketplace_listings', 'CHOOSE', 'unmatched', 'matched']],
  },
}

const move = (id: number, status: string): Call => [
  'PATCH',
  `${ordersPath}/${id}/status`,
  { status, version: 1, lines: [] },
]

test.each(Object.entries(steps))('%s', async (_, { make, noted }) => {
  const [method, path, body] = await make()
  const { rows: before } = await shop.db.execute<{ last: number }>(
    sql`select coalesce(max(id), 0) as last from audit_log`,
  )
  const answer = await shop.call(method, path, body === undefined ? {} : { body })
  expect(answer.http, answer.text).toBe(200)
  const { rows } = await shop.db.execute(sql`
    select subject, event, state_before, state_after, user_id, shop_id from audit_log
     where id > ${before[0]?.last ?? 0} order by id`)
  const by = { user_id: shop.own.admin_id, shop_id: shop.own.shop_id }
  expect(rows).toEqual(
    noted.map(([subject, event, state_before, state_after]) => ({ subject, event, state_before, state_after, ...by })),
  )
})

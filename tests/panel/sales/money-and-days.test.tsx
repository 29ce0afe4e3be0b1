import { waitFor } from '@testing-library/react'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { jobs } from '#server/db/schema/jobs.ts'
import { order_lines } from '#server/db/schema/orders.ts'
import { order_payments } from '#server/db/schema/refunds.ts'
import { shops } from '#server/db/schema/shops.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { newRefund } from '#tests/fixtures/refunds.fixture.ts'
import { newReview } from '#tests/fixtures/reviews.fixture.ts'
import { addJob } from '#tests/jobs.ts'
import { openPanel } from '#tests/panel/open-panel.tsx'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** Every page of money tells it in the currency of its order, never of the shop, and moments by the clock of the shop, never of the reader. */

const fixture = openPanelFixture()
const moment = '2026-01-15T21:30:00Z'

/** Each shop with its amounts and with the moment above as its pages write them. */
const readers = {
  'euros in Tokyo, in Turkish': {
    ...{ language: 'tr', zone: 'Asia/Tokyo', currency: 'EUR', sign: '€' },
    ...{ whole: '€12.345,00', half: '€6.172,50' },
    ...{ short: '16.01.2026', hour: '06:30' },
  },
  'dollars in New York, in English': {
    ...{ language: 'en', zone: 'America/New_York', currency: 'USD', sign: '$' },
    ...{ whole: '$12,345.00', half: '$6,172.50' },
    ...{ short: '15 Jan 2026', hour: '16:30' },
  },
  'yens in Istanbul, in Turkish': {
    ...{ language: 'tr', zone: 'Europe/Istanbul', currency: 'JPY', sign: '¥' },
    ...{ whole: '¥12.345', half: '¥6.173' },
    ...{ short: '16.01.2026', hour: '00:30' },
  },
} as const

type Reader = (typeof readers)[keyof typeof readers]

interface Made {
  readonly order: number
  readonly refund: number
  readonly review: number
  readonly job: number
}

/** What each page tells, beside what it tells of others. */
const pages: Readonly<Record<string, { path(made: Made): string; tells(reader: Reader): readonly string[] }>> = {
  'the list of orders': {
    path: () => '/orders',
    tells: ({ whole, short, hour }) => [whole, `${short} ${hour}`],
  },
  'an order': {
    path: ({ order }) => `/orders/edit/${order}`,
    tells: ({ whole, half, short, hour }) => [whole, half, `${short} ${hour}`],
  },
  'a report': {
    path: () => '/reports?from=2026-01-14&to=2026-01-17',
    tells: ({ whole, short }) => [whole, short],
  },
  'the summary of orders': {
    path: () => '/orders-summary?from=2026-01-14&to=2026-01-17',
    tells: ({ whole, short }) => [whole, short],
  },
  'the list of refunds': { path: () => '/order-refunds', tells: ({ short }) => [short] },
  'a refund': {
    path: ({ refund }) => `/order-refunds/edit/${refund}`,
    tells: ({ whole, half, short, hour }) => [whole, half, `${short} ${hour}`],
  },
  'a packing slip': {
    path: ({ order }) => `/orders/print?kind=slip&ids=${order}`,
    tells: ({ whole, short, hour }) => [whole, `${short} ${hour}`],
  },
  'the list of reviews': { path: () => '/product-reviews', tells: ({ short }) => [short] },
  'a review': {
    path: ({ review }) => `/product-reviews/edit/${review}`,
    tells: ({ short, hour }) => [`${short} ${hour}`],
  },
  'the list of jobs': { path: () => '/jobs', tells: ({ short, hour }) => [`${short} ${hour}`] },
  'a job': { path: ({ job }) => `/jobs/${job}`, tells: ({ short, hour }) => [`${short} ${hour}`] },
}

describe.each(Object.entries(readers))('%s', (_, reader) => {
  let made: Made
  beforeEach(async () => {
    made = await make(reader)
  })

  test.each(Object.entries(pages))('%s', async (_, { path, tells }) => {
    const { shop, admin } = { shop: fixture.shop, admin: fixture.shop.admin }
    const place = { path: path(made), token: admin, shop: shop.own.shop_id, language: reader.language }
    const { session } = await openPanel(place)
    // As the page does that the browser starts.
    const { setShopTimeZone } = await import('#locales/shop-time.ts')
    session.subscribe(({ context }) => setShopTimeZone(context.shop?.time_zone))
    for (const words of tells(reader)) await waitFor(() => expect(shown()).toContain(words))
    const signs = shown().match(/[₺€$¥£]|\b(TRY|EUR|USD|JPY)\b/g) ?? []
    expect(signs.filter((sign) => sign !== reader.sign && sign !== reader.currency)).toEqual([])
  })
})

/** The page below the header, with plain spaces and without the commas after a day. */
function shown(): string {
  const page = document.querySelector('main') ?? document.body
  return (page.textContent ?? '').replace(/\s/g, ' ').replace(/(\d),? (?=\d)/g, '$1 ')
}

async function make({ zone, currency }: Reader): Promise<Made> {
  const { shop } = fixture
  const { db, own } = shop
  await db.execute(sql`delete from order_refund_lines`)
  for (const table of ['stock_movements', 'order_refunds', 'order_payments', 'orders', 'product_reviews', 'jobs'])
    await db.execute(sql.raw(`delete from ${table}`))
  await db.update(shops).set({ time_zone: zone }).where(eq(shops.id, own.shop_id))
  const sums = { product_total: 1_234_500, total: 1_234_500, paid_total: 1_234_500 }
  const sold = await newOrder(shop, {
    ...{ currency, ...sums, ordered_at: moment, delivered_at: new Date().toISOString() },
    ...{ status: 'delivered', payment_status: 'paid' },
  })
  await db.update(order_lines).set({ price: 617_250, total: 1_234_500 }).where(eq(order_lines.id, sold.line_id))
  await db.update(order_payments).set({ at: moment, amount: 1_234_500 }).where(eq(order_payments.order_id, sold.id))
  const { id: refund } = await newRefund(shop, sold, 1)
  await db.execute(sql`update order_refunds set created_at = ${moment}`)
  await db.execute(sql`update audit_log set at = ${moment}`)
  const review = await newReview(shop, { created_at: moment })
  const job = await addJob(shop, 'finished', 'done')
  await db.update(jobs).set({ created_at: moment, finished_at: moment }).where(eq(jobs.id, job))
  return { order: sold.id, refund, review, job }
}

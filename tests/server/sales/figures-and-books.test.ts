import { sql } from 'drizzle-orm'
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TurnoverBlock } from '#api/contract/sales/dashboard.ts'
import type { ReportAnswer } from '#api/contract/sales/reports.ts'
import { setSettings } from '#server/platform/shop/settings.ts'
import { type LifeStep, takeLifeStep } from '#tests/fixtures/order-lives.fixture.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { rows } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** The figures of home and of the reports are what the double entry of the books adds up to, whatever happened to the orders. */

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  // Whatever was bought in these days may come back.
  await setSettings(shop.db, shop.own.shop_id, { max_refund_days: 365 })
})
afterAll(() => shop.close())

const hour = 3_600_000
const day = 24 * hour
/** The shop's day, three hours before that of UTC. */
const dayOf = (moment: number) => new Date(moment + 3 * hour).toISOString().slice(0, 10)
const ago = (days: number) => dayOf(Date.now() - days * day)

const steps = constantFrom<LifeStep>('accept', 'pay', 'refund', 'refund', 'unpay', 'cancel')
const life = record({
  currency: constantFrom('TRY', 'TRY', 'USD'),
  /** Whole days ago, at the shop's first and last half hour or at noon. */
  days: integer({ min: 1, max: 70 }),
  minute: constantFrom(30, 12 * 60, 23 * 60 + 30),
  /** Most orders are accepted and paid, so that many come back. */
  begun: constantFrom<readonly LifeStep[]>(
    [],
    ['accept'],
    ['accept', 'pay'],
    ['accept', 'pay'],
    ['accept', 'pay', 'refund'],
  ),
  of: array(steps, { maxLength: 4 }),
})

/** What was counted of one day in one currency, in whole kuruş; by `day currency`. */
type Sums = Record<string, { total: number; refunded: number }>

test(`turnover and refunds of each day and currency are what the books say of its orders (SEED=${seed})`, async () => {
  const back = { order: await newOrder(shop, { currency: 'TRY' }), collected: [] }
  for (const step of ['accept', 'pay', 'refund'] as const) await takeLifeStep(shop, back, { step, part: 0 })
  await assert(
    asyncProperty(array(life, { minLength: 2, maxLength: 6 }), async (orders) => {
      for (const { currency, days, minute, begun, of } of orders) {
        const midnight = Date.parse(`${ago(days)}T00:00:00+03:00`)
        const ordered_at = new Date(midnight + minute * 60_000).toISOString()
        const own = { order: await newOrder(shop, { currency, ordered_at }), collected: [] }
        for (const step of [...begun, ...of]) await takeLifeStep(shop, own, { step, part: 0 })
      }
      const books = await ofTheBooks()
      expect(await ofTheReport()).toEqual(books)
      expect(await ofTheRefunds()).toEqual(await acceptedInTheBooks())
      await homeSays(books)
    }),
    { seed, numRuns: 6 },
  )
  // Something came back, or nothing of it was shown.
  expect(Object.values(await ofTheBooks()).some(({ refunded }) => refunded > 0)).toBe(true)
})

/**
 * What customers owe by the entries of their sales, without those that were taken back, and what went back to them. What nobody accepted yet is
 * in no book; the reports count it with what was ordered on its day, as they say.
 */
async function ofTheBooks(): Promise<Sums> {
  const found = await rows<{ key: string; total: string; refunded: string }>(
    shop,
    sql`with booked as (
          select e.order_id,
                 sum(l.debit - l.credit) filter (where coalesce(r.kind, e.kind) in ('sale', 'sale_change')) as sold,
                 sum(l.debit - l.credit) filter (where e.kind = 'pay_back') as back
            from journal_entries e
            join journal_lines l on l.shop_id = e.shop_id and l.entry_id = e.id and l.account = '120'
            left join journal_entries r on r.shop_id = e.shop_id and r.id = e.reverses_id
           where e.shop_id = ${shop.own.shop_id} and e.order_id is not null group by 1)
        select to_char(o.ordered_at at time zone 'Europe/Istanbul', 'YYYY-MM-DD') || ' ' || o.currency as key,
               sum(case when o.status in ('pending', 'awaiting_payment') then o.total else coalesce(b.sold, 0) end) as total,
               sum(coalesce(b.back, 0)) as refunded
          from orders o left join booked b on b.order_id = o.id
         where o.shop_id = ${shop.own.shop_id} and o.status not in ('cancelled', 'rejected') group by 1`,
  )
  return Object.fromEntries(
    found.map(({ key, total, refunded }) => [key, { total: Number(total), refunded: Number(refunded) }]),
  )
}

async function ofTheReport(): Promise<Sums> {
  const { currencies } = await ask('orders', 'by=day')
  const sums: Sums = {}
  for (const { currency, rows: each, total } of currencies) {
    for (const { key, figures } of each) {
      if (figures.orders === 0) continue
      const one = { total: minor(figures.total), refunded: minor(figures.refunded) }
      expect(minor(figures.net)).toBe(one.total - one.refunded)
      sums[`${key} ${currency}`] = one
    }
    const own = Object.entries(sums).filter(([key]) => key.endsWith(currency))
    expect(minor(total.net)).toBe(own.reduce((sum, [, one]) => sum + one.total - one.refunded, 0))
  }
  return sums
}

/** What the books took off the sales for refunds, of orders that were not given up afterwards; carriage that goes back is no product. */
async function acceptedInTheBooks(): Promise<Record<string, number>> {
  const found = await rows<{ currency: string; worth: string }>(
    shop,
    sql`select e.currency, sum(l.credit - l.debit) - sum(r.shipping) as worth
          from journal_entries e
          join journal_lines l on l.shop_id = e.shop_id and l.entry_id = e.id and l.account = '120'
          join order_refunds r on r.shop_id = e.shop_id and r.id = e.source_id
         where e.shop_id = ${shop.own.shop_id} and e.kind = 'refund' group by 1`,
  )
  return Object.fromEntries(found.map(({ currency, worth }) => [currency, Number(worth)]))
}

async function ofTheRefunds(): Promise<Record<string, number>> {
  const { currencies } = await ask('refunds', 'by=day')
  return Object.fromEntries(currencies.map(({ currency, total }) => [currency, minor(total.worth)]))
}

/** The last 30 days and the 30 before, day by day. */
async function homeSays(books: Sums): Promise<void> {
  const { currencies }: TurnoverBlock = (await shop.call('GET', '/v1/panel/dashboard/4')).body.data
  const net = (currency: string, days: number) => {
    const { total = 0, refunded = 0 } = books[`${ago(days)} ${currency}`] ?? {}
    return total - refunded
  }
  const span = (currency: string, from: number) => Array.from({ length: 30 }, (_, at) => net(currency, from + 29 - at))
  for (const { currency, days, now, before } of currencies) {
    const [late, early] = [span(currency, 0), span(currency, 30)]
    expect(days.map(minor)).toEqual(late)
    expect([minor(now), minor(before)]).toEqual([late, early].map((some) => some.reduce((sum, one) => sum + one, 0)))
  }
  const told = new Set(currencies.map(({ currency }) => currency))
  const known = Array.from({ length: 60 }, (_, days) => ago(days))
  const sold = Object.keys(books).filter((key) => known.includes(key.slice(0, 10)))
  expect(told).toEqual(new Set(sold.map((key) => key.slice(11))))
}

async function ask(report: string, query: string): Promise<ReportAnswer> {
  const { body, text } = await shop.call('GET', `/v1/panel/reports/${report}?from=${ago(80)}&to=${ago(0)}&${query}`)
  if (body.status !== 1) throw new Error(text)
  return body.data
}

/** Whole kuruş of an amount as it is written. */
function minor(amount: unknown): number {
  return Number(String(amount).replace('.', ''))
}

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { invoices } from '#server/db/schema/invoices.ts'
import { job_rows, jobs } from '#server/db/schema/jobs.ts'
import { order_payments } from '#server/db/schema/refunds.ts'
import { introduceSeller, invoiceIn, newInvoicable } from '#tests/fixtures/invoices.fixture.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { addJob } from '#tests/jobs.ts'
import { readCsv } from '#tests/server/platform/exports/read-files.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { clockOf, inNewYork, inTokyo, type Zone, zones } from './files/told.ts'

/** Every day that the server tells or is asked for is one of the shop, at hours when it is another day elsewhere. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await introduceSeller(shop)
})
afterAll(() => shop.close())

const moments = [inTokyo, inNewYork]
const days = ['2026-01-14', '2026-01-15', '2026-01-16', '2026-01-17']
const data = async (path: string) => {
  const { http, text, body } = await shop.call('GET', `/v1/panel/${path}`)
  expect(http, text).toBe(200)
  return body.data
}

describe.each(Object.keys(zones) as Zone[])('a shop in %s', (zone) => {
  const dayOf = (moment: string) => clockOf(moment, zone).slice(0, 10)
  beforeEach(() => shop.db.execute(sql`update shops set time_zone = ${zone} where id = ${shop.own.shop_id}`))

  test('lists orders by its clock, and finds and sums them by its days', async () => {
    await shop.db.execute(sql`update orders set ordered_at = '2025-06-01T12:00:00Z'`)
    const ids = new Map<string, number>()
    for (const ordered_at of moments) ids.set(ordered_at, (await newOrder(shop, { ordered_at })).id)
    for (const [moment, id] of ids) {
      const { rows } = await data(`orders?id=${id}`)
      expect(rows).toMatchObject([{ ordered_at: moment, shop_time: clockOf(moment, zone) }])
    }
    for (const day of days) {
      const on = moments.filter((moment) => dayOf(moment) === day).map((moment) => ids.get(moment))
      const { rows } = await data(`orders?from=${day}&to=${day}&order_index=orders.id&order_direction=asc`)
      expect([day, rows.map(({ id }: { id: number }) => id)]).toEqual([day, on])
      const { cells } = await data(`orders/summary?from=${day}&to=${day}`)
      const cell = { day, status: 'pending', currency: 'TRY', count: on.length, total: `${on.length}00.00` }
      expect(cells).toEqual(on.length > 0 ? [cell] : [])
    }
  })

  test('finds jobs by its days', async () => {
    await shop.db.delete(jobs)
    const ids = new Map<string, number>()
    for (const created_at of moments) {
      const id = await addJob(shop, 'finished', 'done')
      await shop.db.update(jobs).set({ created_at }).where(eq(jobs.id, id))
      ids.set(created_at, id)
    }
    for (const day of days) {
      const { rows } = await data(`jobs?from=${day}&to=${day}&order_index=jobs.id&order_direction=asc`)
      const on = moments.filter((moment) => dayOf(moment) === day).map((moment) => ids.get(moment))
      expect([day, rows.map(({ id }: { id: number }) => id)]).toEqual([day, on])
    }
  })

  test('tells categories by its days', async () => {
    for (const moment of moments) {
      await shop.db.execute(sql`update categories set updated_at = ${moment}`)
      const { rows } = await data('categories?products=1')
      expect(new Set(rows.map((row: { changed_on: string }) => row.changed_on))).toEqual(new Set([dayOf(moment)]))
    }
  })

  test('tells in a file of refusals when somebody else changed a record', async () => {
    const job_id = await addJob(shop, 'finished', 'refused')
    for (const moment of moments) {
      const rules = [{ id: 'conflict.stale', about: { user: 'Elif', time: moment } }]
      await shop.db.update(job_rows).set({ rules }).where(eq(job_rows.job_id, job_id))
      const [date = '', time = ''] = clockOf(moment, zone).split('T')
      const [year, month, day] = date.split('-')
      const told = {
        tr: `Bu kayıt ${day}.${month}.${year} ${time} saatinde Elif tarafından değiştirildi.`,
        en: `Elif changed this record at ${Number(day)} Jan ${year}, ${time}. Reload or compare.`,
      }
      for (const lang of ['tr', 'en'] as const) {
        const { text } = await shop.call('GET', `/v1/panel/jobs/${job_id}/rows/export?format=csv&lang=${lang}`)
        expect(readCsv(text, ',')[1]?.[2]?.replace(/\s/g, ' ')).toBe(told[lang])
      }
    }
  })

  test('says until which of its days a refund could be opened', async () => {
    for (const delivered_at of moments) {
      const { id, line_id } = await newOrder(shop, { status: 'delivered', payment_status: 'paid', delivered_at })
      const lines = [{ line_id, quantity: 1, reason_id: shop.own.reason.plain }]
      const { body } = await shop.call('POST', `${ordersPath}/${id}/refunds`, { body: { lines } })
      const until = Number(dayOf(delivered_at).slice(8)) + 14
      expect(body.rules).toEqual([{ id: 'refund.too_late', about: { days: 14, until: `2026-01-${until}` } }])
    }
  })

  test.each([...moments, '2026-12-31T16:30:00.000Z', '2026-12-31T21:30:00.000Z'])(
    'issues invoices of its day and year at %s',
    async (now) => {
      await shop.db.delete(invoices)
      const { id } = await newInvoicable(shop, { ordered_at: inTokyo })
      await shop.db.update(order_payments).set({ at: inNewYork }).where(eq(order_payments.order_id, id))
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
      const answer = await shop
        .call('POST', `${ordersPath}/${id}/invoice`, { body: { profile: 'earchive' } })
        .finally(() => vi.useRealTimers())
      expect(answer.http, answer.text).toBe(200)
      const { document } = await invoiceIn(shop, answer.body.data.invoice.id)
      expect(document).toMatchObject({
        date: dayOf(now),
        time: `${clockOf(now, zone).slice(11)}:00`,
        order: { date: dayOf(inTokyo) },
        internet: { payment_date: dayOf(inNewYork), delivery_date: dayOf(now) },
      })
      expect(document.number.slice(0, 7)).toBe(`KPA${dayOf(now).slice(0, 4)}`)
    },
  )
})

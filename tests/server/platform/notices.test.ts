import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Notifications } from '#api/contract/platform/notices.ts'
import { mails } from '#server/db/schema/mails.ts'
import { notification_marks, notifications } from '#server/db/schema/notifications.ts'
import { orders } from '#server/db/schema/orders.ts'
import { users } from '#server/db/schema/people.ts'
import { audit_log } from '#server/db/schema/requests.ts'
import { tellOfEnd } from '#server/platform/jobs/end-notice.ts'
import type { Claimed } from '#server/platform/jobs/next.ts'
import { sendMails } from '#server/platform/mails/send.ts'
import { mostTries } from '#server/platform/outgoing/send-due.ts'
import { removeOutdated } from '#server/start/housekeeping.ts'
import { newInvoice } from '#tests/fixtures/invoices.fixture.ts'
import { newOrder, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { newRefund, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What the staff is told of: each person by what that person may open, until that person has read it. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(notifications)
  await shop.db.delete(notification_marks)
  await shop.db.update(orders).set({ status: 'accepted' }).where(eq(orders.status, 'pending'))
})

type Kind = (typeof notifications.$inferInsert)['kind']

async function tell(kind: Kind, more: Partial<typeof notifications.$inferInsert> = {}): Promise<number> {
  const notice = { shop_id: shop.own.shop_id, kind, says: 'x', ...more }
  const [row] = await shop.db.insert(notifications).values(notice).returning({ id: notifications.id })
  return row?.id ?? 0
}

async function told(as = shop.admin, query = ''): Promise<Notifications> {
  return (await shop.call('GET', `/v1/panel/notifications${query}`, { as })).body.data
}

const read = (from: number, until: number, { as = shop.admin, online_order = 0 } = {}) =>
  shop.call('PUT', '/v1/panel/notifications/read', { as, body: { from, until, online_order } })

const opens = (path: string, ...people: string[]) =>
  Promise.all(people.map(async (as) => (await shop.call('GET', path, { as })).http))

const idsOf = ({ notifications: rows }: Notifications) => rows.map(({ id }) => id)

test('the time of each is told as every other time is, whenever it was', async () => {
  await tell('notice', { created_at: '2026-11-22 08:46:16.365+00' })
  expect((await told()).notifications.map(({ created_at }) => created_at)).toEqual(['2026-11-22T08:46:16.365Z'])
})

describe('marking as read', () => {
  test('one is read for whoever read it, and for nobody else', async () => {
    const [older, newer] = [await tell('notice'), await tell('notice')]
    const colleague = await shop.as([1500])
    expect((await read(older, older)).body.data).toMatchObject({ totalCount: 1 })
    const mine = await told()
    expect(mine.notifications.map((one) => [one.id, one.read])).toEqual([
      [newer, false],
      [older, true],
    ])
    expect([mine.totalCount, (await told(colleague)).totalCount]).toEqual([1, 2])
  })

  test('all are read up to the newest that was seen: one that came meanwhile stays', async () => {
    for (let at = 0; at < 25; at += 1) await tell('notice')
    const seen = await told()
    await tell('notice')
    const { body } = await read(1, seen.notifications[0]?.id ?? 0)
    expect(body.data.totalCount).toBe(1)
    expect((await read(1, seen.notifications[0]?.id ?? 0)).body.data.totalCount).toBe(1)
  })

  test('online orders leave the bell when they were seen, and stay counted until they are taken further', async () => {
    await newOrder(shop)
    const { newest_online_order } = await told()
    const { body } = await read(0, 0, { online_order: newest_online_order })
    expect(body.data).toMatchObject({ totalCount: 0, onlineOrderCount: 1 })
    await newOrder(shop)
    await read(0, 0, { online_order: 1 })
    expect(await told()).toMatchObject({ totalCount: 1, onlineOrderCount: 2 })
  })
})

test('that one was read, or all, stands in the log with who read it', async () => {
  const [older, newer] = [await tell('notice'), await tell('notice')]
  await read(older, older)
  await read(1, newer, { online_order: 3 })
  const log = await shop.db
    .select()
    .from(audit_log)
    .where(eq(audit_log.subject, 'notifications'))
    .orderBy(desc(audit_log.id))
    .limit(2)
  const { shop_id, admin_id: user_id } = shop.own
  expect(log).toMatchObject([
    { shop_id, user_id, event: 'READ', after: { from: 1, until: newer, online_order: 3 } },
    { shop_id, user_id, event: 'READ', after: { from: older, until: older, online_order: 0 } },
  ])
})

test('the older ones come after those that were told first', async () => {
  const ids: number[] = []
  for (let at = 0; at < 40; at += 1) ids.unshift(await tell('notice'))
  const first = await told()
  expect([idsOf(first), first.more]).toEqual([ids.slice(0, 20), true])
  const rest = await told(shop.admin, `?before=${ids[19]}`)
  expect([idsOf(rest), rest.more]).toEqual([ids.slice(20), false])
})

describe('who is told', () => {
  test.each([
    ['refund', [1601], [1500]],
    ['invoice', [1501], [1600]],
    ['mail', [1501], [700]],
    ['review', [700], [1500]],
    ['feedback', [2800], [700]],
  ] as const)('%s: whoever may open what it leads to', async (kind, may, mayNot) => {
    await tell(kind)
    const [one, other] = [await told(await shop.as(may)), await told(await shop.as(mayNot))]
    expect([one.totalCount, idsOf(one).length, other.totalCount, idsOf(other).length]).toEqual([1, 1, 0, 0])
  })

  test('what is somebody’s own is told to nobody else, and to no other shop', async () => {
    const [admin] = await shop.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.shop_id, shop.own.shop_id), eq(users.email, `admin@shop${shop.own.shop_id}.test`)))
    const id = await tell('notice', { user_id: admin?.id ?? 0 })
    expect(idsOf(await told())).toEqual([id])
    expect(idsOf(await told(await shop.as([100])))).toEqual([])
    await tell('notice', { shop_id: shop.other.shop_id })
    expect(idsOf(await told())).toEqual([id])
    expect((await read(id, id, { as: shop.otherAdmin })).http).toBe(200)
    expect((await told()).totalCount).toBe(1)
  })
})

describe('what is told', () => {
  const job = { id: 7, kind: 'products.edit', about: {}, total: 3, done: 1, refused: 1, failed: 1, undoes: null }
  const ended = async (changes: object) => {
    await tellOfEnd(shop.db, { ...job, shop_id: shop.own.shop_id, user_id: 1, ...changes } as Claimed)
    return shop.db.select().from(notifications)
  }

  test('how a job ended, to whoever began it', async () => {
    expect(await ended({})).toMatchObject([
      {
        kind: 'job',
        user_id: 1,
        link: '/jobs/7',
        about: { job_kind: 'products.edit', done: 1, refused: 1, failed: 1 },
      },
    ])
  })

  test('a job of one record only when it went wrong; one that nobody began never', async () => {
    expect(await ended({ total: 1, done: 1, refused: 0, failed: 0 })).toEqual([])
    expect(await ended({ user_id: null })).toEqual([])
    expect(await ended({ total: 1, done: 0, refused: 1, failed: 0 })).toHaveLength(1)
  })

  test('a refund that was opened, at the refund, to whoever may open it; who opened it knows', async () => {
    const order = await newOrder(shop, { status: 'delivered' })
    const { id } = await newRefund(shop, order)
    const { number } = await orderIn(shop, order.id)
    const [may, mayNot] = [await shop.as([1601]), await shop.as([1500])]
    const notice = { kind: 'refund', says: 'notices.refund', link: `/order-refunds/edit/${id}` }
    expect(await told(may)).toMatchObject({
      totalCount: 1,
      notifications: [{ ...notice, about: { number, name: 'Zeynep Yılmaz' }, read: false }],
    })
    expect(await told(mayNot)).toMatchObject({ totalCount: 0, notifications: [] })
    expect(await told()).toMatchObject({ totalCount: 0, notifications: [{ ...notice, read: true }] })
    expect(await opens(`${refundsPath}/${id}`, may, mayNot)).toEqual([200, 403])
  })

  test('an invoice that failed, at its order, to whoever may open that', async () => {
    const { order_id } = await newInvoice(shop, { status: 'error' })
    const { number } = await orderIn(shop, order_id)
    const [may, mayNot] = [await shop.as([1501]), await shop.as([1600])]
    const notice = { kind: 'invoice', says: 'notices.invoice', link: `/orders/edit/${order_id}` }
    expect(await told(may)).toMatchObject({
      totalCount: 1,
      notifications: [{ ...notice, about: { number, name: 'Zeynep Yılmaz' }, read: false }],
    })
    expect(await told(mayNot)).toMatchObject({ totalCount: 0, notifications: [] })
    expect(await told()).toMatchObject({ totalCount: 1, notifications: [notice] })
    expect(await opens(`${ordersPath}/${order_id}`, may, mayNot)).toEqual([200, 403])
  })

  test('an invoice that was taken is told to nobody', async () => {
    await newInvoice(shop, { status: 'succeed' })
    expect(await told()).toMatchObject({ totalCount: 0, notifications: [] })
  })

  test('a mail that was given up, at its order', async () => {
    const { id: order } = await newOrder(shop, { status: 'accepted' })
    const mail = { shop_id: shop.own.shop_id, order_id: order, recipient: 'a@b.test', subject: 'S', body: 'B' }
    await shop.db.insert(mails).values({ ...mail, tries: mostTries - 2 })
    shop.mails.failing = true
    await sendMails(shop.services)
    expect((await told()).notifications).toEqual([])
    await shop.db.update(mails).set({ due_at: sql`now()` })
    await sendMails(shop.services)
    shop.mails.failing = false
    expect((await told()).notifications).toMatchObject([
      { kind: 'mail', link: `/orders/edit/${order}`, about: { recipient: 'a@b.test', subject: 'S' } },
    ])
  })
})

test('notices go after a month', async () => {
  await tell('notice', { created_at: new Date(Date.now() - 31 * 86_400_000).toISOString() })
  const kept = await tell('notice', { created_at: new Date(Date.now() - 29 * 86_400_000).toISOString() })
  await removeOutdated(shop.services)
  expect(idsOf(await told())).toEqual([kept])
})

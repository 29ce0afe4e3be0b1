import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { mails } from '#server/db/schema/mails.ts'
import { languages, shops } from '#server/db/schema/shops.ts'
import { sendMails } from '#server/platform/mails/send.ts'
import { mostTries } from '#server/platform/outgoing/send-due.ts'
import { newOrder, newOrders, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What customers are written when their orders are taken further: stored with the step, sent afterwards, once. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(async () => {
  shop.mails.failing = false
  shop.mails.sent.length = 0
  await shop.db.delete(mails)
})
afterAll(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})

const zeynep = { invoice_address: { email: 'zeynep@ornek.test' } }

async function accept(changes: Parameters<typeof newOrder>[1] = zeynep) {
  const { id } = await newOrder(shop, changes)
  const answer = await move(id, 'accepted')
  expect(answer.http, answer.text).toBe(200)
  return { id, past: answer.body.data.history[0] }
}

async function move(id: number, status: string, version?: number) {
  const now = await orderIn(shop, id)
  return shop.call('PATCH', `${ordersPath}/${id}/status`, {
    body: { status, version: version ?? now.version, lines: [] },
  })
}

const queued = () => shop.db.select().from(mails)
const comesDue = () => shop.db.update(mails).set({ due_at: sql`now()` })

describe('a step that customers hear of', () => {
  test('queues a mail in its transaction, tells so in the history, and the mail goes out', async () => {
    const { id, past } = await accept()
    const { number } = await orderIn(shop, id)
    expect(past).toMatchObject({ event: 'ACCEPT', mail: 'zeynep@ornek.test' })
    expect(await queued()).toMatchObject([{ order_id: id, state: 'queued', recipient: 'zeynep@ornek.test' }])
    await sendMails(shop.services)
    expect(shop.mails.sent).toEqual([
      {
        id: expect.stringMatching(/^mail-/),
        to: 'zeynep@ornek.test',
        subject: `Deneme Mağazası: ${number} numaralı siparişiniz onaylandı`,
        text: expect.stringContaining('Merhaba Zeynep Yılmaz,'),
      },
    ])
    expect(await queued()).toMatchObject([{ state: 'sent', tries: 1 }])
  })

  test('is told in the language of the shop', async () => {
    const [english] = await shop.db.select({ id: languages.id }).from(languages).where(eq(languages.code, 'en'))
    const own = eq(shops.id, shop.own.shop_id)
    const [before] = await shop.db.select({ id: shops.default_language_id }).from(shops).where(own)
    await shop.db.update(shops).set({ default_language_id: english?.id }).where(own)
    await accept()
    await shop.db.update(shops).set({ default_language_id: before?.id }).where(own)
    expect((await queued())[0]?.subject).toMatch(/^Deneme Mağazası: Your order .+ is accepted$/)
  })

  test('that was refused queues none', async () => {
    const { id } = await newOrder(shop, zeynep)
    expect((await move(id, 'accepted', 7)).http).toBe(409)
    expect((await move(id, 'delivered')).http).toBe(409)
    expect(await queued()).toEqual([])
  })
})

test.each([
  ['nobody’s address is known', { customer_id: null, invoice_address: {} }],
  ['the marketplace writes to its own customer', { ...zeynep, channel: 'marketplace' }],
] as const)('nothing is written where %s', async (_, changes) => {
  const { past } = await accept(changes)
  expect([past.mail, await queued()]).toEqual([null, []])
})

test('of work inside the shop customers hear nothing', async () => {
  const { id } = await accept()
  expect((await move(id, 'preparing')).body.data.history[0]).toMatchObject({ event: 'PREPARE', mail: null })
  expect(await queued()).toHaveLength(1)
})

test('many orders that are taken further at once are written to one by one, and the shop is asked once who writes', async () => {
  const ids = (await newOrders(shop, 12, zeynep)).map(({ id }) => id)
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const answer = await shop.call('PATCH', `${ordersPath}/status`, { body: { ids, status: 'accepted' } })
  const sent = asked.mock.calls.map(([query]) => (query as unknown as { text?: string }).text ?? '')
  asked.mockRestore()
  expect(answer.body.data, answer.text).toMatchObject({ done: 12 })
  expect(sent.filter((text) => text.includes('join "languages"'))).toHaveLength(1)
  expect((await queued()).map(({ order_id }) => order_id).sort((a, b) => Number(a) - Number(b))).toEqual(ids)
})

describe('a mail server that takes nothing', () => {
  test('keeps the mail waiting, and it is sent once when the server is back', async () => {
    await accept()
    shop.mails.failing = true
    await sendMails(shop.services)
    expect(await queued()).toMatchObject([{ state: 'queued', tries: 1 }])
    shop.mails.failing = false
    await sendMails(shop.services)
    expect(shop.mails.sent).toEqual([])
    await comesDue()
    await Promise.all([sendMails(shop.services), sendMails(shop.services)])
    expect(shop.mails.sent).toHaveLength(1)
    expect(await queued()).toMatchObject([{ state: 'sent', tries: 2 }])
  })

  test('is tried again after two minutes, and then after twice as long each time', async () => {
    await accept()
    shop.mails.failing = true
    for (const minutes of [2, 4, 8, 16, 32, 64, 128, 256, 512]) {
      await comesDue()
      await sendMails(shop.services)
      const { rows } = await shop.db.execute(
        sql`select round(extract(epoch from due_at - now()) / 60)::int as wait from mails`,
      )
      expect(rows).toEqual([{ wait: minutes }])
    }
  })

  test('is given up in the end', async () => {
    await accept()
    shop.mails.failing = true
    for (let tried = 0; tried < mostTries; tried += 1) {
      await comesDue()
      await sendMails(shop.services)
    }
    expect(await queued()).toMatchObject([{ state: 'failed', tries: mostTries }])
    await comesDue()
    await sendMails(shop.services)
    expect(await queued()).toMatchObject([{ tries: mostTries }])
  })
})

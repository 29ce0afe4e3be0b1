import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { password_reset_requests, password_resets } from '#server/db/schema/people.ts'
import { rate_limits } from '#server/db/schema/requests.ts'
import { hashOf } from '#server/platform/http/tokens.ts'
import { requestLink, sendLinks } from '#server/platform/session/send-links.ts'
import { turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** A link that was asked for waits in the database until its mail has left. */

let shop: Shop
let admin: string
beforeAll(async () => {
  shop = await openShop()
  admin = `admin@shop${shop.own.shop_id}.test`
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.mails.failing = false
  shop.mails.sent.length = 0
  await shop.db.delete(password_reset_requests)
  await shop.db.delete(password_resets)
  await shop.db.delete(rate_limits)
})

const waiting = () => shop.db.select().from(password_reset_requests)
const links = () => shop.db.select().from(password_resets)
const comesDue = () => shop.db.update(password_reset_requests).set({ due_at: sql`now()` })
const tokenSent = () => /token=([\w-]+)/.exec(shop.mails.sent.at(-1)?.text ?? '')?.[1] ?? ''

test('R214: a known and an unknown address are noted alike, and both are gone when they were dealt with', async () => {
  shop.mails.failing = true
  await requestLink(shop.db, admin, turkish)
  await requestLink(shop.db, 'nobody@shop.test', turkish)
  const [known, unknown] = await waiting()
  expect({ ...known, id: 0, email: '', expires_at: '', created_at: '', due_at: '' }).toEqual({
    ...unknown,
    ...{ id: 0, email: '', expires_at: '', created_at: '', due_at: '' },
  })
  shop.mails.failing = false
  await sendLinks(shop.services)
  expect([await waiting(), shop.mails.sent.map(({ to }) => to)]).toEqual([[], [admin]])
})

test('a mail server that refuses is asked again, and the link that then leaves works', async () => {
  shop.mails.failing = true
  await requestLink(shop.db, admin, turkish)
  await sendLinks(shop.services)
  expect([await waiting(), await links()]).toMatchObject([[{ tries: 1 }], []])
  shop.mails.failing = false
  await sendLinks(shop.services)
  expect(shop.mails.sent).toEqual([])
  await comesDue()
  await Promise.all([sendLinks(shop.services), sendLinks(shop.services)])
  expect([await waiting(), shop.mails.sent.length]).toEqual([[], 1])
  const body = { token: tokenSent(), password: 'Yeni!Parola1', password_confirmation: 'Yeni!Parola1' }
  expect((await shop.call('POST', '/v1/auth/reset-password', { as: null, body })).http).toBe(200)
})

test('a link that could not leave does not end the one before it', async () => {
  await requestLink(shop.db, admin, turkish)
  await sendLinks(shop.services)
  shop.mails.failing = true
  await requestLink(shop.db, admin, turkish)
  await sendLinks(shop.services)
  expect(await links()).toMatchObject([{ token_hash: hashOf(tokenSent()), used_at: null }])
})

test('nothing is sent when nobody waits for it any more', async () => {
  await requestLink(shop.db, admin, turkish)
  await shop.db.update(password_reset_requests).set({ expires_at: sql`now() - interval '1 second'` })
  await sendLinks(shop.services)
  expect([shop.mails.sent, await waiting(), await links()]).toEqual([[], [], []])
})

test('a server that was killed while it sent leaves the mail to the next', async () => {
  await requestLink(shop.db, admin, turkish)
  await shop.db.update(password_reset_requests).set({ tries: 1, due_at: sql`now() + interval '2 minutes'` })
  await sendLinks(shop.services)
  expect(shop.mails.sent).toEqual([])
  await comesDue()
  await sendLinks(shop.services)
  expect(shop.mails.sent).toHaveLength(1)
})

test('the link stands in no table', async () => {
  await shop.call('POST', '/v1/auth/forget-password', { as: null, body: { email: admin } })
  await expect.poll(() => shop.mails.sent.length).toBe(1)
  const { rows } = await shop.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const token = tokenSent()
  expect(token).toMatch(/^\d+-[\w-]{40,}$/)
  const holders: string[] = []
  for (const { name } of rows) {
    const found = await shop.db.execute(
      sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%${token}%`} limit 1`,
    )
    if (found.rows.length > 0) holders.push(name)
  }
  expect(holders).toEqual([])
})

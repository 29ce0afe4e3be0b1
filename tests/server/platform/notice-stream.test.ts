import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventsOf, type StreamEvent } from '#api/client/platform/event-stream.ts'
import { streamPath } from '#api/contract/platform/notices.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { sessions } from '#server/db/schema/people.ts'
import { hashOf } from '#server/platform/http/tokens.ts'
import { endNoticeStreams } from '#server/platform/notices/stream.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Notices as the server tells them by itself. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Opens the stream; `next` waits for its next event, and answers nothing once it has ended. */
async function hear(token: string, more: Record<string, string> = {}) {
  const headers = { authorization: `Bearer ${token}`, 'x-sid': String(shop.own.shop_id), ...more }
  const answer = await shop.app.request(streamPath, { headers })
  const events = answer.body ? eventsOf(answer.body, () => {}) : null
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    next: async (): Promise<StreamEvent | undefined> => (await events?.next())?.value as StreamEvent | undefined,
    leave: () => events?.return(undefined),
  }
}

const tell = (says: string, to: object = {}) =>
  shop.db.insert(notifications).values({ shop_id: shop.own.shop_id, kind: 'notice', says, ...to })
const saysOf = (event: StreamEvent | undefined) => JSON.parse(event?.data ?? '{}').notifications?.[0]?.says

test('what waits is told at once, and again as soon as there is more; who comes back hears only what is new to them', async () => {
  const token = await shop.as([100])
  await tell('first')
  const { type, next, leave } = await hear(token)
  expect(type).toMatch(/^text\/event-stream/)
  const first = await next()
  expect([first?.event, saysOf(first)]).toEqual(['notices', 'first'])
  const second = next()
  await tell('second')
  expect(saysOf(await second)).toBe('second')
  const heard = (await second)?.id ?? ''
  await leave()
  const again = await hear(token, { 'last-event-id': heard })
  const third = again.next()
  await tell('of another', { shop_id: shop.other.shop_id })
  await tell('third')
  expect(saysOf(await third)).toBe('third')
  await again.leave()
})

test('nobody hears without a session, of another shop, or after theirs has ended', async () => {
  expect((await hear('none')).status).toBe(401)
  expect((await hear(shop.otherAdmin)).status).toBe(403)
  const token = await shop.as([100])
  const { next } = await hear(token)
  await next()
  await shop.db.delete(sessions).where(eq(sessions.token_hash, hashOf(token)))
  expect((await next())?.event).toBe('end')
  expect(await next()).toBeUndefined()
})

test('hearing keeps no session alive', async () => {
  const token = await shop.as([100])
  const own = eq(sessions.token_hash, hashOf(token))
  await shop.db.update(sessions).set({ seen_at: sql`now() - interval '30 minutes'` }).where(own)
  const seenAt = async () => (await shop.db.select({ at: sessions.seen_at }).from(sessions).where(own))[0]?.at
  const before = await seenAt()
  const { next, leave } = await hear(token)
  await next()
  await leave()
  expect(await seenAt()).toEqual(before)
})

test('a server that stops ends its streams, and opens no other', async () => {
  const { next } = await hear(shop.admin)
  await next()
  const last = next()
  endNoticeStreams(shop.services)
  expect(await last).toBeUndefined()
  expect((await hear(shop.admin)).status).toBe(503)
})

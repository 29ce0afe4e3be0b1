import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { crons } from '#server/db/schema/crons.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { shops } from '#server/db/schema/shops.ts'
import { nextRun } from '#server/settings/crons/next-run.ts'
import { openCrons } from '#server/settings/crons/open-crons.ts'
import { runDueCrons } from '#server/settings/crons/run.ts'
import { boughtThere, storedAs } from '#tests/fixtures/marketplace-orders.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { variant } from '#tests/product-input.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What runs by itself: when, once however many servers there are, and what is told of it. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.db.execute(sql`delete from jobs where cron_id is not null`)
  await shop.db.delete(crons)
})
afterAll(() => shop.close())

const path = '/v1/panel/crons'
const daily = { title: 'Denetim', kind: 'data.check', frequency: 'daily', weekday: 'mon', at: '04:00', status: 1 }
const add = async (changes: object = {}): Promise<number> => {
  const answer = await shop.call('POST', path, { body: { ...daily, ...changes } })
  expect(answer.http).toBe(200)
  return answer.body.data.id
}
const stored = async (id: number) => (await shop.db.select().from(crons).where(eq(crons.id, id)))[0]
const due = (id: number, since = '1 minute') =>
  shop.db.execute(sql`update crons set next_at = now() - ${since}::interval where id = ${id}`)
const runsOf = (id: number) => shop.db.select().from(jobs).where(eq(jobs.cron_id, id)).orderBy(jobs.id)
const stateOf = async (id: number) =>
  (await shop.call('GET', `${path}/states`)).body.data.rows.find((row: { id: number }) => row.id === id)
const notices = async (id: number) =>
  (await shop.db.execute(sql`select says from notifications where link = ${`/crons/edit/${id}`}`)).rows

test('of four servers that look at once, one begins the run, and moves it on to its next time', async () => {
  const id = await add()
  await due(id)
  await Promise.all(Array.from({ length: 4 }, () => runDueCrons(shop.services)))
  expect(await runsOf(id)).toMatchObject([{ kind: 'data.check', user_id: null, total: 1 }])
  const { next_at } = (await stored(id)) ?? {}
  expect(new Date(next_at ?? 0).getTime()).toBeGreaterThan(Date.now())
  await workOff(shop)
  expect((await stateOf(id)).job).toMatchObject({ state: 'finished', done: 1, failed: 0, user: '' })
})

test('a server that was off for ten days catches up with one run', async () => {
  const id = await add({ frequency: '3h' })
  await due(id, '10 days')
  await runDueCrons(shop.services)
  await workOff(shop)
  await runDueCrons(shop.services)
  expect(await runsOf(id)).toHaveLength(1)
})

test('what is off does not run, and runs at its next time once it is on', async () => {
  const id = await add({ status: 0 })
  expect(await stateOf(id)).toMatchObject({ next_at: null, job: null })
  await due(id)
  await runDueCrons(shop.services)
  expect(await runsOf(id)).toEqual([])
  const { version } = (await stored(id)) ?? {}
  await shop.call('PUT', `${path}/${id}`, { body: { ...daily, status: 1, version } })
  expect(new Date((await stateOf(id)).next_at).getTime()).toBeGreaterThan(Date.now())
})

test('a run that is not over is not begun again, by the clock or by hand', async () => {
  const id = await add()
  expect((await shop.call('POST', `${path}/${id}/run`)).body.data.job).toMatchObject({ state: 'waiting' })
  const again = await shop.call('POST', `${path}/${id}/run`)
  expect([again.http, again.body.error]).toEqual([409, 'cron.running'])
  await due(id)
  await runDueCrons(shop.services)
  expect(await runsOf(id)).toHaveLength(1)
  await workOff(shop)
  expect((await shop.call('POST', `${path}/${id}/run`)).http).toBe(200)
})

test('run by hand, its next time stays', async () => {
  const id = await add()
  const before = await stored(id)
  await shop.call('POST', `${path}/${id}/run`)
  expect((await stored(id))?.next_at).toBe(before?.next_at)
})

test('what marketplaces sold is fetched and stored, by jobs that can be opened', async () => {
  await newVariant(shop, { variants: [variant({ barcode: '8690000000017', quantity: 10 })] })
  const number = await boughtThere(shop, '8690000000017')
  const id = await add({ kind: 'orders.collect', frequency: '3h' })
  await due(id)
  await runDueCrons(shop.services)
  await workOff(shop)
  const begun = await runsOf(id)
  expect(begun.map(({ kind }) => kind)).toEqual(['orders.collect', 'orders.fetch'])
  expect((await shop.call('GET', `/v1/panel/jobs/${begun[1]?.id}`)).http).toBe(200)
  expect(await storedAs(shop, number)).toHaveLength(1)
  await shop.call('POST', `${path}/${id}/run`)
  await workOff(shop)
  expect(await runsOf(id)).toHaveLength(3)
  expect((await stateOf(id)).job).toMatchObject({ kind: 'orders.collect', done: 1 })
})

test('D15: what did not work is told to the staff, with the way to it', async () => {
  await shop.db.execute(
    sql`update shop_marketplaces set auth_data = '{"baseKey":"wrong","supplier_id":"42"}' where shop_id = ${shop.own.shop_id}`,
  )
  const id = await add({ kind: 'orders.collect' })
  await due(id)
  await runDueCrons(shop.services)
  await workOff(shop)
  expect((await stateOf(id)).job).toMatchObject({ state: 'finished', done: 0, failed: 1 })
  expect(await notices(id)).toEqual([{ says: 'notices.cron' }])
  await shop.db.execute(
    sql`update shop_marketplaces set auth_data = '{"baseKey":"base","supplier_id":"42"}' where shop_id = ${shop.own.shop_id}`,
  )
})

test('one that cannot begin is told of, and keeps no other waiting', async () => {
  const [first, second] = [await add(), await add()]
  await due(first, '2 minutes')
  await due(second)
  const broken = { ...shop.services, log: { ...shop.services.log, error: () => {} } } as unknown as typeof shop.services
  await shop.db.execute(
    sql`alter table jobs add constraint no_first check (cron_id is distinct from ${sql.raw(String(first))})`,
  )
  await runDueCrons(broken)
  await shop.db.execute(sql`alter table jobs drop constraint no_first`)
  expect([await runsOf(first), (await runsOf(second)).length]).toEqual([[], 1])
  expect(await notices(first)).toEqual([{ says: 'notices.cron_not_begun' }])
})

test('every shop has each kind once, whatever it made of it', async () => {
  await openCrons(shop.db)
  await shop.db.update(crons).set({ status: 0 })
  const before = await shop.db.$count(crons)
  await openCrons(shop.db)
  expect(await shop.db.$count(crons)).toBe(before)
  expect(before).toBe(2 * (await shop.db.selectDistinct({ kind: crons.kind }).from(crons)).length)
})

test('R237: it runs every three hours, daily or weekly, at a time of the day', async () => {
  const refusedFor = async (changes: object) =>
    (await shop.call('POST', path, { body: { ...daily, ...changes } })).body.fields
  expect(await refusedFor({ frequency: '1m' })).toEqual({ frequency: 'validation.invalid_choice' })
  expect(await refusedFor({ at: '24:00' })).toEqual({ at: 'validation.clock_time' })
  expect(await refusedFor({ frequency: 'weekly', weekday: '' })).toEqual({ weekday: 'validation.required' })
})

test('with the clock of the shop its next run moves', async () => {
  const id = await add()
  const times = async (zone: string) => {
    await shop.db.update(shops).set({ time_zone: zone }).where(eq(shops.id, shop.own.shop_id))
    await shop.db.update(crons).set({ next_at: null }).where(eq(crons.id, id))
    await runDueCrons(shop.services)
    return new Date((await stored(id))?.next_at ?? 0).toISOString().slice(11, 16)
  }
  expect(await times('America/Sao_Paulo')).toBe('07:00')
  expect(await times('Europe/Istanbul')).toBe('01:00')
})

test.each([
  // Istanbul has no summer time.
  ['daily', 'Europe/Istanbul', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
  ['weekly', 'Europe/Istanbul', '2026-11-23T00:59:59Z', '2026-11-23T01:00:00.000Z'],
  ['weekly', 'Europe/Istanbul', '2026-11-23T01:00:00Z', '2026-11-30T01:00:00.000Z'],
  ['3h', 'Europe/Istanbul', '2026-11-23T00:30:00Z', '2026-11-23T03:00:00.000Z'],
  ['daily', 'America/Sao_Paulo', '2026-11-23T12:00:00Z', '2026-11-24T07:00:00.000Z'],
  // The night of the change to summer time, and that of the change back.
  ['daily', 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T02:00:00.000Z'],
  ['daily', 'Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T03:00:00.000Z'],
  ['daily', 'Asia/Kathmandu', '2026-11-23T00:00:00Z', '2026-11-23T22:15:00.000Z'],
] as const)('%s at 04:00 in %s, after %s: %s', (frequency, zone, after, next) => {
  expect(nextRun({ frequency, weekday: 'mon', at: '04:00' }, zone, new Date(after)).toISOString()).toBe(next)
})

test('a time that a day leaves out comes all the same', () => {
  const plan = { frequency: 'daily', weekday: 'mon', at: '02:30' } as const
  const next = nextRun(plan, 'Europe/Berlin', new Date('2026-03-28T12:00:00Z'))
  expect(next.toISOString().slice(0, 10)).toBe('2026-03-29')
})

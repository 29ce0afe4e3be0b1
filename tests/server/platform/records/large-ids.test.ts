import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftOf } from '#tests/samples/drafts.ts'
import { openShop, type Shop } from '#tests/shop.ts'

const path = '/v1/panel/brands'
const largest = Number.MAX_SAFE_INTEGER

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.db.execute(sql`select setval(pg_get_serial_sequence('brands', 'id'), ${largest - 2})`)
})
afterAll(() => shop.close())

test('a record whose number is the largest that JSON carries is read, listed, changed and deleted by it', async () => {
  await shop.call('POST', path, { body: draftOf('brands') })
  const { data: made } = (await shop.call('POST', path, { body: draftOf('brands') })).body
  expect(made.id).toBe(largest)
  const { data: read } = (await shop.call('GET', `${path}/${largest}`)).body
  expect(read.id).toBe(largest)
  const ids = async (query: string) =>
    (await shop.call('GET', `${path}?${query}`)).body.data.rows.map(({ id }: { id: number }) => id)
  expect(await ids(`id=${largest}`)).toEqual([largest])
  expect(await ids('limit=2')).toEqual([largest, largest - 1])
  expect(await ids(`until=${largest - 1}&limit=1`)).toEqual([largest - 1])
  expect((await shop.call('PUT', `${path}/${largest}`, { body: { ...draftOf('brands'), version: 1 } })).http).toBe(200)
  expect((await shop.call('DELETE', `${path}/${largest}`)).http).toBe(200)
  expect((await shop.call('GET', `${path}/${largest}`)).http).toBe(404)
})

test('beyond it none is drawn, and none is asked for', async () => {
  expect((await shop.call('POST', path, { body: draftOf('brands') })).body.status).toBe(0)
  expect((await shop.call('GET', `${path}/${largest + 1}`)).http).toBe(404)
  expect((await shop.call('GET', `${path}?id=${largest + 1}`)).http).toBe(422)
})

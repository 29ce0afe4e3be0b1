import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyTrash } from '#server/platform/trash/empty.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function upload(): Promise<{ name: string; url: string }> {
  const answer = await shop.call('POST', '/v1/files', { body: { type: 'logo', image: pixel, realName: 'logo.png' } })
  return answer.body.data
}

const found = async (name: string) => (await shop.call('GET', `/v1/files/?name=${name}`)).http

test('a logo is kept with its brand, shown by its address, and goes when another takes its place', async () => {
  const [first, second] = [await upload(), await upload()]
  const draft = draftOf('brands')
  const added = await shop.call('POST', '/v1/panel/brands', { body: { ...draft, logo: first.name } })
  const { id } = added.body.data
  expect(added.body.data).toMatchObject({ logo: first.name, logo_url: first.url })
  const list = await shop.call('GET', `/v1/panel/brands?id=${id}`)
  expect(list.body.data.rows[0]).toMatchObject({ logo: first.name, logo_url: first.url })

  await shop.call('PUT', `/v1/panel/brands/${id}`, { body: { ...draft, logo: second.name, version: 1 } })
  expect([await found(first.name), await found(second.name)]).toEqual([404, 200])
})

test('a logo that two brands have stays until the last of them lets it go', async () => {
  const { name } = await upload()
  const ids: number[] = []
  for (let made = 0; made < 2; made += 1) {
    const answer = await shop.call('POST', '/v1/panel/brands', { body: { ...draftOf('brands'), logo: name } })
    ids.push(answer.body.data.id)
  }
  await shop.call('DELETE', `/v1/panel/brands/${ids[0]}`)
  expect(await found(name)).toBe(200)
  await shop.call('PUT', `/v1/panel/brands/${ids[1]}`, { body: { ...draftOf('brands'), version: 1 } })
  // The one that was deleted can be had back with it.
  expect(await found(name)).toBe(200)
  await shop.db.execute(`update bin set deleted_at = now() - interval '31 days' where record_id = ${ids[0]}`)
  await emptyTrash({ db: shop.db })
  expect(await found(name)).toBe(404)
})

test("D6 reject: another shop's picture", async () => {
  const { name } = await upload()
  const headers = { 'x-sid': String(shop.other.shop_id) }
  const answer = await shop.call('POST', '/v1/panel/brands', {
    as: shop.otherAdmin,
    headers,
    body: { ...draftOf('brands'), logo: name },
  })
  expect([answer.http, answer.body.fields]).toEqual([422, { logo: 'files.gone' }])
})

test('a save that is refused for another reason leaves the picture loose', async () => {
  const { name } = await upload()
  await shop.call('POST', '/v1/panel/brands', { body: { ...draftOf('brands'), translations: [], logo: name } })
  const { rows } = await shop.db.execute(`select attached from files where name = '${name}'`)
  expect(rows).toEqual([{ attached: 0 }])
})

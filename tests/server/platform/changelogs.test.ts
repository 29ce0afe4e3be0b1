import { afterAll, beforeAll, expect, test } from 'vitest'
import { panelLanguages } from '#api/contract/platform/languages.ts'
import { gate } from '#api/registry/gate.ts'
import { releases } from '#server/platform/changelogs/releases.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What changed in the product, and who has read it. */

const path = '/v1/panel/changelogs'
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const unread = async (as = shop.admin): Promise<number[]> => {
  const { rows } = (await shop.call('GET', path, { as })).body.data
  return rows.filter(({ read }: { read: boolean }) => !read).map(({ id }: { id: number }) => id)
}

test('releases are told newest first, each in every language, and lead to pages that there are', () => {
  const ids = releases.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  expect(new Set(ids).size).toBe(ids.length)
  const days = releases.map(({ day }) => day)
  expect(days).toEqual(days.toSorted().toReversed())
  for (const { title, changes } of releases)
    for (const text of [title, ...changes.map(({ says }) => says)])
      expect(panelLanguages.filter((code) => !text[code])).toEqual([])
  const links = releases.flatMap(({ changes }) => changes.flatMap(({ link }) => link || []))
  expect(links.filter((link) => gate(link, { permissions: [100] }).kind !== 'open')).toEqual([])
})

test('R175: everybody who is signed in is told, whatever they may do', async () => {
  expect((await shop.call('GET', path, { as: await shop.as([]) })).http).toBe(200)
  expect((await shop.call('GET', path, { as: null })).http).toBe(401)
})

test('what one has read stays read, and is unread to all others', async () => {
  const all = releases.map(({ id }) => id)
  const read = (id: number) => shop.call('PUT', `${path}/read`, { body: { id } })
  expect(await unread()).toEqual(all)
  await read(1)
  expect(await unread()).toEqual(all.filter((id) => id > 1))
  await read(Number.MAX_SAFE_INTEGER)
  await read(1)
  expect(await unread()).toEqual([])
  expect(await unread(await shop.as([100]))).toEqual(all)
})

test('reading what is new leaves the bell as it was', async () => {
  const bell = async () => (await shop.call('GET', '/v1/panel/notifications')).body.data
  const before = await bell()
  await shop.call('PUT', `${path}/read`, { body: { id: 2 } })
  expect(await bell()).toEqual(before)
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MenuLocation } from '#api/contract/content/menus.ts'
import { openMenuDesigns } from '#server/content/menus/open-designs.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** How menus look: of each kind exactly one design is active, whatever is done to them (R59). */

const path = '/v1/panel/menu-designs'
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.db.execute(sql`delete from menu_designs`)
})
afterAll(() => shop.close())

let made = 0
function design(changes: object = {}) {
  made += 1
  return { ...draftOf('menu-designs'), name: `Tasarım ${made}`, kind: 'header', ...changes }
}
const add = async (changes: object = {}): Promise<number> => {
  const { http, body } = await shop.call('POST', path, { body: design(changes) })
  expect([http, body.error]).toEqual([200, undefined])
  return body.data.id
}
const read = async (id: number) => (await shop.call('GET', `${path}/${id}`)).body.data
const edit = async (id: number, changes: object) => {
  const { version, name, kind, layout, tone, show_icons, status } = await read(id)
  return shop.call('PUT', `${path}/${id}`, {
    body: { name, kind, layout, tone, show_icons, status, version, ...changes },
  })
}
const make = (status: 0 | 1, ...records: object[]) =>
  shop.call('POST', '/v1/panel/record-status/menu-designs', { body: { status, records } })
async function active(kind: MenuLocation, shop_id = shop.own.shop_id): Promise<number[]> {
  const { rows } = await shop.db.execute<{ id: string }>(sql`
    select id from menu_designs where shop_id = ${shop_id} and kind = ${kind} and status = 1`)
  return rows.map(({ id }) => Number(id))
}

test('R59: a design that becomes active takes the place of the one that was, of its kind alone', async () => {
  const footer = await add({ kind: 'footer', status: 1 })
  const first = await add({ status: 1 })
  const second = await add()
  expect((await edit(second, { status: 1 })).http).toBe(200)
  expect(await active('header')).toEqual([second])
  expect(await active('footer')).toEqual([footer])
  expect(await read(first)).toMatchObject({ status: 0, version: 2 })
  const third = await add({ status: 1 })
  expect(await active('header')).toEqual([third])
  expect((await make(1, { id: first, version: 2 })).body.data.changed).toEqual([{ id: first, version: 3 }])
  expect(await active('header')).toEqual([first])
})

test('R59: the active one is neither switched off nor deleted, nor made one of another kind', async () => {
  const [only, other] = [await add({ status: 1 }), await add()]
  await add({ kind: 'mobile', status: 1 })
  const off = await edit(only, { status: 0 })
  expect([off.http, off.body.rules]).toEqual([422, [{ id: 'theme.one_active', at: ['status'] }]])
  const moved = await edit(only, { kind: 'mobile' })
  expect([moved.http, moved.body.rules]).toEqual([422, [{ id: 'theme.one_active', at: ['kind'] }]])
  const [refused] = (await make(0, { id: only, version: 1 })).body.data.refused
  expect(refused).toMatchObject({ id: only, rules: [{ id: 'theme.one_active' }] })
  const deleted = await shop.call('DELETE', `${path}/${only}`)
  expect([deleted.http, deleted.body.rules[0].id]).toEqual([409, 'theme.one_active'])
  expect(await active('header')).toEqual([only])
  expect((await shop.call('DELETE', `${path}/${other}`)).http).toBe(200)
})

test('R59: the first of a kind is active', async () => {
  const { http, body } = await shop.call('POST', path, { body: design({ kind: 'mobile' }) })
  expect([http, body.rules]).toEqual([422, [{ id: 'theme.one_active', at: ['status'] }]])
})

test('R59: of many that become active at the same moment one is', async () => {
  await add({ status: 1 })
  const ids = [await add(), await add(), await add(), await add()]
  const answers = await Promise.all(ids.map((id) => edit(id, { status: 1 })))
  expect(answers.map(({ http }) => http)).toEqual([200, 200, 200, 200])
  expect(await active('header')).toHaveLength(1)
})

test('the database holds no two active ones of a kind', async () => {
  await add({ status: 1 })
  const id = await add()
  const forced = shop.db.execute(sql`update menu_designs set status = 1 where id = ${id}`)
  await expect(forced).rejects.toMatchObject({ cause: { constraint: 'menu_designs_active' } })
})

test('each shop has its own active ones, and begins with one of each kind', async () => {
  await openMenuDesigns(shop.db)
  await openMenuDesigns(shop.db)
  for (const kind of ['header', 'footer', 'mobile'] as const)
    for (const { shop_id } of [shop.own, shop.other]) expect(await active(kind, shop_id)).toHaveLength(1)
})

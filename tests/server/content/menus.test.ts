import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MenuItem } from '#api/contract/content/menus.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { english, turkish } from '#tests/seed.ts'
import { named } from '#tests/server/platform/records/drafts.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Menus of the shop: what is stored of them, what only the database can refuse, and which of their links reach nobody. */

const path = '/v1/panel/menus'
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.db.execute(sql`delete from menus`)
})
afterAll(() => shop.close())

const item = (changes: Partial<MenuItem> = {}): MenuItem => ({
  ...{ level: 1, link: 'address', target_id: 0, url: '/iade', icon: '' },
  translations: [
    { language_id: turkish, name: 'İade' },
    { language_id: english, name: 'Returns' },
  ],
  ...changes,
})
const menu = (changes: object = {}) => ({ ...draftOf('menus'), translations: named(), items: [item()], ...changes })
const add = async (changes: object = {}): Promise<number> => {
  const { http, body } = await shop.call('POST', path, { body: menu(changes) })
  expect([http, body.rules]).toEqual([200, undefined])
  return body.data.id
}
const refusedFor = async (changes: object) => {
  const { http, body } = await shop.call('POST', path, { body: menu(changes) })
  expect(http).toBe(422)
  return body.rules
}
const read = async (id: number) => (await shop.call('GET', `${path}/${id}`)).body.data
const edit = async (id: number, changes: object) => {
  const { version, translations, location, status, broken, items } = await read(id)
  return shop.call('PUT', `${path}/${id}`, {
    body: { version, translations, location, status, broken, items, ...changes },
  })
}
const page = async (changes: object = {}) => {
  const { body } = await shop.call('POST', '/v1/panel/pages', { body: { ...draftOf('pages'), ...changes } })
  return body.data.id as number
}

test('a menu is told as it was put together, level by level', async () => {
  const items = [
    item({ link: 'category', target_id: shop.own.category.giyim, url: '', icon: 'shirt' }),
    item({ level: 2, link: 'category', target_id: shop.own.category.kadin, url: '' }),
    item({ level: 3, link: 'none', url: '' }),
  ]
  const id = await add({ location: 'mobile', items })
  expect(await read(id)).toMatchObject({ location: 'mobile', status: 1, broken: 0, version: 1, items })
  const moved = [item(), ...items]
  expect((await edit(id, { items: moved })).http).toBe(200)
  expect(await read(id)).toMatchObject({ version: 2, items: moved })
})

test.each([
  ['R113', { translations: named('Alt menü', '') }, 'validation.translation', 'translations.1.name'],
  ['R114', { items: [] }, 'menu.content_required', 'items'],
  ['R115', { location: '' }, 'menu.location_required', 'location'],
  ['R116', { items: [1, 2, 3, 4].map((level) => item({ level })) }, 'menu.too_deep', 'items.3.level'],
  ['R117', { location: 'footer', items: [1, 2, 3, 4, 5, 6].map(() => item()) }, 'menu.footer_limit', 'items'],
  ['R118', { location: 'footer', items: [item(), item({ level: 2 })] }, 'menu.footer_nested', 'items.1.level'],
  ['R119', { items: [1, 2, 3, 4, 5, 6].map(() => item({ icon: 'star' })) }, 'menu.icon_limit', 'items.5.icon'],
])('%s is refused by the server too', async (_, changes, id, at) => {
  expect(await refusedFor(changes)).toEqual([expect.objectContaining({ id, at: [at] })])
})

test('R118: a menu with levels does not become a footer menu', async () => {
  const id = await add({ items: [item(), item({ level: 2 })] })
  const { http, body } = await edit(id, { location: 'footer' })
  expect([http, body.rules]).toEqual([422, [{ id: 'menu.footer_nested', at: ['items.1.level'] }]])
  expect(await read(id)).toMatchObject({ location: 'header', version: 1 })
})

test('an item has a name in every language, and leads somewhere', async () => {
  const translations = [
    { language_id: turkish, name: 'İade' },
    { language_id: english, name: ' ' },
  ]
  const [nameless] = await refusedFor({ items: [item({ translations })] })
  expect(nameless).toMatchObject({ id: 'validation.translation', at: ['items.0.translations.1.name'] })
  const [nowhere] = await refusedFor({ items: [item({ url: 'javascript:alert(1)' })] })
  expect(nowhere).toMatchObject({ id: 'menu.address', at: ['items.0.url'] })
})

test('R120: an icon is in one menu, until that lets it go', async () => {
  const first = await add({ items: [item({ icon: 'gift' }), item({ icon: 'gift' })] })
  const taken = { items: [item(), item({ icon: 'gift' })] }
  expect(await refusedFor(taken)).toEqual([{ id: 'menu.icon_in_use', at: ['items.1.icon'] }])
  expect((await edit(first, { items: [item({ icon: 'star' })] })).http).toBe(200)
  const second = await add(taken)
  expect((await edit(first, taken)).body.rules).toEqual([{ id: 'menu.icon_in_use', at: ['items.1.icon'] }])
  expect((await shop.call('DELETE', `${path}/${second}`)).http).toBe(200)
  expect((await edit(first, taken)).http).toBe(200)
})

test('R120: of many that take one icon at the same moment one has it', async () => {
  const bodies = [1, 2, 3, 4, 5].map(() => menu({ items: [item({ icon: 'map' })] }))
  const answers = await Promise.all(bodies.map((body) => shop.call('POST', path, { body })))
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(1)
  const refused = answers.filter(({ http }) => http !== 200).map(({ body }) => body.rules[0].id)
  expect(refused).toEqual(Array.from({ length: 4 }, () => 'menu.icon_in_use'))
  const { rows } = await shop.db.execute(sql`select icon from menu_icons where icon = 'map'`)
  expect(rows).toHaveLength(1)
})

test('a menu that comes out of the trash has its icons again, unless another has them', async () => {
  const id = await add({ items: [item({ icon: 'heart' })] })
  await shop.call('DELETE', `${path}/${id}`)
  const other = await add({ items: [item({ icon: 'heart' })] })
  const restore = () => shop.call('POST', `/v1/panel/bin/menus/${id}`)
  const refused = await restore()
  expect([refused.http, refused.body.rules[0].id]).toEqual([409, 'menu.icon_in_use'])
  await edit(other, { items: [item()] })
  expect((await restore()).http).toBe(200)
  expect(await refusedFor({ items: [item({ icon: 'heart' })] })).toHaveLength(1)
})

test('a link that is chosen leads to what is there; of another shop nothing is', async () => {
  const gone = { id: 'menu.target_gone' }
  const category = (target_id: number) => ({ items: [item(), item({ link: 'category', target_id, url: '' })] })
  expect(await refusedFor(category(999_999))).toEqual([{ ...gone, at: ['items.1.target_id'] }])
  expect(await refusedFor(category(shop.other.category.giyim))).toEqual([{ ...gone, at: ['items.1.target_id'] }])
})

test('links that reach nobody are counted, found, and stay until they are mended', async () => {
  const lead = [await page({ status: 1 }), await page({ status: 1 }), await page({ status: 1 })]
  const [shown, hidden, deleted] = lead as [number, number, number]
  const items = lead.map((target_id) => item({ link: 'page', target_id, url: '' }))
  const id = await add({ items })
  const whole = await add()
  expect(await read(id)).toMatchObject({ broken: 0 })
  await shop.db.execute(sql`update pages set status = 0 where id = ${hidden}`)
  expect((await shop.call('DELETE', `/v1/panel/pages/${deleted}`)).http).toBe(200)
  expect(await read(id)).toMatchObject({ broken: 2 })
  const list = async (query: string) => (await shop.call('GET', `${path}?${query}`)).body.data.rows
  expect((await list('links=broken')).map((row: { id: number }) => row.id)).toEqual([id])
  const told = (await list('')).map((row: { id: number; broken: number }) => [row.id, row.broken])
  expect(told).toEqual(
    expect.arrayContaining([
      [id, 2],
      [whole, 0],
    ]),
  )
  const targets = lead.map((one) => `page:${one}`).join(',')
  expect(
    (await shop.call('GET', `/v1/panel/menu-preview?targets=${targets},nonsense,user:1`)).body.data.targets,
  ).toEqual([
    { link: 'page', target_id: shown, state: 'shown' },
    { link: 'page', target_id: hidden, state: 'hidden' },
    { link: 'page', target_id: deleted, state: 'gone' },
  ])
  const kept = [...items].reverse()
  expect((await edit(id, { items: kept })).http).toBe(200)
  expect((await edit(id, { items: items.slice(0, 1) })).http).toBe(200)
  expect(await read(id)).toMatchObject({ broken: 0 })
})

test('a page whose day is to come is not shown yet', async () => {
  const id = await page({ status: 1, publish_date: '2099-01-01' })
  await add({ items: [item({ link: 'page', target_id: id, url: '' })] })
  const { body } = await shop.call('GET', `/v1/panel/menu-preview?targets=page:${id}`)
  expect(body.data.targets).toEqual([{ link: 'page', target_id: id, state: 'hidden' }])
})

test('whoever fills menus finds what they lead to, and is told how they are drawn', async () => {
  const as = await shop.as([2302])
  for (const list of ['categories', 'products', 'pages', 'blogs'])
    expect((await shop.call('GET', `/v1/panel/${list}`, { as })).http).toBe(200)
  const { designs } = (await shop.call('GET', '/v1/panel/menu-preview', { as })).body.data
  expect(designs.map(({ kind }: { kind: string }) => kind)).toEqual(['footer', 'header', 'mobile'])
})

test('visitors are given the active menus, in their language, without what reaches nobody', async () => {
  const about = await page({ status: 1 })
  const draft = await page({ status: 0 })
  await add({
    location: 'footer',
    items: [
      item(),
      item({ link: 'page', target_id: about, url: '' }),
      item({ link: 'page', target_id: draft, url: '' }),
    ],
  })
  await add({ status: 0, items: [item({ icon: 'star' })] })
  await shop.call('POST', path, { as: shop.otherAdmin, body: menu() })
  const { http, body } = await shop.call('GET', '/v1/web/menus', { as: null, headers: { 'x-lid': String(english) } })
  const { translations } = (await shop.call('GET', `/v1/panel/pages/${about}`)).body.data
  const plain = { level: 1, name: 'Returns', icon: '', slug: '' }
  expect([http, body.data]).toEqual([
    200,
    [
      {
        location: 'footer',
        name: expect.stringMatching(/^Name /),
        design: { kind: 'footer', layout: 'row', tone: 'dark', show_icons: 1 },
        items: [
          { ...plain, link: 'address', target_id: null, url: '/iade' },
          { ...plain, link: 'page', target_id: about, url: '', slug: translations[1].slug },
        ],
      },
    ],
  ])
})

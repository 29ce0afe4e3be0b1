import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { itemTypes, type PageBlock } from '#api/contract/content/page-builder.ts'
import { block, builderPath, designOf, savedPage } from '#tests/fixtures/page-builder.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** The home page: drafts of each language, what visitors see of them and when, and the themes they belong to. */

const [turkish, english] = [175, 176]
let shop: Shop
let theme: number
beforeAll(async () => {
  shop = await openShop()
  theme = (await designOf(shop)).theme.id
})
beforeEach(async () => {
  await shop.db.execute(sql`delete from page_layouts`)
})
afterAll(() => shop.close())

const save = (blocks: readonly PageBlock[], version: number, language_id = turkish) =>
  shop.call('PUT', `${builderPath}/${theme}`, { body: { language_id, version, blocks } })
const act = (name: 'publish' | 'schedule', body: object) =>
  shop.call('POST', `${builderPath}/${theme}/${name}`, { body })
const home = (headers: Record<string, string> = {}) =>
  shop.call('GET', '/v1/web/home', { as: null, headers: { 'x-sid': String(shop.own.shop_id), ...headers } })
const layout = async (language_id = turkish) =>
  (await designOf(shop)).layouts.find((one) => one.language_id === language_id)
const storedBlocks = async () =>
  (
    await shop.db.execute(sql`select language_id, version, position, key, type, data from page_blocks
      order by language_id, version, position`)
  ).rows
const words = block('b1', 'testcomponent', { title: 'Yeni', text: 'Sezon' })

describe('a draft', () => {
  test('R29: each of the eighteen kinds is saved and read as it was written', async () => {
    const blocks = itemTypes.map((type, at) => block(`b${at}`, type))
    expect(blocks).toHaveLength(18)
    const { http, body } = await save(blocks, 0)
    expect([http, body.data.version, body.data.blocks]).toEqual([200, 1, blocks])
    expect((await layout())?.blocks).toEqual(blocks)
  })

  test('R29: a kind that there is not is refused, and nothing is saved', async () => {
    const { http, body } = await save([words, { key: 'b2', type: 'iframe', data: '{"src":"x"}' }], 0)
    expect([http, body.rules]).toEqual([422, [{ id: 'validation.invalid_choice', at: ['blocks.1.type'] }]])
    expect(await storedBlocks()).toEqual([])
  })

  test('a stored kind that nobody knows stays letter by letter, moves, and is not changed', async () => {
    await save([words], 0)
    const odd = '{ "a" : 1.0,\n "b":"ş" }'
    await shop.db.execute(sql`
      insert into page_blocks (shop_id, theme_id, language_id, version, position, key, type, data)
      values (${shop.own.shop_id}, ${theme}, ${turkish}, 1, 1, 'old', 'countdown', ${odd})`)
    const old = { key: 'old', type: 'countdown', data: odd }
    expect((await layout())?.blocks).toEqual([words, old])
    const { http, body } = await save([old, words], 1)
    expect([http, body.data.blocks]).toEqual([200, [old, words]])
    const changed = await save([{ ...old, data: '{"a":1,"b":"ş"}' }, words], 2)
    expect([changed.http, changed.body.fields]).toEqual([422, { 'blocks.0.type': 'validation.invalid_choice' }])
  })

  test('R30: who saves one language leaves the other as it is', async () => {
    await save([words], 0)
    await save([block('b1', 'testcomponent', { title: 'New' })], 0, english)
    const before = (await storedBlocks()).filter((row) => row.language_id === turkish)
    await save([block('b1', 'testcomponent', { title: 'Newer' })], 1, english)
    expect((await storedBlocks()).filter((row) => row.language_id === turkish)).toEqual(before)
  })

  test('R168: two banners stand beside a hero, and no third', async () => {
    const banner = { title: '', url: '/a', image: '', image_tablet: '', image_mobile: '' }
    const hero = (count: number) => [
      block('b1', 'heroandbanner', { banners: Array.from({ length: count }, () => banner) }),
    ]
    const refused = await save(hero(3), 0)
    expect([refused.http, refused.body.rules]).toEqual([
      422,
      [{ id: 'pagebuilder.banner_limit', about: { most: 2 }, at: ['blocks.0.banners'] }],
    ])
    expect((await save(hero(2), 0)).http).toBe(200)
  })

  test.each([
    ['url', 'javascript:alert(1)', 'pagebuilder.link'],
    ['title', 'x'.repeat(101), 'validation.max_length'],
    ['background', 'red', 'settings.colour'],
    ['side', 'above', 'validation.invalid_choice'],
  ])('what is wrong with %s is told at the field', async (field, value, rule) => {
    const { http, body } = await save([block('b1', 'imagetext', { [field]: value })], 0)
    expect([http, body.fields]).toEqual([422, { [`blocks.0.${field}`]: rule }])
  })

  test('a picture that is not the shop’s is refused at its field', async () => {
    const image = `${'0'.repeat(30)}.png`
    const { http, body } = await save([block('b1', 'imagetext', { image })], 0)
    expect([http, Object.keys(body.fields)]).toEqual([422, ['blocks.0.image']])
  })

  test.each(['[]', 'null', '{', '{"title":1,"text":""}', '{"title":"","text":"","more":1}'])(
    'text that is no block is refused: %s',
    async (data) => {
      const { http, body } = await save([{ key: 'b1', type: 'testcomponent', data }], 0)
      expect([http, body.fields]).toEqual([422, { 'blocks.0.data': 'request.malformed' }])
    },
  )

  test('D5: whoever has not seen the newest draft changes nothing', async () => {
    await save([words], 0)
    const { http, body } = await save([], 0)
    expect([http, body.rules[0].id]).toEqual([409, 'conflict.stale'])
    expect((await layout())?.blocks).toEqual([words])
  })

  test('of two that save at the same moment one is refused', async () => {
    await save([words], 0)
    const both = await Promise.all([save([], 1), save([words, { ...words, key: 'b2' }], 1)])
    expect(both.map(({ http }) => http).sort()).toEqual([200, 409])
    expect((await layout())?.version).toBe(2)
  })
})

describe('what visitors see', () => {
  test('is nothing of a draft, and all of it once it is published', async () => {
    await save([words], 0)
    expect((await home()).body.data).toEqual({ language_id: turkish, version: null, blocks: [] })
    expect((await act('publish', { language_id: turkish, version: 1 })).http).toBe(200)
    await save([], 1)
    const { type, data } = words
    expect((await home()).body.data).toEqual({ language_id: turkish, version: 1, blocks: [{ type, data }] })
    expect((await home({ 'x-lid': String(english) })).body.data).toMatchObject({ language_id: english, blocks: [] })
  })

  test('may be kept a minute, and is asked after by its tag', async () => {
    await savedPage(shop, [words])
    await act('publish', { language_id: turkish, version: 1 })
    const { headers } = await home()
    const tag = headers.get('etag') ?? ''
    expect([tag.length > 10, headers.get('cache-control')]).toEqual([true, 'public, max-age=60'])
    const answer = await shop.app.request('/v1/web/home', {
      headers: { 'x-sid': String(shop.own.shop_id), 'if-none-match': tag },
    })
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', tag])
    await save([], 1)
    expect((await home()).headers.get('etag')).toBe(tag)
  })

  test('is refused for an empty page, for the same once more, and for a draft that was not seen', async () => {
    await save([], 0)
    const empty = await act('publish', { language_id: turkish, version: 1 })
    expect([empty.http, empty.body.rules]).toEqual([409, [{ id: 'pagebuilder.empty' }]])
    await save([words], 1)
    await act('publish', { language_id: turkish, version: 2 })
    const again = await act('publish', { language_id: turkish, version: 2 })
    expect([again.http, again.body.rules]).toEqual([409, [{ id: 'pagebuilder.already_published' }]])
    expect((await act('publish', { language_id: turkish, version: 1 })).body.rules[0].id).toBe('conflict.stale')
  })

  test('changes at the moment that was scheduled, by itself', async () => {
    await save([words], 0)
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    expect((await act('schedule', { language_id: turkish, version: 1, at: soon })).body.data).toMatchObject({
      ...{ published: null, scheduled: 1, scheduled_for: soon },
    })
    expect((await home()).body.data.version).toBe(null)
    await shop.db.execute(sql`update page_layouts set scheduled_for = now() - interval '1 second'`)
    expect((await home()).body.data.version).toBe(1)
    expect(await layout()).toMatchObject({ published: 1, scheduled: null })
    await save([], 1)
    expect((await home()).body.data.version).toBe(1)
  })

  test('is scheduled ahead alone, and taken off the calendar', async () => {
    await save([words], 0)
    const past = await act('schedule', { language_id: turkish, version: 1, at: '2020-01-01T00:00:00.000Z' })
    expect([past.http, past.body.rules]).toEqual([422, [{ id: 'pagebuilder.schedule_past', at: ['at'] }]])
    const none = await act('schedule', { language_id: turkish, version: 1, at: null })
    expect([none.http, none.body.rules]).toEqual([409, [{ id: 'pagebuilder.not_scheduled' }]])
    await act('schedule', { language_id: turkish, version: 1, at: '2040-01-01T00:00:00.000Z' })
    expect((await act('schedule', { language_id: turkish, version: 1, at: null })).body.data).toMatchObject({
      ...{ scheduled: null, scheduled_for: null },
    })
  })
})

test('the last twenty versions are kept, and the published one', async () => {
  for (let version = 0; version < 23; version++) {
    await save([block('b1', 'testcomponent', { title: `Sürüm ${version + 1}` })], version)
    if (version === 0) await act('publish', { language_id: turkish, version: 1 })
  }
  const { rows } = (await shop.call('GET', `${builderPath}/${theme}/versions?language_id=175`)).body.data
  expect(rows.map((row: { version: number }) => row.version)).toEqual([
    ...Array.from({ length: 20 }, (_, at) => 23 - at),
    1,
  ])
  const one = await shop.call('GET', `${builderPath}/${theme}/version?language_id=175&version=1`)
  expect(JSON.parse(one.body.data.blocks[0].data).title).toBe('Sürüm 1')
  expect((await shop.call('GET', `${builderPath}/${theme}/version?language_id=175&version=2`)).http).toBe(404)
})

test('R59: one theme is active; another that is made so takes its place, and the last one stays', async () => {
  const path = '/v1/panel/page-themes'
  const added = await shop.call('POST', path, { body: { name: 'Kış', status: 0 } })
  const id = added.body.data.id
  const statuses = async () =>
    (await shop.call('GET', path)).body.data.rows
      .map((row: { id: number; status: number }) => [row.id, row.status])
      .sort()
  const put = async (which: number, status: number) => {
    const { name, version } = (await shop.call('GET', `${path}/${which}`)).body.data
    return shop.call('PUT', `${path}/${which}`, { body: { name, status, version } })
  }
  expect((await put(id, 1)).http).toBe(200)
  expect(await statuses()).toEqual(
    [
      [theme, 0],
      [id, 1],
    ].sort(),
  )
  const refused = await put(id, 0)
  expect([refused.http, refused.body.rules]).toEqual([422, [{ id: 'theme.one_active', at: ['status'] }]])
  expect((await put(theme, 1)).http).toBe(200)
  expect(await statuses()).toEqual(
    [
      [theme, 1],
      [id, 0],
    ].sort(),
  )
})

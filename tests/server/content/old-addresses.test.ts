import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { page_slugs } from '#server/db/schema/articles.ts'
import { audit_log } from '#server/db/schema/requests.ts'
import { english, turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** The old addresses of pages and posts: told, added by hand, taken away, and what is refused of them. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const pathOf = (id: number, of = 'pages') => `/v1/panel/${of}/${id}/addresses`
const list = async (id: number, of?: string) => (await shop.call('GET', pathOf(id, of))).body.data.rows
const add = (id: number, slug: string, language_id: number | null = turkish, of?: string) =>
  shop.call('POST', pathOf(id, of), { body: { language_id, slug } })
const remove = (id: number, slug: string, language_id = turkish) =>
  shop.call('POST', `${pathOf(id)}/remove`, { body: { language_id, slug } })
const read = (slug: string, of = 'pages') =>
  shop.call('GET', `/v1/web/${of}/${slug}`, { as: null, headers: { 'x-lid': String(turkish) } })

function article(title: string, slug: string, of = 'pages') {
  const texts = { content: '<p>Metin</p>', meta_title: '', meta_description: '' }
  const summed = of === 'blogs' ? { summary: '' } : {}
  const translations = [
    { language_id: turkish, title, slug, ...summed, ...texts },
    { language_id: english, title: `${title} EN`, slug: `${slug}-en`, ...summed, ...texts },
  ]
  return { translations, status: 1, publish_date: '2026-01-01', image: '', tags: [] }
}

async function added(title: string, slug: string, of = 'pages'): Promise<{ id: number; version: number }> {
  const { http, body } = await shop.call('POST', `/v1/panel/${of}`, { body: article(title, slug, of) })
  expect(http).toBe(200)
  return body.data
}

describe('the old addresses of a page', () => {
  test('are those that it gave up, each in its language, and not those that it has', async () => {
    const { id, version } = await added('Taşınma', 'eski-ev')
    expect(await list(id)).toEqual([])
    const body = { ...article('Taşınma', 'yeni-ev'), version }
    expect((await shop.call('PUT', `/v1/panel/pages/${id}`, { body })).http).toBe(200)
    expect(await list(id)).toEqual([
      { language_id: turkish, slug: 'eski-ev' },
      { language_id: english, slug: 'eski-ev-en' },
    ])
    expect((await shop.call('GET', pathOf(id))).body.data.languages).toMatchObject([{ id: turkish }, { id: english }])
    // One in a language that the shop had once is read by nobody.
    const spoken = sql`(select id from languages where id not in (${turkish}, ${english}) order by id limit 1)`
    await shop.db.execute(sql`
      insert into page_slugs (shop_id, language_id, slug, record_id) values (${shop.own.shop_id}, ${spoken}, 'altes-haus', ${id})`)
    expect(await list(id)).toHaveLength(2)
  })

  test.each(['pages', 'blogs'])('of one of the %s go with it into the trash, and come back with it', async (of) => {
    const { id, version } = await added('Gidip gelen', 'gelen-eski', of)
    await shop.call('PUT', `/v1/panel/${of}/${id}`, { body: { ...article('Gidip gelen', 'gelen', of), version } })
    await add(id, 'elle-yazilan', turkish, of)
    const before = await list(id, of)
    expect(before).toHaveLength(3)
    await shop.call('DELETE', `/v1/panel/${of}/${id}`)
    expect((await read('gelen-eski', of)).http).toBe(404)
    expect((await shop.call('POST', `/v1/panel/bin/${of}/${id}`)).http).toBe(200)
    expect(await list(id, of)).toEqual(before)
    expect((await read('elle-yazilan', of)).http).toBe(301)
  })

  test('that another page took meanwhile stay with that one, and keep no page in the trash', async () => {
    const { id, version } = await added('Geri gelen', 'geri-eski')
    await shop.call('PUT', `/v1/panel/pages/${id}`, { body: { ...article('Geri gelen', 'geri'), version } })
    await shop.call('DELETE', `/v1/panel/pages/${id}`)
    const other = await added('Adresi alan', 'geri-eski')
    expect((await shop.call('POST', `/v1/panel/bin/pages/${id}`)).http).toBe(200)
    expect(await list(id)).toEqual([])
    expect([(await read('geri')).http, (await read('geri-eski')).body.data.title]).toEqual([200, 'Adresi alan'])
    expect(await list(other.id)).toEqual([])
  })

  test('take one that is added by hand, which leads visitors to where it is', async () => {
    const { id } = await added('İade', 'iade')
    expect((await read('iade-kosullarimiz')).http).toBe(404)
    expect((await add(id, ' iade-kosullarimiz ')).body.data.rows).toEqual([
      { language_id: turkish, slug: 'iade-kosullarimiz' },
    ])
    const { http, headers } = await read('iade-kosullarimiz')
    expect([http, headers.get('location')]).toEqual([301, '/v1/web/pages/iade'])
    const [said] = await shop.db
      .select()
      .from(audit_log)
      .where(and(eq(audit_log.subject_id, id), eq(audit_log.event, 'ADDRESS_ADD')))
    expect(said?.after).toEqual({ address: { language_id: turkish, slug: 'iade-kosullarimiz' } })
  })

  test('lose one that is taken away: it leads nowhere any more', async () => {
    const { id } = await added('Kargo', 'kargo')
    await add(id, 'teslimat')
    await add(id, 'gonderim')
    expect((await remove(id, 'teslimat')).body.data.rows).toEqual([{ language_id: turkish, slug: 'gonderim' }])
    expect([(await read('teslimat')).http, (await read('gonderim')).http]).toEqual([404, 301])
    expect((await remove(id, 'teslimat')).http).toBe(404)
  })

  test('are not where it is now: that one stays', async () => {
    const { id } = await added('Kalan', 'kalan')
    const { http, body } = await remove(id, 'kalan')
    expect([http, body.error]).toEqual([409, 'content.address_present'])
    expect((await read('kalan')).http).toBe(200)
  })

  test('of posts are theirs alone', async () => {
    const page = await added('Sayfa', 'ortak-yer')
    const post = await added('Yazı', 'yazi-yeri', 'blogs')
    expect((await add(post.id, 'ortak-yer', turkish, 'blogs')).http).toBe(200)
    expect(await list(post.id, 'blogs')).toEqual([{ language_id: turkish, slug: 'ortak-yer' }])
    expect(await list(page.id)).toEqual([])
    expect((await read('ortak-yer', 'blogs')).http).toBe(301)
  })
})

describe('an address is refused', () => {
  test('where a page is now, and where one was, by its name and at the field', async () => {
    const one = await added('Birinci', 'birinci')
    const other = await added('İkinci', 'ikinci')
    await add(one.id, 'birincinin-eskisi')
    const refused = async (id: number, slug: string) => {
      const { http, body } = await add(id, slug)
      return [http, body.rules]
    }
    const told = (id: string, name: string) => [422, [{ id, about: { name }, at: ['slug'] }]]
    expect(await refused(other.id, 'birinci')).toEqual(told('validation.slug_exists', 'Birinci'))
    expect(await refused(other.id, 'ikinci')).toEqual(told('validation.slug_exists', 'İkinci'))
    expect(await refused(other.id, 'birincinin-eskisi')).toEqual(told('content.address_kept', 'Birinci'))
    expect(await refused(one.id, 'birincinin-eskisi')).toEqual(told('content.address_kept', 'Birinci'))
    expect(await list(other.id)).toEqual([])
    // Each language by itself.
    expect((await add(other.id, 'birincinin-eskisi', english)).http).toBe(200)
  })

  test.each([
    ['that is none', 'Böyle Olmaz', 'validation.slug'],
    ['of blanks', '  ', 'validation.required'],
    ['of 101 characters', 'a'.repeat(101), 'validation.max_length'],
  ])('%s', async (_, slug, rule) => {
    const { id } = await added('Yanlış', `yanlis-${slug.length}`)
    const { http, body } = await add(id, slug)
    expect([http, body.fields]).toEqual([422, { slug: rule }])
  })

  test('in a language that the shop has not', async () => {
    const { id } = await added('Dilsiz', 'dilsiz')
    const { http, body } = await add(id, 'baska-dil', 999)
    expect([http, body.fields]).toEqual([422, { language_id: 'validation.invalid_choice' }])
  })

  test('to all but one of twenty who ask for it at once', async () => {
    const pages = [await added('Bir', 'yarisan-bir'), await added('İki', 'yarisan-iki')]
    const asked = Array.from({ length: 20 }, (_, at) => add(pages[at % 2]?.id ?? 0, 'yarisilan'))
    expect((await Promise.all(asked)).map(({ http }) => http).sort()).toEqual([200, ...Array(19).fill(422)])
    expect(await shop.db.$count(page_slugs, eq(page_slugs.slug, 'yarisilan'))).toBe(1)
  })
})

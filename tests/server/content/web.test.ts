import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setSettings } from '#server/platform/shop/settings.ts'
import { english, turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What visitors read of the shop, without signing in: what is published, in their language, at the address that it has. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

interface Given {
  readonly title?: string
  readonly slug: string
  readonly status?: 0 | 1
  readonly publish_date?: string
  readonly tags?: readonly { readonly tag: string }[]
}

const words = { content: '<p>Serin <b>tutar</b>.</p>', meta_title: '', meta_description: '' }

function record(of: 'pages' | 'blogs', { title = 'Keten', slug, status = 1, ...rest }: Given) {
  const summary = (text: string) => (of === 'blogs' ? { summary: text } : {})
  return {
    translations: [
      { language_id: turkish, title, slug, ...words, ...summary('Özet') },
      { language_id: english, title: `${title} EN`, slug: `${slug}-en`, ...words, ...summary('Summary') },
    ],
    ...{ status, publish_date: '', image: '', tags: [], ...rest },
  }
}

async function add(of: 'pages' | 'blogs', given: Given) {
  const { http, body } = await shop.call('POST', `/v1/panel/${of}`, { body: record(of, given) })
  expect([http, body.rules]).toEqual([200, undefined])
  return body.data as { id: number; version: number }
}

async function save(of: 'pages' | 'blogs', { id, version }: { id: number; version: number }, given: Given) {
  const { http, body } = await shop.call('PUT', `/v1/panel/${of}/${id}`, { body: { ...record(of, given), version } })
  expect(http).toBe(200)
  return body.data as { id: number; version: number }
}

const read = (path: string, headers: Record<string, string> = {}) =>
  shop.call('GET', `/v1/web/${path}`, { as: null, headers })
const inEnglish = { 'x-lid': String(english) }

describe('a page', () => {
  test('is read at its address, each language by itself, with what search engines are told', async () => {
    await add('pages', { title: 'Kumaş', slug: 'kumas', tags: [{ tag: 'keten' }], publish_date: '2026-03-05' })
    const { http, body } = await read('pages/kumas')
    expect(http).toBe(200)
    expect(body.data).toEqual({
      language: 'tr',
      slug: 'kumas',
      title: 'Kumaş',
      content: words.content,
      image: '',
      tags: ['keten'],
      seo: { title: 'Kumaş', description: 'Serin tutar .' },
      publish_date: '2026-03-05',
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      alternates: [
        { language: 'tr', slug: 'kumas' },
        { language: 'en', slug: 'kumas-en' },
      ],
    })
    const there = await read('pages/kumas-en', inEnglish)
    expect([there.http, there.body.data.title, there.body.data.language]).toEqual([200, 'Kumaş EN', 'en'])
  })

  test('is not at the address of another language, of another shop, or of a post', async () => {
    await add('pages', { slug: 'yalniz-sayfa' })
    const answers = await Promise.all([
      read('pages/yalniz-sayfa-en'),
      read('pages/yalniz-sayfa', inEnglish),
      read('pages/yalniz-sayfa', { 'x-sid': String(shop.other.shop_id) }),
      read('blogs/yalniz-sayfa'),
    ])
    expect(answers.map(({ http, body }) => [http, body.error])).toEqual(Array(4).fill([404, 'notFound']))
  })

  test('that is a draft or waits for its day is told like one that never was, letter by letter', async () => {
    const draft = await add('pages', { slug: 'gizli', status: 0 })
    await add('pages', { slug: 'yarinki', publish_date: '2099-01-01' })
    const never = await read('pages/hic-olmadi')
    for (const slug of ['gizli', 'yarinki']) {
      const hidden = await read(`pages/${slug}`)
      expect([hidden.http, hidden.text, hidden.headers.get('cache-control')]).toEqual([404, never.text, 'no-store'])
    }
    await save('pages', draft, { slug: 'gizli' })
    expect((await read('pages/gizli')).http).toBe(200)
  })

  test('in the trash is gone, and so are its old addresses', async () => {
    const one = await add('pages', { slug: 'atilan' })
    const { id } = await save('pages', one, { slug: 'atilan-yeni' })
    expect((await read('pages/atilan')).http).toBe(301)
    await shop.call('DELETE', `/v1/panel/pages/${id}`)
    expect([(await read('pages/atilan')).http, (await read('pages/atilan-yeni')).http]).toEqual([404, 404])
  })

  test.each(['Büyük', 'a%00b', '..%2f1', "a'--", 'a b', '', 'x'.repeat(201)])(
    'has no address like “%s”',
    async (slug) => {
      expect((await read(`pages/${encodeURIComponent(slug)}`)).http).toBe(404)
    },
  )
})

describe('an old address', () => {
  test('leads to the newest in one step, however often it was changed', async () => {
    let one = await add('pages', { slug: 'birinci' })
    for (const slug of ['ikinci', 'ucuncu', 'dorduncu']) one = await save('pages', one, { slug })
    for (const slug of ['birinci', 'ikinci', 'ucuncu']) {
      const { http, headers, body } = await read(`pages/${slug}`)
      expect([http, headers.get('location'), body]).toEqual([
        301,
        '/v1/web/pages/dorduncu',
        { status: 1, data: { location: '/v1/web/pages/dorduncu' } },
      ])
      // Believed for as long as a page is: another may take the address.
      expect(headers.get('cache-control')).toBe('public, max-age=60')
    }
    expect((await read('pages/dorduncu')).http).toBe(200)
  })

  test('that its page takes back is no old one any more', async () => {
    const one = await add('pages', { slug: 'gidis' })
    const moved = await save('pages', one, { slug: 'donus' })
    await save('pages', moved, { slug: 'gidis' })
    expect((await read('pages/gidis')).http).toBe(200)
    const { http, headers } = await read('pages/donus')
    expect([http, headers.get('location')]).toEqual([301, '/v1/web/pages/gidis'])
  })

  test('of a draft leads nowhere', async () => {
    const one = await add('pages', { slug: 'taslak-eski' })
    await save('pages', one, { slug: 'taslak-yeni', status: 0 })
    expect((await read('pages/taslak-eski')).http).toBe(404)
  })

  test('of a post leads to the post, in its own language', async () => {
    const one = await add('blogs', { slug: 'eski-yazi' })
    await save('blogs', one, { slug: 'yeni-yazi' })
    expect((await read('blogs/eski-yazi')).headers.get('location')).toBe('/v1/web/blogs/yeni-yazi')
    expect((await read('blogs/eski-yazi-en', inEnglish)).headers.get('location')).toBe('/v1/web/blogs/yeni-yazi-en')
  })
})

describe('what may be kept', () => {
  test('is not sent again while it is the same, and is once it was changed', async () => {
    const one = await add('pages', { title: 'Saklanan', slug: 'saklanan' })
    const first = await read('pages/saklanan')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{27}"$/)
    expect([first.headers.get('cache-control'), first.headers.get('vary')]).toEqual([
      'public, max-age=60',
      'x-sid, x-lid',
    ])
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await read('pages/saklanan', { 'if-none-match': tags })
      expect([tags, again.http, again.text, again.headers.get('etag')]).toEqual([tags, 304, '', etag])
    }
    await save('pages', one, { title: 'Değişen', slug: 'saklanan' })
    const changed = await read('pages/saklanan', { 'if-none-match': etag })
    expect([changed.http, changed.body.data.title]).toEqual([200, 'Değişen'])
    expect(changed.headers.get('etag')).not.toBe(etag)
  })

  test('is known by the moment of its change too, but only by the same one, and never against its tag', async () => {
    await add('pages', { slug: 'anlik' })
    const first = await read('pages/anlik')
    const moment = first.headers.get('last-modified') ?? ''
    expect(new Date(moment).getTime()).toBe(Math.floor(new Date(first.body.data.updated_at).getTime() / 1000) * 1000)
    const asked = (headers: Record<string, string>) => read('pages/anlik', headers).then(({ http }) => http)
    expect(await asked({ 'if-modified-since': moment })).toBe(304)
    expect(await asked({ 'if-modified-since': new Date('2099-01-01').toUTCString() })).toBe(200)
    expect(await asked({ 'if-modified-since': moment, 'if-none-match': '"other"' })).toBe(200)
  })

  test('is what lists and the theme are as well', async () => {
    for (const path of ['blogs', 'theme']) {
      const { headers } = await read(path)
      const again = await read(path, { 'if-none-match': headers.get('etag') ?? '' })
      expect([path, again.http, headers.get('last-modified')]).toEqual([path, 304, null])
    }
  })

  test('is asked for by storefronts elsewhere, refusals too', async () => {
    for (const path of ['theme', 'pages/hic-olmadi'])
      expect((await read(path, { origin: 'https://vitrin.test' })).headers.get('access-control-allow-origin')).toBe('*')
    const preflight = await shop.app.request('/v1/web/theme', {
      method: 'OPTIONS',
      headers: { origin: 'https://vitrin.test', 'access-control-request-method': 'GET' },
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'content-type,x-sid,x-lid',
    ])
    const panel = await shop.app.request('/v1/panel/pages', { headers: { origin: 'https://vitrin.test' } })
    expect(panel.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('the posts', () => {
  test('are listed page by page, the newest first, and only those that are published', async () => {
    const before = (await read('blogs')).body.data.total
    await add('blogs', { title: 'Eski', slug: 'l-eski', publish_date: '2021-01-01' })
    await add('blogs', { title: 'Yeni', slug: 'l-yeni', publish_date: '2022-01-01' })
    await add('blogs', { title: 'Aynı gün', slug: 'l-ayni', publish_date: '2022-01-01' })
    await add('blogs', { title: 'Taslak', slug: 'l-taslak', status: 0 })
    await add('blogs', { title: 'Sonra', slug: 'l-sonra', publish_date: '2099-01-01' })
    const all = (await read('blogs?limit=50')).body.data
    expect([all.total, all.page, all.limit, all.language]).toEqual([before + 3, 0, 50, 'tr'])
    const own = all.rows.filter(({ slug }: { slug: string }) => slug.startsWith('l-'))
    expect(own.map(({ slug }: { slug: string }) => slug)).toEqual(['l-ayni', 'l-yeni', 'l-eski'])
    expect(own[2]).toEqual({
      ...{ slug: 'l-eski', title: 'Eski', summary: 'Özet', image: '', tags: [], publish_date: '2021-01-01' },
    })
    const pages = await Promise.all([0, 1, 2].map((page) => read(`blogs?limit=1&page=${page}`)))
    expect(pages.flatMap(({ body }) => body.data.rows)).toEqual(all.rows.slice(0, 3))
    expect((await read('blogs', inEnglish)).body.data.rows[0].title).toMatch(/ EN$/)
  })

  test('that have no day of their own stand where they were written, by the day of the shop', async () => {
    await add('blogs', { slug: 'g-once', publish_date: '2021-06-30' })
    await add('blogs', { slug: 'g-sonra', publish_date: '2021-07-02' })
    const { id } = await add('blogs', { slug: 'g-gunsuz' })
    // Half past one of the first of July in Istanbul.
    await shop.db.execute(
      sql`update blogs set created_at = '2021-06-30T22:30:00Z', publish_date = null where id = ${id}`,
    )
    const { rows } = (await read('blogs?limit=50')).body.data
    expect(
      rows
        .filter(({ slug }: { slug: string }) => slug.startsWith('g-'))
        .map((one: { slug: string; publish_date: string }) => [one.slug, one.publish_date]),
    ).toEqual([
      ['g-sonra', '2021-07-02'],
      ['g-gunsuz', '2021-07-01'],
      ['g-once', '2021-06-30'],
    ])
  })

  test.each(['limit=51', 'limit=0', 'page=-1', 'page=abc', 'unknown=1'])('are not asked for with %s', async (query) => {
    expect((await read(`blogs?${query}`)).http).toBe(422)
  })

  test('that are not written in a language are not listed in it, nor found there', async () => {
    const { id } = await add('blogs', { title: 'Tek dilde', slug: 'tek-dilde', publish_date: '2020-05-05' })
    await shop.db.execute(sql`
      update blogs set translations = jsonb_path_query_array(translations, '$[*] ? (@.language_id == 175)') where id = ${id}`)
    const listed = async (headers = {}) =>
      (await read('blogs?limit=50', headers)).body.data.rows.map(({ slug }: { slug: string }) => slug)
    expect(await listed()).toContain('tek-dilde')
    expect(await listed(inEnglish)).not.toContain('tek-dilde-en')
    expect((await read('blogs/tek-dilde-en', inEnglish)).http).toBe(404)
    expect((await read('blogs/tek-dilde')).body.data.alternates).toEqual([{ language: 'tr', slug: 'tek-dilde' }])
  })
})

describe('the theme', () => {
  test('is the shop’s name and colours, and the languages that are on, the default one first', async () => {
    const colors = { background: '#ffffff', text: '#111111', button: '#5b5bd6', button_text: '#ffffff' }
    await setSettings(shop.db, shop.own.shop_id, { theme_colors: colors })
    const { body } = await read('theme')
    expect(body.data).toEqual({
      ...{ name: 'Deneme Mağazası', logo: '', favicon: '', colors },
      languages: [
        { id: turkish, code: 'tr', name: 'Türkçe', default: 1 },
        { id: english, code: 'en', name: expect.any(String), default: 0 },
      ],
    })
    expect((await read('theme', { 'x-sid': String(shop.other.shop_id) })).body.data.name).toBe('Komşu Mağaza')
  })

  test.each(['0', '-1', 'abc', '999999', ''])('of shop “%s” is not there', async (sid) => {
    expect((await read('theme', { 'x-sid': sid })).http).toBe(404)
  })

  test('does not have a language that was switched off, and nothing is read in it', async () => {
    await add('pages', { slug: 'iki-dilli' })
    const on = (status: 0 | 1) =>
      shop.db.execute(sql`update shop_languages set status = ${status}
        where shop_id = ${shop.own.shop_id} and language_id = ${english}`)
    await on(0)
    expect((await read('theme')).body.data.languages.map(({ code }: { code: string }) => code)).toEqual(['tr'])
    expect((await read('pages/iki-dilli')).body.data.alternates).toEqual([{ language: 'tr', slug: 'iki-dilli' }])
    // R182: who asks for a language that the shop has not is answered in its default one.
    expect((await read('pages/iki-dilli', inEnglish)).body.data.language).toBe('tr')
    await on(1)
  })
})

test('the API’s description has the addresses, the tags and the way that old addresses lead', async () => {
  const { paths } = (await (await shop.app.request('/openapi.json')).json()) as {
    paths: Record<string, { get: { parameters: object[]; responses: Record<string, object>; security?: object } }>
  }
  const page = paths['/v1/web/pages/{slug}']?.get
  expect(page?.security).toBeUndefined()
  expect(Object.keys(page?.responses ?? {}).sort()).toEqual(['200', '301', '304', '4XX'])
  expect(page?.parameters).toContainEqual({
    ...{ name: 'slug', in: 'path', required: true },
    schema: { type: 'string', pattern: '^[a-z0-9-]+$' },
  })
  expect(Object.keys(paths['/v1/web/blogs']?.get.responses ?? {}).sort()).toEqual(['200', '304', '4XX'])
})

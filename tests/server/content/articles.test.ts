import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { english, turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Pages and posts: their addresses, when visitors see them, and what is stored of their texts. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

interface Given {
  readonly title?: string
  readonly slug?: string
  readonly content?: string
  readonly status?: 0 | 1
  readonly publish_date?: string
  readonly tags?: readonly { readonly tag: string }[]
}

function page({ title = 'Sayfa', slug = '', content = '<p>Metin</p>', status = 1, ...rest }: Given = {}) {
  const texts = { content, meta_title: '', meta_description: '' }
  return {
    translations: [
      { language_id: turkish, title, slug, ...texts },
      { language_id: english, title: `${title} EN`, slug: slug && `${slug}-en`, ...texts },
    ],
    ...{ status, publish_date: '', image: '', tags: [], ...rest },
  }
}

const add = (body: object, of = 'pages') => shop.call('POST', `/v1/panel/${of}`, { body })
const save = (id: number, version: number, body: object) =>
  shop.call('PUT', `/v1/panel/pages/${id}`, { body: { ...body, version } })

async function added(given: Given, of?: string) {
  const { http, body } = await add(page(given), of)
  expect([http, body.rules]).toEqual([200, undefined])
  return body.data
}

const slugsOf = (record: { translations: { slug: string }[] }) => record.translations.map(({ slug }) => slug)
async function addressOf(slug: string): Promise<number | undefined> {
  const { rows } = await shop.db.execute<{ id: string }>(
    sql`select record_id as id from page_slugs where shop_id = ${shop.own.shop_id} and slug = ${slug}`,
  )
  return rows[0] && Number(rows[0].id)
}

describe('addresses', () => {
  test('are made of the titles where none is given, each language by itself', async () => {
    expect(slugsOf(await added({ title: 'Çok Özel Sayfa' }))).toEqual(['cok-ozel-sayfa', 'cok-ozel-sayfa-en'])
  })

  test('of equal titles differ by a number', async () => {
    await added({ title: 'Aynı' })
    expect(slugsOf(await added({ title: 'Aynı' }))).toEqual(['ayni-2', 'ayni-en-2'])
  })

  test('are refused where another record has them now, by its name and at the field', async () => {
    await added({ title: 'İlk sahibi', slug: 'bir-adres' })
    const { http, body } = await add(page({ title: 'İkinci', slug: 'bir-adres' }))
    expect([http, body.rules]).toEqual([
      422,
      [
        { id: 'validation.slug_exists', about: { name: 'İlk sahibi' }, at: ['translations.0.slug'] },
        { id: 'validation.slug_exists', about: { name: 'İlk sahibi' }, at: ['translations.1.slug'] },
      ],
    ])
  })

  test('that are no addresses are refused', async () => {
    const { http, body } = await add(page({ slug: 'Böyle Olmaz' }))
    expect([http, body.fields]).toEqual([
      422,
      { 'translations.0.slug': 'validation.slug', 'translations.1.slug': 'validation.slug' },
    ])
  })

  test('that a record gives up still lead to it, until another takes them', async () => {
    const one = await added({ title: 'Taşınan', slug: 'eski' })
    const { body } = await save(one.id, one.version, page({ title: 'Taşınan', slug: 'yeni' }))
    expect([await addressOf('eski'), await addressOf('yeni')]).toEqual([one.id, one.id])
    expect(slugsOf(body.data)).toEqual(['yeni', 'yeni-en'])
    const other = await added({ title: 'Yerine gelen', slug: 'eski' })
    expect([await addressOf('eski'), await addressOf('yeni')]).toEqual([other.id, one.id])
  })

  test('of pages and of posts do not meet', async () => {
    await added({ slug: 'ortak' })
    expect((await add({ ...page({ slug: 'ortak' }), translations: blogTexts('ortak') }, 'blogs')).http).toBe(200)
  })

  test('of twenty that ask for the same one at once, one has it', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(page({ slug: 'tek' }))))
    expect(answers.map(({ http }) => http).sort()).toEqual([200, ...Array(19).fill(422)])
  })

  test('go with their page into the trash; one that was taken meanwhile keeps it there', async () => {
    const one = await added({ title: 'Giden', slug: 'gidip-gelen' })
    await shop.call('DELETE', `/v1/panel/pages/${one.id}`)
    expect(await addressOf('gidip-gelen')).toBeUndefined()
    await added({ title: 'Alan', slug: 'gidip-gelen' })
    const { http, body } = await shop.call('POST', `/v1/panel/bin/pages/${one.id}`)
    expect([http, body.error]).toEqual([409, 'validation.slug_exists'])
  })
})

const blogTexts = (slug: string) =>
  [turkish, english].map((language_id) => ({
    ...{ language_id, title: 'Yazı', slug, summary: '', content: '<p>Metin</p>', meta_title: '', meta_description: '' },
  }))

describe('what visitors see', () => {
  const today = async () => {
    const { rows } = await shop.db.execute<{ day: string }>(
      sql`select (now() at time zone time_zone)::date::text as day from shops where id = ${shop.own.shop_id}`,
    )
    return rows[0]?.day ?? ''
  }
  const inState = async (state: string) =>
    (await shop.call('GET', `/v1/panel/pages?state=${state}&limit=500`)).body.data.rows as {
      id: number
      marks: string[]
    }[]

  test('is told by a mark and found by a filter: drafts, scheduled ones and those that are published', async () => {
    const draft = await added({ title: 'Taslak', status: 0 })
    const later = await added({ title: 'Sonra', publish_date: '2099-01-01' })
    const now = await added({ title: 'Şimdi' })
    const marked = async (state: string, id: number) => (await inState(state)).find((row) => row.id === id)?.marks
    expect(await marked('draft', draft.id)).toEqual(['draft'])
    expect(await marked('scheduled', later.id)).toEqual(['scheduled'])
    expect(await marked('published', now.id)).toEqual([])
    expect((await inState('published')).some(({ id }) => id === draft.id || id === later.id)).toBe(false)
  })

  test('begins on the day of publishing where none is chosen', async () => {
    expect((await added({ title: 'Bugün' })).publish_date).toBe(await today())
    expect((await added({ title: 'Taslak kalan', status: 0 })).publish_date).toBe('')
  })
})

describe('texts', () => {
  test('D15: are cleaned where they are stored, whoever sends them', async () => {
    const poison =
      '<p onclick="alert(1)">Yeni <b>sezon</b></p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a><img src="data:image/png;base64,AA==">'
    const { translations } = await added({ title: 'Temiz', content: poison })
    expect(translations[0].content).toBe('<p>Yeni <b>sezon</b></p><a rel="noopener noreferrer">a</a>')
  })

  test('R101 and R147: a page says something in every language', async () => {
    const { http, body } = await add(page({ content: '<p> </p>' }))
    expect([http, body.fields]).toEqual([
      422,
      { 'translations.0.content': 'validation.required', 'translations.1.content': 'validation.required' },
    ])
  })

  test('R103 and R233: a title has 100 characters at most, and search engines are told 5 tags at most', async () => {
    const tags = Array.from({ length: 6 }, (_, at) => ({ tag: `etiket ${at}` }))
    const { body } = await add(page({ title: 'x'.repeat(101), tags }))
    expect(body.fields).toMatchObject({ 'translations.0.title': 'validation.max_length', tags: 'validation.seo_tags' })
  })

  test('a version before can be read as what it was', async () => {
    const one = await added({ title: 'Sürüm', content: '<p>Eski sözler</p>' })
    await save(one.id, one.version, page({ title: 'Sürüm', content: '<p>Yeni sözler</p>' }))
    const { body } = await shop.call('GET', `/v1/panel/pages/${one.id}/history`)
    const [change] = body.data.rows[0].changes
    expect([change.field, change.from[0].content, change.to[0].content]).toEqual([
      'translations',
      '<p>Eski sözler</p>',
      '<p>Yeni sözler</p>',
    ])
  })
})

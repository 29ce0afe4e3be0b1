import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PastChange } from '#api/contract/platform/history.ts'
import { publishDueCopies } from '#server/content/articles/scheduled-copy.ts'
import { page_copies } from '#server/db/schema/articles.ts'
import { files } from '#server/db/schema/catalogue.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { released } from '#server/platform/files/attach.ts'
import { english, turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Working copies of pages and posts: written beside what visitors see, seen by a link, published or thrown away. */

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
  readonly image?: string
  readonly tags?: readonly { readonly tag: string }[]
}

function article(of: string, { title = 'Sayfa', slug = '', content = '<p>Eski sözler</p>', ...rest }: Given) {
  const texts = { content, meta_title: '', meta_description: '', ...(of === 'blogs' ? { summary: '' } : {}) }
  return {
    translations: [
      { language_id: turkish, title, slug, ...texts },
      { language_id: english, title: `${title} EN`, slug: slug && `${slug}-en`, ...texts },
    ],
    ...{ status: 1, publish_date: '2026-01-01', image: '', tags: [], ...rest },
  }
}

interface Stored {
  readonly id: number
  readonly version: number
}

async function added(given: Given, of = 'pages'): Promise<Stored> {
  const { http, body } = await shop.call('POST', `/v1/panel/${of}`, { body: article(of, given) })
  expect(http).toBe(200)
  return body.data
}

const pathOf = (id: number, of = 'pages') => `/v1/panel/${of}/${id}/copy`
const copyOf = async (id: number, of?: string) => (await shop.call('GET', pathOf(id, of))).body.data
const stateOf = async (id: number) => (await shop.call('GET', `${pathOf(id)}/state`)).body.data
const recordOf = async (id: number) => (await shop.call('GET', `/v1/panel/pages/${id}`)).body.data
const save = (id: number, version: number, given: Given, of = 'pages') =>
  shop.call('PUT', pathOf(id, of), { body: { ...article(of, given), version } })
const publish = (id: number, version: number, record_version: number, of?: string) =>
  shop.call('POST', `${pathOf(id, of)}/publish`, { body: { version, record_version } })
const discard = (id: number) => shop.call('DELETE', pathOf(id))
async function read(slug: string, of = 'pages') {
  const { http, body } = await shop.call('GET', `/v1/web/${of}/${slug}`, {
    as: null,
    headers: { 'x-lid': String(turkish) },
  })
  return [http, body?.data?.content]
}
const visit = async (path: string) => {
  const answer = await shop.app.request(`http://shop.test${path}`)
  return { status: answer.status, text: await answer.text() }
}

describe('a working copy', () => {
  test('begins as what visitors see, and leaves that as it is while it is written', async () => {
    const { id, version } = await added({ slug: 'kopyali' })
    const begun = await copyOf(id)
    expect(begun).toMatchObject({
      id,
      version: 0,
      translations: [{ slug: 'kopyali', content: '<p>Eski sözler</p>' }, {}],
    })
    expect(await stateOf(id)).toEqual({ published: 1, record_version: version, copy: null })
    const saved = await save(id, 0, { slug: 'kopyali', content: '<p onclick="x()">Yeni sözler</p>' })
    expect([saved.http, saved.body.data.version]).toEqual([200, 1])
    expect((await copyOf(id)).translations[0].content).toBe('<p>Yeni sözler</p>')
    expect(await read('kopyali')).toEqual([200, '<p>Eski sözler</p>'])
    expect((await recordOf(id)).version).toBe(version)
    expect(await stateOf(id)).toMatchObject({ copy: { version: 1, behind: 0, saved_by: expect.stringMatching(/./) } })
  })

  test('is seen by a link of its own in each language, until it is no more', async () => {
    const { id } = await added({ slug: 'onizlenen' })
    await save(id, 0, { slug: 'onizlenen', content: '<p>Önizlenen sözler</p>' })
    const { links } = (await stateOf(id)).copy
    expect(links.map(({ language }: { language: string }) => language)).toEqual(['tr', 'en'])
    const seen = await visit(links[0].path)
    expect([seen.status, seen.text.includes('Önizlenen sözler')]).toEqual([200, true])
    expect(seen.text).not.toContain('Eski sözler')
    expect((await visit('/web/tr/pages/onizlenen')).text).toContain('Eski sözler')
    await discard(id)
    expect((await visit(links[0].path)).status).toBe(404)
  })

  test('takes the place of what visitors see once it is published, as a change like any other', async () => {
    const { id, version } = await added({ slug: 'yayinlanan' })
    await save(id, 0, { slug: 'yayinlanan-yeni', title: 'Yeni ad', content: '<p>Yeni</p>', status: 0 })
    expect((await publish(id, 1, version)).body.data).toMatchObject({ id, version: version + 1, status: 1 })
    expect(await read('yayinlanan-yeni')).toEqual([200, '<p>Yeni</p>'])
    // The address that it had leads to the one that it has.
    expect((await read('yayinlanan'))[0]).toBe(301)
    expect((await stateOf(id)).copy).toBeNull()
    const { rows } = (await shop.call('GET', `/v1/panel/pages/${id}/history`)).body.data
    expect(rows.map(({ event }: { event: string }) => event)).toEqual(['update', 'COPY_SAVE', 'create'])
    expect(rows[0].changes[0].from[0].content).toBe('<p>Eski sözler</p>')
  })

  test('is thrown away, and leaves nothing', async () => {
    const { id } = await added({ slug: 'atilacak' })
    await save(id, 0, { slug: 'atilacak', content: '<p>Boşuna</p>' })
    expect((await discard(id)).http).toBe(200)
    expect((await copyOf(id)).version).toBe(0)
    expect(await read('atilacak')).toEqual([200, '<p>Eski sözler</p>'])
  })

  test('of a post is kept as that of a page', async () => {
    const { id, version } = await added({ slug: 'yazi' }, 'blogs')
    await save(id, 0, { slug: 'yazi', content: '<p>Yazının yenisi</p>' }, 'blogs')
    expect(await read('yazi', 'blogs')).toEqual([200, '<p>Eski sözler</p>'])
    await publish(id, 1, version, 'blogs')
    expect(await read('yazi', 'blogs')).toEqual([200, '<p>Yazının yenisi</p>'])
  })

  test('goes with its record into the trash, and does not come back with it', async () => {
    const { id } = await added({ slug: 'cope-giden' })
    await save(id, 0, { slug: 'cope-giden', content: '<p>Kopya</p>' })
    await shop.call('DELETE', `/v1/panel/pages/${id}`)
    expect(await shop.db.$count(page_copies, eq(page_copies.record_id, id))).toBe(0)
    expect((await shop.call('POST', `/v1/panel/bin/pages/${id}`)).http).toBe(200)
    expect((await stateOf(id)).copy).toBeNull()
  })
})

describe('a copy that has its moment', () => {
  const schedule = (id: number, body: object, of?: string) =>
    shop.call('POST', `${pathOf(id, of)}/schedule`, { body: { version: 1, record_version: 1, ...body } })
  const ahead = '2099-01-01T09:00:00.000Z'
  /** Its moment has come. */
  const come = (id: number) =>
    shop.db.execute(sql`update page_copies set publish_at = now() - interval '1 minute' where record_id = ${id}`)
  const noticesOf = async (id: number) => {
    const link = `/pages/copy/${id}`
    const rows = await shop.db.select().from(notifications).where(eq(notifications.link, link))
    return rows.map(({ says, about }) => [says, about])
  }
  const eventsOf = async (id: number) =>
    (await shop.call('GET', `/v1/panel/pages/${id}/history`)).body.data.rows.map((row: { event: string }) => row.event)

  test('takes the place of the page then and not before, once however many servers there are', async () => {
    const { id } = await added({ slug: 'zamanli' })
    await save(id, 0, { slug: 'zamanli', content: '<p>Yarının sözleri</p>' })
    const planned = await schedule(id, { at: ahead })
    expect([planned.http, planned.body.data.copy.publish_at]).toEqual([200, ahead])
    await publishDueCopies(shop.services)
    expect(await read('zamanli')).toEqual([200, '<p>Eski sözler</p>'])
    await come(id)
    await Promise.all([publishDueCopies(shop.services), publishDueCopies(shop.services)])
    expect(await read('zamanli')).toEqual([200, '<p>Yarının sözleri</p>'])
    expect((await stateOf(id)).copy).toBeNull()
    expect(await eventsOf(id)).toEqual(['update', 'COPY_SCHEDULE', 'COPY_SAVE', 'create'])
    expect(await noticesOf(id)).toEqual([])
  })

  test('is published as it was saved last', async () => {
    const { id } = await added({ slug: 'sonra-yazilan' })
    await save(id, 0, { slug: 'sonra-yazilan', content: '<p>Bir</p>' })
    await schedule(id, { at: ahead })
    await save(id, 1, { slug: 'sonra-yazilan', content: '<p>İki</p>' })
    expect((await stateOf(id)).copy.publish_at).toBe(ahead)
    await come(id)
    await publishDueCopies(shop.services)
    expect(await read('sonra-yazilan')).toEqual([200, '<p>İki</p>'])
  })

  test('that was published while it was written is refused, and what is saved then is a copy of its own', async () => {
    const { id } = await added({ slug: 'yazarken-cikan' })
    await save(id, 0, { slug: 'yazarken-cikan', content: '<p>Bir</p>' })
    await schedule(id, { at: ahead })
    await come(id)
    await publishDueCopies(shop.services)
    const { http, body } = await save(id, 1, { slug: 'yazarken-cikan', content: '<p>İki</p>' })
    expect([http, body.rules]).toEqual([409, [{ id: 'content.copy_was_published' }]])
    expect([await read('yazarken-cikan'), (await stateOf(id)).copy]).toEqual([[200, '<p>Bir</p>'], null])
    expect((await copyOf(id)).version).toBe(0)
    const again = await save(id, 0, { slug: 'yazarken-cikan', content: '<p>İki</p>' })
    expect(again.http).toBe(200)
    expect((await stateOf(id)).copy).toMatchObject({ version: again.body.data.version, behind: 0, publish_at: null })
    // A form that is still open over the first copy is not taken for one of the second.
    expect((await save(id, 1, { slug: 'yazarken-cikan', content: '<p>Üç</p>' })).body.error).toBe('conflict.stale')
    expect((await copyOf(id)).translations[0].content).toBe('<p>İki</p>')
  })

  test('of a post is published as that of a page', async () => {
    const { id } = await added({ slug: 'zamanli-yazi' }, 'blogs')
    await save(id, 0, { slug: 'zamanli-yazi', content: '<p>Yeni yazı</p>' }, 'blogs')
    expect((await schedule(id, { at: ahead }, 'blogs')).http).toBe(200)
    await shop.db.execute(sql`update blog_copies set publish_at = now() where record_id = ${id}`)
    await publishDueCopies(shop.services)
    expect(await read('zamanli-yazi', 'blogs')).toEqual([200, '<p>Yeni yazı</p>'])
  })

  test('is taken off the calendar', async () => {
    const { id } = await added({ slug: 'vazgecilen' })
    await save(id, 0, { slug: 'vazgecilen', content: '<p>Boşuna</p>' })
    await schedule(id, { at: ahead })
    expect((await schedule(id, { at: null })).body.data.copy.publish_at).toBeNull()
    expect((await schedule(id, { at: null })).body.error).toBe('content.copy_not_scheduled')
    const past = (await shop.call('GET', `/v1/panel/pages/${id}/history`)).body.data.rows
    expect(past.map(({ event, planned }: PastChange) => [event, planned])).toEqual([
      ['COPY_UNSCHEDULE', null],
      ['COPY_SCHEDULE', ahead],
      ['COPY_SAVE', null],
      ['create', null],
    ])
  })

  test('stays a copy where the page was changed since, and the staff are told', async () => {
    const { id } = await added({ slug: 'araya-girilen' })
    await save(id, 0, { slug: 'araya-girilen', content: '<p>Kopya</p>' })
    await schedule(id, { at: ahead })
    const body = { ...article('pages', { slug: 'araya-girilen', content: '<p>Araya giren</p>' }), version: 1 }
    await shop.call('PUT', `/v1/panel/pages/${id}`, { body })
    await come(id)
    await publishDueCopies(shop.services)
    expect(await read('araya-girilen')).toEqual([200, '<p>Araya giren</p>'])
    expect((await stateOf(id)).copy).toMatchObject({ version: 1, publish_at: null })
    expect(await noticesOf(id)).toEqual([['notices.copy_overtaken', { title: 'Sayfa' }]])
  })

  test('stays a copy where a rule is in its way then, and keeps no other one waiting', async () => {
    const [first, second] = [await added({ slug: 'adresi-giden' }), await added({ slug: 'bekleyen' })]
    await save(first.id, 0, { slug: 'kapilan-adres' })
    await save(second.id, 0, { slug: 'bekleyen', content: '<p>Sırası geldi</p>' })
    for (const { id } of [first, second]) await schedule(id, { at: ahead })
    await added({ title: 'Kapan sayfa', slug: 'kapilan-adres' })
    for (const { id } of [first, second]) await come(id)
    await publishDueCopies(shop.services)
    expect((await stateOf(first.id)).copy).toMatchObject({ version: 1, publish_at: null })
    expect(await noticesOf(first.id)).toEqual([['notices.copy_not_published', { title: 'Sayfa' }]])
    expect(await read('bekleyen')).toEqual([200, '<p>Sırası geldi</p>'])
  })

  test('has none that is over, none without a copy, and none of what was not seen', async () => {
    const { id } = await added({ slug: 'zamansiz' })
    expect((await schedule(id, { at: ahead })).body.error).toBe('content.no_copy')
    await save(id, 0, { slug: 'zamansiz', content: '<p>Kopya</p>' })
    for (const at of ['2020-01-01T09:00:00.000Z', 'yarın']) {
      const { http, body } = await schedule(id, { at })
      expect([http, body.fields]).toEqual([422, { at: 'pagebuilder.schedule_past' }])
    }
    for (const seen of [{ version: 2 }, { record_version: 9 }])
      expect((await schedule(id, { at: ahead, ...seen })).body.error).toBe('conflict.stale')
  })
})

test('the versions of a page show what its copy would change of it', async () => {
  const { id } = await added({ slug: 'karsilastirilan' })
  await save(id, 0, { slug: 'karsilastirilan', content: '<p>Kopyanın sözleri</p>' })
  const { rows } = (await shop.call('GET', `/v1/panel/pages/${id}/history`)).body.data
  expect(rows[0]).toMatchObject({ event: 'COPY_SAVE', changes: [{ field: 'translations' }] })
  expect(rows[0].changes).toHaveLength(1)
  const [{ from, to }] = rows[0].changes
  expect([from[0].content, to[0].content]).toEqual(['<p>Eski sözler</p>', '<p>Kopyanın sözleri</p>'])
})

describe('the pictures of a copy', () => {
  async function picture(name: string): Promise<string> {
    await shop.db.execute(sql`
      insert into files (shop_id, name, real_name, type, mime, size, width, height, sha256)
      values (${shop.own.shop_id}, ${name}, ${name}, 'content', 'image/webp', 1, 1, 1, ${name})`)
    return name
  }
  const attachedOf = async (name: string) =>
    (await shop.db.select().from(files).where(eq(files.name, name)))[0]?.attached

  test('stay as long as the copy or its record names them', async () => {
    const { id, version } = await added({ slug: 'resimli' })
    const [first, second] = [await picture('kopya-bir.webp'), await picture('kopya-iki.webp')]
    await save(id, 0, { slug: 'resimli', image: first })
    await save(id, 1, { slug: 'resimli', image: second })
    expect([await attachedOf(first), await attachedOf(second)]).toEqual([released, 1])
    await publish(id, 2, version)
    expect([(await recordOf(id)).image, await attachedOf(second)]).toEqual([second, 1])
  })

  test('go with it where nothing else names them', async () => {
    const { id } = await added({ slug: 'resimsiz' })
    const name = await picture('kopya-uc.webp')
    await save(id, 0, { slug: 'resimsiz', image: name })
    await discard(id)
    expect(await attachedOf(name)).toBe(released)
  })

  test('that were never uploaded are refused at the field', async () => {
    const { id } = await added({ slug: 'yok-resim' })
    const { http, body } = await save(id, 0, { slug: 'yok-resim', image: 'hic-yok.webp' })
    expect([http, body.fields]).toEqual([422, { image: 'files.gone' }])
  })
})

describe('refused is', () => {
  test('a copy of what visitors do not see', async () => {
    const draft = await added({ slug: 'taslak-kopya', status: 0 })
    const later = await added({ slug: 'sonraki-kopya', publish_date: '2099-01-01' })
    for (const { id } of [draft, later])
      expect((await save(id, 0, { slug: 'x' })).body.error).toBe('content.copy_of_draft')
  })

  test('R101, R103, R147 and R233: a copy that its record would refuse, at the same fields', async () => {
    const { id } = await added({ slug: 'kuralli' })
    const tags = Array.from({ length: 6 }, (_, at) => ({ tag: `etiket ${at}` }))
    const { http, body } = await save(id, 0, { title: 'x'.repeat(101), content: '<p> </p>', tags })
    expect([http, body.fields]).toMatchObject([
      422,
      {
        'translations.0.title': 'validation.max_length',
        'translations.0.content': 'validation.required',
        'translations.1.content': 'validation.required',
        tags: 'validation.seo_tags',
      },
    ])
  })

  test('R102: a text of more than 30,000 characters', async () => {
    const { id } = await added({ slug: 'uzun' })
    const of = (length: number) => `<p>${'a'.repeat(length - 7)}</p>`
    expect((await save(id, 0, { slug: 'uzun', content: of(30_000) })).http).toBe(200)
    const { body } = await save(id, 1, { slug: 'uzun', content: of(30_001) })
    expect(body.fields).toMatchObject({ 'translations.0.content': 'validation.max_length' })
  })

  test('an address that another page has, while it is written and when it is published', async () => {
    const { id, version } = await added({ slug: 'adres-bekleyen' })
    await save(id, 0, { slug: 'kapilacak' })
    await added({ title: 'Kapan', slug: 'kapilacak' })
    expect((await save(id, 1, { slug: 'kapilacak' })).body.rules[0]).toMatchObject({
      ...{ id: 'validation.slug_exists', about: { name: 'Kapan' } },
    })
    const { http, body } = await publish(id, 1, version)
    expect([http, body.rules[0].id]).toEqual([422, 'validation.slug_exists'])
    expect((await stateOf(id)).copy.version).toBe(1)
  })

  test('D5: a copy, or a record, that somebody else saved since it was seen', async () => {
    const { id, version } = await added({ slug: 'yarisan' })
    await save(id, 0, { slug: 'yarisan', content: '<p>Bir</p>' })
    expect((await save(id, 0, { slug: 'yarisan', content: '<p>İki</p>' })).body.error).toBe('conflict.stale')
    expect((await publish(id, 2, version)).body.error).toBe('conflict.stale')
    const body = { ...article('pages', { slug: 'yarisan', content: '<p>Araya giren</p>' }), version }
    await shop.call('PUT', `/v1/panel/pages/${id}`, { body })
    expect((await stateOf(id)).copy.behind).toBe(1)
    expect((await publish(id, 1, version)).body.error).toBe('conflict.stale')
    expect(await read('yarisan')).toEqual([200, '<p>Araya giren</p>'])
    // Whoever has seen both may go on.
    expect((await publish(id, 1, version + 1)).http).toBe(200)
    expect(await read('yarisan')).toEqual([200, '<p>Bir</p>'])
  })

  test('a copy that was thrown away meanwhile, whatever became of the one before it', async () => {
    const { id, version } = await added({ slug: 'atilan-kopya' })
    await save(id, 0, { slug: 'atilan-kopya', content: '<p>Bir</p>' })
    await publish(id, 1, version)
    const second = (await save(id, 0, { slug: 'atilan-kopya', content: '<p>İki</p>' })).body.data.version
    await discard(id)
    const { http, body } = await save(id, second, { slug: 'atilan-kopya', content: '<p>Üç</p>' })
    expect([http, body.rules]).toEqual([409, [{ id: 'content.copy_was_discarded' }]])
    expect(await read('atilan-kopya')).toEqual([200, '<p>Bir</p>'])
  })

  test('publishing or throwing away what there is not', async () => {
    const { id, version } = await added({ slug: 'kopyasiz' })
    expect((await publish(id, 1, version)).body.error).toBe('content.no_copy')
    expect((await discard(id)).body.error).toBe('content.no_copy')
  })

  test('all but one of ten first saves at once', async () => {
    const { id } = await added({ slug: 'ayni-anda' })
    const saves = Array.from({ length: 10 }, (_, at) => save(id, 0, { slug: 'ayni-anda', content: `<p>${at}</p>` }))
    expect((await Promise.all(saves)).map(({ http }) => http).sort()).toEqual([200, ...Array(9).fill(409)])
  })
})

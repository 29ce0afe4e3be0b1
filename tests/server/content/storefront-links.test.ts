import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDraftLink, sealDraftLink } from '#server/content/storefront/draft-link.ts'
import { attributes, type Given, newArticle, visit as visitOf } from '#tests/fixtures/visits.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** From the form of a page or a post to what visitors see of it; to a draft for whoever has its link, and for an hour. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const add = (of: 'pages' | 'blogs', given: Given) => newArticle(shop, of, given)
const visit = (path: string) => visitOf(shop, path)

describe('the way from a form', () => {
  const linksOf = async (id: number, of = 'pages', as?: string) =>
    shop.call('GET', `/v1/panel/${of}/${id}/storefront`, as ? { as } : {})

  test('leads to what is published, in each language', async () => {
    const { id } = await add('pages', { slug: 'yayinda' })
    const { body } = await linksOf(id)
    expect(body.data).toEqual({
      draft: 0,
      links: [
        { language: 'tr', name: 'Türkçe', path: '/web/tr/pages/yayinda' },
        { language: 'en', name: expect.any(String), path: '/web/en/pages/yayinda-en' },
      ],
    })
  })

  test('leads to a draft by a link that only its holder has, which nobody finds and nobody keeps', async () => {
    const { id } = await add('blogs', { title: 'Henüz değil', slug: 'henuz-degil', status: 0 })
    const { body } = await linksOf(id, 'blogs')
    expect(body.data.draft).toBe(1)
    const [{ path }, { path: inEnglish }] = body.data.links
    const { status, page, all, headers } = await visit(path)
    expect([status, page.querySelector('h1')?.textContent]).toEqual([200, 'Henüz değil'])
    expect(page.querySelector('[role=note]')?.textContent).toContain('taslak')
    expect(['cache-control', 'x-robots-tag', 'referrer-policy', 'etag'].map((name) => headers.get(name))).toEqual([
      'no-store',
      'noindex',
      'no-referrer',
      null,
    ])
    expect(all('link[rel=canonical], link[rel=alternate], script')).toEqual([])
    expect((await visit(inEnglish)).page.querySelector('h1')?.textContent).toBe('Henüz değil EN')
    expect(attributes(all('nav a[hreflang]'), 'href')).toEqual([path, inEnglish])
    expect((await visit('/web/tr/blogs/henuz-degil')).status).toBe(404)
    await shop.call('DELETE', `/v1/panel/blogs/${id}`)
    expect((await visit(path)).status).toBe(404)
  })

  test('is over after an hour, and cannot be made or changed by anybody', async () => {
    const { id } = await add('pages', { slug: 'kisa-omurlu', status: 0 })
    const link = { shop_id: shop.own.shop_id, name: 'pages', id, copy: false } as const
    const until = new Date('2026-11-20T12:00:00Z')
    const key = sealDraftLink(shop.services, { ...link, until })
    const at = (moment: string) => openDraftLink(shop.services, key, new Date(moment))
    expect(at('2026-11-20T11:59:59Z')).toEqual({ ...link, until })
    expect(at('2026-11-20T12:00:00Z')).toBeNull()
    expect((await visit(`/web/tr/draft/${key}`)).status).toBe(404)
    const fresh = sealDraftLink(shop.services, { ...link, until: new Date(Date.now() + 60_000) })
    expect((await visit(`/web/tr/draft/${fresh}`)).status).toBe(200)
    const elsewhere = shop.services.secrets.seal(
      JSON.stringify([link.shop_id, 'pages', id, Date.now() + 60_000, false]),
      'other',
    )
    for (const wrong of [`${fresh.slice(0, -2)}AA`, 'v1.a.b.c.d', 'x', elsewhere])
      expect((await visit(`/web/tr/draft/${wrong}`)).status).toBe(404)
    const [{ path }] = (await linksOf(id)).body.data.links
    const minutes = ((openDraftLink(shop.services, path.split('/').at(-1))?.until.getTime() ?? 0) - Date.now()) / 60_000
    expect(Math.round(minutes)).toBe(60)
  })

  test('is told to whoever may see the page, and of no other shop', async () => {
    const { id } = await add('pages', { slug: 'kimin' })
    expect((await linksOf(id, 'pages', await shop.as([2301]))).http).toBe(200)
    expect((await linksOf(id, 'pages', await shop.as([2300]))).http).toBe(403)
    expect((await linksOf(id, 'pages', shop.otherAdmin)).http).toBe(404)
  })
})

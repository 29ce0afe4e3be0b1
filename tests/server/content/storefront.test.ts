import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setSettings } from '#server/platform/shop/settings.ts'
import { payloads } from '#tests/browser/payloads.ts'
import { article, attributes, type Given, newArticle, visit as visitOf } from '#tests/fixtures/visits.fixture.ts'
import { dataUrl, png } from '#tests/pictures.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** The pages that visitors read: what stands in their heads, where old addresses lead, and that nothing in them acts. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const add = (of: 'pages' | 'blogs', given: Given) => newArticle(shop, of, given)
const visit = (path: string, headers?: Record<string, string>) => visitOf(shop, path, headers)

const origin = 'http://127.0.0.1:4000'

describe('a post', () => {
  test('tells search engines its title, its words, where it is, and where it is in other languages', async () => {
    const { id } = await add('blogs', {
      ...{ title: 'Keten bakımı', slug: 'keten-bakimi', meta_description: 'Yıkama ve ütü.' },
      tags: [{ tag: 'keten' }, { tag: 'bakım' }],
    })
    const { status, page, all, headers } = await visit('/web/tr/blogs/keten-bakimi')
    expect([status, page.documentElement.lang, page.title]).toEqual([200, 'tr', 'Keten bakımı · Deneme Mağazası'])
    expect(attributes(all('meta[name=description]'), 'content')).toEqual(['Yıkama ve ütü.'])
    expect(attributes(all('link[rel=canonical]'), 'href')).toEqual([`${origin}/web/tr/blogs/keten-bakimi`])
    expect(attributes(all('link[rel=alternate]'), 'hreflang', 'href')).toEqual([
      `tr ${origin}/web/tr/blogs/keten-bakimi`,
      `en ${origin}/web/en/blogs/keten-bakimi-en`,
      `x-default ${origin}/web/tr/blogs/keten-bakimi`,
    ])
    const { body } = await shop.call('GET', `/v1/panel/blogs/${id}`)
    expect(JSON.parse(page.querySelector('script')?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'Keten bakımı',
      url: `${origin}/web/tr/blogs/keten-bakimi`,
      mainEntityOfPage: `${origin}/web/tr/blogs/keten-bakimi`,
      description: 'Yıkama ve ütü.',
      inLanguage: 'tr',
      datePublished: '2026-03-05',
      dateModified: body.data.updated_at,
      publisher: { '@type': 'Organization', name: 'Deneme Mağazası' },
      keywords: 'keten, bakım',
    })
    expect([page.querySelector('h1')?.textContent, page.querySelector('time')?.textContent]).toEqual([
      'Keten bakımı',
      '05.03.2026',
    ])
    expect(headers.get('cache-control')).toBe('public, max-age=60')
    const again = await visit('/web/tr/blogs/keten-bakimi', { 'if-none-match': headers.get('etag') ?? '' })
    expect([again.status, again.text]).toEqual([304, ''])
    expect((await visit('/web/en/blogs/keten-bakimi-en')).page.querySelector('time')?.textContent).toBe('5 Mar 2026')
  })

  test('stands in the list of posts, the newest first, twelve to a page', async () => {
    for (let nth = 10; nth < 25; nth += 1)
      await add('blogs', {
        title: `Yazı ${nth}`,
        slug: `sira-${nth}`,
        publish_date: `2027-0${(nth % 9) + 1}-01`,
        status: 0,
      })
    for (let nth = 10; nth < 25; nth += 1)
      await add('blogs', { title: `Yazı ${nth}`, slug: `yayin-${nth}`, publish_date: `2020-01-${nth}` })
    const first = await visit('/web/tr/blogs')
    expect(first.all('.list h2').length).toBe(12)
    expect(first.text).not.toContain('sira-')
    expect(attributes(first.all('.more a'), 'rel', 'href')).toEqual(['next /web/tr/blogs?page=2'])
    const second = await visit('/web/tr/blogs?page=2')
    expect(attributes(second.all('.more a'), 'rel', 'href')[0]).toBe('prev /web/tr/blogs')
    expect(second.page.title).toBe('Yazılar (2) · Deneme Mağazası')
    expect(second.all('.list h2').map(({ textContent }) => textContent)).toContain('Yazı 10')
    for (const page of ['0', '99', 'abc', '-1']) expect((await visit(`/web/tr/blogs?page=${page}`)).status).toBe(404)
  })
})

describe('a page', () => {
  test('is entered from the first page, and by its short address', async () => {
    await add('pages', { title: 'Hakkımızda', slug: 'hakkimizda' })
    const entered = await shop.app.request('/web')
    expect([entered.status, entered.headers.get('location')]).toEqual([302, '/web/tr'])
    const { all } = await visit('/web/tr')
    expect(attributes(all('.list a'), 'href')).toContain('/web/tr/pages/hakkimizda')
    const short = await visit('/web/tr/hakkimizda')
    expect([short.status, short.headers.get('location')]).toEqual([301, '/web/tr/pages/hakkimizda'])
    const { page } = await visit('/web/tr/pages/hakkimizda')
    expect(JSON.parse(page.querySelector('script')?.textContent ?? '')['@type']).toBe('WebPage')
    expect(page.querySelector('time')).toBeNull()
  })

  test('leads from each old address, and the short form of it, to where it is, in one step', async () => {
    let one = await add('pages', { slug: 'ilk-adres' })
    for (const slug of ['orta-adres', 'son-adres']) {
      const { body } = await shop.call('PUT', `/v1/panel/pages/${one.id}`, {
        body: { ...article('pages', { slug }), version: one.version },
      })
      one = body.data
    }
    for (const path of ['/web/tr/pages/ilk-adres', '/web/tr/pages/orta-adres', '/web/tr/ilk-adres']) {
      const { status, headers } = await visit(path)
      expect([path, status, headers.get('location')]).toEqual([path, 301, '/web/tr/pages/son-adres'])
      // Another may take the address: no browser keeps for ever where it led.
      expect(headers.get('cache-control')).toBe('public, max-age=60')
    }
    expect((await visit('/web/tr/ilk-adres?utm_source=mail')).headers.get('location')).toBe(
      '/web/tr/pages/son-adres?utm_source=mail',
    )
    expect((await visit('/web/en/pages/ilk-adres-en')).headers.get('location')).toBe('/web/en/pages/son-adres-en')
    expect((await visit('/web/tr/pages/son-adres')).status).toBe(200)
  })

  test('that nobody may see is told like one that never was', async () => {
    await add('pages', { slug: 'taslakta', status: 0 })
    await add('pages', { slug: 'gelecekte', publish_date: '2099-01-01' })
    const never = await visit('/web/tr/pages/hic-olmadi')
    expect([never.status, never.headers.get('cache-control'), never.headers.get('x-robots-tag')]).toEqual([
      404,
      'no-store',
      'noindex',
    ])
    for (const slug of ['taslakta', 'gelecekte']) {
      const { status, text } = await visit(`/web/tr/pages/${slug}`)
      expect([slug, status, text]).toEqual([slug, 404, never.text])
    }
    for (const path of ['/web/xx', '/web/tr/pages/B%C3%9CY%C3%9CK', '/web/tr/blogs/taslakta', '/web/tr/a/b/c'])
      expect((await visit(path)).status).toBe(404)
    for (const path of ['/web/tr/a/b/c', '/web/tr/', '/web/en/pages/'])
      expect((await visit(path)).page.querySelector('h1')?.textContent, path).toMatch(/^(Bu adreste|There is no page)/)
    expect((await shop.app.request('/web/tr', { method: 'POST' })).status).toBe(405)
  })

  test('shows its pictures as wide as the screen needs them, its links in its own language, and its alignment', async () => {
    const uploaded = await shop.call('POST', '/v1/files', {
      body: { type: 'content', image: dataUrl('image/png', await png(1200, 600)), realName: 'kumas.png' },
    })
    const { name } = uploaded.body.data
    const src = `/files/${name}`
    const small = src.replace('.png', '-480.webp')
    await add('pages', {
      slug: 'resimli',
      image: name,
      content: `<p style="text-align:center">Bak</p><img src="${src}" alt="Keten kumaş"><p><a href="/pages/hakkimizda">biz</a> <a href="/blogs/x#son">yazı</a> <a href="/sepet">sepet</a></p>`,
    })
    const { all, text } = await visit('/web/tr/pages/resimli')
    expect(attributes(all('.text img, .cover'), 'alt', 'srcset', 'width', 'height')).toEqual([
      ` ${small} 480w, ${src} 1200w 1200 600`,
      `Keten kumaş ${small} 480w, ${src} 1200w 1200 600`,
    ])
    expect(attributes(all('meta[property="og:image"]'), 'content')).toEqual([`${origin}${src}`])
    expect(attributes(all('.text a'), 'href')).toEqual(['/web/tr/pages/hakkimizda', '/web/tr/blogs/x#son', '/sepet'])
    expect([text.includes('class="align-center"'), text.includes('style=')]).toEqual([true, false])
  })
})

test('wide tables and lines of a text are moved sideways by the keys too, and say what they are', async () => {
  const content = '<p>&lt;table&gt;</p><table><tbody><tr><th>Beden</th><td>34</td></tr></tbody></table><pre>a</pre>'
  await add('pages', { slug: 'tablolu', content })
  const { all, page } = await visit('/web/tr/pages/tablolu')
  expect(attributes(all('.wide'), 'role', 'tabindex', 'aria-label')).toEqual(['region 0 Tablo'])
  expect(all('.wide > table td, pre[tabindex]').map(({ textContent }) => textContent)).toEqual(['34', 'a'])
  expect(page.querySelector('.text p')?.textContent).toBe('<table>')
})

describe('T11: what anybody wrote', () => {
  test('is read letter by letter, and nothing of it acts: no script, no handler, no link that is one', async () => {
    for (const [at, { n, text: payload }] of payloads.entries()) {
      const slug = `zehir-${at}`
      const poisoned = {
        slug,
        content: `<p>a</p>${payload}`,
        meta_description: payload,
        tags: [{ tag: payload.slice(0, 50) }],
      }
      await add('blogs', { ...poisoned, title: payload.slice(0, 95) })
      const { page, all, headers } = await visit(`/web/tr/blogs/${slug}`)
      expect(page.querySelector('h1')?.textContent?.trim(), String(n)).toBe(payload.slice(0, 95).trim())
      expect(all('script').map(({ outerHTML }) => outerHTML.slice(0, 35))).toEqual([
        '<script type="application/ld+json">',
      ])
      expect(() => JSON.parse(page.querySelector('script')?.textContent ?? '')).not.toThrow()
      const acting = all('*').flatMap((element) =>
        [...element.attributes].filter(
          ({ name, value }) =>
            name.startsWith('on') || /^\s*(javascript|data|vbscript):/i.test(value) || name === 'style',
        ),
      )
      expect(acting, payload).toEqual([])
      expect(all('iframe, object, embed, form, base, svg, math, style, input, meta[http-equiv]'), payload).toEqual([])
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
    }
    const { all } = await visit('/web/tr/blogs')
    expect(all('script, [onerror], [onload], iframe')).toEqual([])
  })
})

describe('the colours', () => {
  test('of the shop are let in by their hash, and nothing else is', async () => {
    const colours = { background: '#fff8f0', text: '#221100', button: '#884400', button_text: '#ffffff' }
    await setSettings(shop.db, shop.own.shop_id, { theme_colors: colours })
    const { all, headers } = await visit('/web/tr')
    expect(all('style').map(({ textContent }) => textContent)).toEqual([
      ':root{color-scheme:only light;--ground:#fff8f0;--ink:#221100;--accent:#884400;--on-accent:#ffffff}',
    ])
    expect(headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='/)
    const evil = { ...colours, background: '#fff}</style><script>kotu(1)</script>' }
    await setSettings(shop.db, shop.own.shop_id, { theme_colors: evil })
    expect((await visit('/web/tr')).text).not.toContain('kotu')
    await setSettings(shop.db, shop.own.shop_id, {
      theme_colors: { background: '', text: '', button: '', button_text: '' },
    })
    expect((await visit('/web/tr')).all('style')).toEqual([])
  })

  test('stand in a sheet of their own, named after what is in it', async () => {
    const { all } = await visit('/web/tr')
    const [href = ''] = attributes(all('link[rel=stylesheet]'), 'href')
    const sheet = await shop.app.request(href)
    expect([sheet.status, sheet.headers.get('content-type'), sheet.headers.get('cache-control')]).toEqual([
      200,
      'text/css; charset=utf-8',
      'public, max-age=31536000, immutable',
    ])
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanHtml } from '#server/platform/texts/rich-text.ts'
import { productInput, translation } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { newProduct, path, product } from './product-calls.ts'

/** Rich text is cleaned where it is stored, whoever sends it (D15, R222). */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** What comes back of a description that was sent past the editor. */
async function storedAs(description: string): Promise<string | undefined> {
  const { id } = await newProduct(shop, {
    translations: [{ ...translation(turkish, 'Elbise'), description }, translation(english, 'Dress')],
  })
  return (await product(shop, id)).translations[0]?.description
}

test('D15 accept: plain formatting is stored as it is', async () => {
  const html = '<p><b>Yeni</b> sezon</p><ul><li>Keten</li></ul><p style="text-align:center"><em>Serin</em></p>'
  expect(await storedAs(html)).toBe(html)
})

const attacks = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.test/x.js></ScRiPt>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)" />',
  '<img/src=x/onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<p onclick="alert(1)">x</p>',
  '<p onmouseover=alert(1)>x</p>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<input onfocus=alert(1) autofocus>',
  '<select onfocus=alert(1) autofocus>',
  '<marquee onstart=alert(1)>',
  '<style>@import "javascript:alert(1)"</style>',
  '<link rel=stylesheet href="javascript:alert(1)">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="javascript:alert(1)//">',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="position:fixed;inset:0;z-index:9">x</p>',
  '<img src="javascript:alert(1)">',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>">',
]

test.each(attacks)('D15 reject: %s runs nothing', (html) => {
  const cleaned = cleanHtml(html)
  expect(cleaned).not.toMatch(
    /<\s*(script|svg|math|iframe|object|embed|style|link|meta|base|form|input|select|body|details|video|audio|marquee|template|noscript|textarea)/i,
  )
  expect(cleaned).not.toMatch(/<[^>]*\son\w+\s*=/i)
  expect(cleaned).not.toMatch(/<[^>]*(href|src)\s*=\s*["']?\s*(java|vb|data)/i)
  expect(cleaned).not.toMatch(/<[^>]*style\s*=\s*["'][^"']*(url|position|expression)/i)
  expect(cleanHtml(cleaned)).toBe(cleaned)
})

test('D15 reject: a payload sent by a direct call is stored without what runs', async () => {
  expect(await storedAs('<p>Keten</p><img src=x onerror=alert(1)><script>alert(1)</script>')).toBe('<p>Keten</p>')
})

test('R222 reject: a picture inside the text is dropped, one of the shop stays', async () => {
  const html = '<p>Ölçüler</p><img src="data:image/png;base64,iVBORw0KGgo=" /><img src="/files/abc.webp" alt="Tablo" />'
  expect(await storedAs(html)).toBe('<p>Ölçüler</p><img src="/files/abc.webp" alt="Tablo" />')
  for (const src of [
    'https://cdn.test/a.png',
    'http://cdn.test/a.png',
    '//cdn.test/a.png',
    '/v1/auth/me',
    '/files/../a.png',
  ])
    expect(cleanHtml(`<p>Ölçüler</p><img src="${src}" />`)).toBe('<p>Ölçüler</p>')
})

test('links lead out without handing the window over', () => {
  expect(cleanHtml('<a href="https://ornek.test" target="_top" rel="opener">Site</a>')).toBe(
    '<a href="https://ornek.test" rel="noopener noreferrer">Site</a>',
  )
  expect(cleanHtml('<a href="//evil.test">x</a>')).not.toContain('evil')
})

test('plain texts keep their signs: screens show them as text', async () => {
  const name = '5 < 6 & "tırnak" <b>kalın</b>'
  const { id } = await newProduct(shop, { translations: [translation(turkish, name), translation(english, name)] })
  expect((await product(shop, id)).translations[0]?.name).toBe(name)
})

test('R102 accept: the limit counts the description as it is stored', async () => {
  const long = `<p>${'ğ'.repeat(29_993)}</p>`
  expect(await storedAs(`${long}<script>${'x'.repeat(500)}</script>`)).toBe(long)
})

test.each([
  ['R103', 'meta_title', 100],
  ['R105', 'meta_description', 255],
] as const)(
  '%s: a %s of %i characters is the longest, and one more is told at its field, never by the database',
  async (_, field, most) => {
    const long = (length: number) => [
      { ...translation(turkish, 'Elbise'), [field]: 'a'.repeat(length) },
      translation(english, 'D'),
    ]
    const { id } = await newProduct(shop, { translations: long(most), auto_meta: 0 })
    expect((await product(shop, id)).translations[0]?.[field]).toHaveLength(most)
    const translations = long(most + 1)
    const answer = await shop.call('POST', path, { body: productInput(shop.own, { translations, auto_meta: 0 }) })
    expect(answer).toMatchObject({
      http: 422,
      body: { fields: { [`translations.0.${field}`]: 'validation.max_length' } },
    })
  },
)

import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PageBlock } from '#api/contract/content/page-builder.ts'
import type { orders } from '#server/db/schema/orders.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { block, builderPath, savedPage } from '#tests/fixtures/page-builder.fixture.ts'
import { newReview, setReview } from '#tests/fixtures/reviews.fixture.ts'
import { newArticle, visit as visitOf } from '#tests/fixtures/visits.fixture.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { english, turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { newProduct } from '../catalog/product-calls.ts'

/** The home page as visitors see it: the blocks that were published, filled from the shop's records, under its menus. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.db.execute(sql`delete from page_layouts`)
  await shop.db.execute(sql`delete from menus`)
})
afterAll(() => shop.close())

const visit = (path = '/web/tr') => visitOf(shop, path)
async function publish(blocks: readonly PageBlock[], language_id = turkish): Promise<void> {
  const { theme_id, version } = await savedPage(shop, blocks, shop.own, language_id)
  const { http } = await shop.call('POST', `${builderPath}/${theme_id}/publish`, { body: { language_id, version } })
  expect(http).toBe(200)
}
const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent)

test('what was published stands there in its language, and no draft', async () => {
  await publish([block('b1', 'testcomponent', { title: 'Yeni sezon', text: 'Keten geldi' })])
  await publish([block('b1', 'testcomponent', { title: 'New season' })], english)
  await savedPage(shop, [block('b1', 'testcomponent', { title: 'Daha yazılıyor' })])
  expect(texts((await visit()).all('.block h2, .block .told'))).toEqual(['Yeni sezon', 'Keten geldi'])
  expect(texts((await visit('/web/en')).all('.block h2'))).toEqual(['New season'])
})

test('where nothing is published it tells what there is to read', async () => {
  await newArticle(shop, 'pages', { title: 'Hakkımızda', slug: 'hakkimizda' })
  await savedPage(shop, [block('b1', 'testcomponent', { title: 'Daha yazılıyor' })])
  const { all } = await visit()
  expect(texts(all('h2'))).toContain('Hakkımızda')
  expect(texts(all('h2'))).not.toContain('Daha yazılıyor')
})

test('what people typed is text, and a block of a kind that nobody knows is left out', async () => {
  const evil = '<script>kotu(1)</script>'
  await publish([
    block('b1', 'testcomponent', { title: evil, text: `"'><img src=x onerror=kotu(2)>` }),
    block('b2', 'testcomponent', { title: 'Geri sayım' }),
  ])
  await shop.db.execute(sql`update page_blocks set type = 'countdown' where key = 'b2'`)
  const { text, all } = await visit()
  expect(texts(all('.block h2'))).toEqual([evil])
  expect(all('script:not([type="application/ld+json"]), [onerror]')).toEqual([])
  expect(text).not.toContain('Geri sayım')
})

test('the colours of a block stand in a sheet that the policy names, and nowhere else', async () => {
  await publish([block('b1', 'mainmenu', { title: 'Menü', background: '#1c2024', colour: '#ffffff' })])
  const { headers, text, all } = await visit()
  const [sheet = ''] = texts(all('style')) as string[]
  expect(sheet).toBe('.block-0{background:#1c2024;color:#ffffff}')
  const hash = createHash('sha256').update(sheet).digest('base64')
  expect(headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}'`)
  expect(text).not.toContain('style=')
})

test('products are the shop’s active ones, the newest first, with their prices', async () => {
  for (const [name, price, status] of [
    ['Pamuk gömlek', 45_000, 1],
    ['Eski mont', 99_000, 0],
    ['Keten elbise', 124_990, 1],
  ] as const) {
    const { id } = await newProduct(shop)
    await shop.db.execute(sql`update products set status = ${status}, price = ${price} where id = ${id}`)
    await shop.db.execute(
      sql`update product_translations set name = ${name} where product_id = ${id} and language_id = ${turkish}`,
    )
  }
  await publish([block('b1', 'productslider', { title: 'Yeniler', count: 8 })])
  const { all } = await visit()
  expect(texts(all('.cards h3'))).toEqual(['Keten elbise', 'Pamuk gömlek'])
  expect(texts(all('.cards .told'))).toEqual(['₺1.249,90', '₺450,00'])
  await publish([block('b1', 'productslider', { title: 'Yeniler', count: 1 })])
  expect(texts((await visit()).all('.cards h3'))).toEqual(['Keten elbise'])
})

test('a block that shows the best sold, the discounted or a category shows those', async () => {
  const { id } = await newProduct(shop)
  await shop.db.execute(sql`update products set status = 0 where id <> ${id}`)
  await shop.db.execute(sql`
    update categories set label = 'Çocuk Giyim' where id = (select main_category_id from products where id = ${id})`)
  const names = async (source: string, slug = '') => {
    await publish([block('b1', 'productslider', { source, slug })])
    return (await visit()).all('.cards h3').length
  }
  expect(await names('category', 'cocuk-giyim')).toBe(1)
  expect(await names('category', 'mutfak')).toBe(0)
  // Those above hold what lies in those below.
  const { giyim } = shop.own.category
  await shop.db.execute(sql`update categories set label = 'Bütün giysiler' where id = ${giyim}`)
  expect(await names('category', 'butun-giysiler')).toBe(1)
  expect(await names('best_sold')).toBe(0)
  expect(await names('discounted')).toBe(0)
  await shop.db.execute(sql`
    update prices set strikethrough_price = price + 100, status = 1
      from variants v where v.id = prices.variant_id and v.product_id = ${id}`)
  expect(await names('discounted')).toBe(1)
})

test('the best sold are those of the last thirty days, without what was called off or came back', async () => {
  const sold = async (name: string, quantity: number, changes: Partial<typeof orders.$inferInsert> = {}) => {
    const { line_id, variant_id } = await newOrder(shop, changes)
    await shop.db.execute(sql`
      update product_translations set name = ${name} where language_id = ${turkish}
         and product_id = (select product_id from variants where id = ${variant_id})`)
    await shop.db.execute(sql`update order_lines set quantity = ${quantity} where id = ${line_id}`)
    return line_id
  }
  const before = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  await sold('Az satılan', 1)
  await sold('Çok satılan', 3, { ordered_at: before(29) })
  await sold('Eskiden satılan', 90, { ordered_at: before(31) })
  await sold('Vazgeçilen', 80, { status: 'cancelled' })
  await sold('Reddedilen', 70, { status: 'rejected' })
  const back = await sold('İade edilen', 60)
  await shop.db.execute(sql`update order_lines set returned = quantity where id = ${back}`)
  const short = await sold('Raftan çıkmayan', 50)
  await shop.db.execute(sql`update order_lines set left_out = quantity where id = ${short}`)
  await publish([block('b1', 'productslider', { source: 'best_sold', count: 8 })])
  expect(texts((await visit()).all('.cards h3'))).toEqual(['Çok satılan', 'Az satılan'])
})

test('the best sold that are not sold any more take the place of none, however many they are', async () => {
  for (let at = 0; at < 49; at += 1) {
    const { line_id, variant_id } = await newOrder(shop)
    await shop.db.execute(sql`
      update products set status = 0 where id = (select product_id from variants where id = ${variant_id})`)
    await shop.db.execute(sql`update order_lines set quantity = 40 where id = ${line_id}`)
  }
  await publish([block('b1', 'productslider', { source: 'best_sold', count: 8 })])
  expect(texts((await visit()).all('.cards h3'))).toEqual(['Çok satılan', 'Az satılan'])
})

test('what customers say is shown once it was accepted', async () => {
  const [shown, waiting] = [await newReview(shop), await newReview(shop)]
  await setReview(shop, shown, { status: 'accepted', text: 'Çok rahat', customer_name: 'Zeynep', stars: 5 })
  await setReview(shop, waiting, { status: 'pending', text: 'Bekliyor' })
  await publish([block('b1', 'commentslider')])
  const { all } = await visit()
  expect([texts(all('.cards h3')), texts(all('.cards .told'))]).toEqual([['Zeynep · 5/5'], ['Çok rahat']])
})

test('menus stand over and under every page, and what has no page leads nowhere', async () => {
  await newArticle(shop, 'pages', { title: 'Teslimat', slug: 'teslimat' })
  const { rows } = await shop.db.execute<{ id: number }>(
    sql`select id::int from pages where translations::text like '%"teslimat"%'`,
  )
  const item = (name: string, given: object) => ({
    ...{ level: 1, link: 'none', target_id: 0, url: '', icon: '', ...given },
    translations: [turkish, english].map((language_id) => ({ language_id, name })),
  })
  const items = [
    item('Yardım', {}),
    item('Teslimat', { level: 2, link: 'page', target_id: rows[0]?.id }),
    item('Giyim', { link: 'category', target_id: shop.own.category.giyim }),
    item('Sepet', { link: 'address', url: '/sepet' }),
  ]
  const translations = [turkish, english].map((language_id) => ({ language_id, name: 'Üst menü' }))
  const menu = { ...draftOf('menus'), translations, location: 'header', items }
  expect((await shop.call('POST', '/v1/panel/menus', { body: menu })).body.rules).toBeUndefined()
  await publish([block('b1', 'mainmenu', { title: '' })])
  const { all } = await visit()
  const shown = all('header nav.menu :is(a, span, summary)').map((one) => [one.textContent, one.getAttribute('href')])
  expect(shown).toEqual([
    ['Yardım', null],
    ['Teslimat', '/web/tr/pages/teslimat'],
    ['Giyim', null],
    ['Sepet', '/sepet'],
  ])
  expect(all('header nav.menu ul ul a')).toHaveLength(1)
  expect(texts(all('.ticker h3'))).toEqual(['Yardım', 'Giyim', 'Sepet'])
  expect((await visit('/web/tr/pages/teslimat')).all('header nav.menu a')).toHaveLength(2)
})

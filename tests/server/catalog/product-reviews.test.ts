import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReviewRow, ReviewStatus } from '#api/contract/catalog/product-reviews.ts'
import type { Page } from '#api/contract/platform/lists.ts'
import { longestAnswer } from '#api/rules/catalog/product-reviews.ts'
import { audit_log } from '#server/db/schema/requests.ts'
import { newReview, reviewIn, reviews } from '#tests/fixtures/reviews.fixture.ts'
import { productInput, translation } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'
import { readCsv } from '#tests/server/platform/exports/read-files.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { newProduct, path as products, refusedCall } from './product-calls.ts'

/** Product reviews: what the list finds, and steps that two people take at once. */

let shop: Shop
let linen: number
let silk: number
const ids: number[] = []

beforeAll(async () => {
  shop = await openShop()
  const named = (tr: string, en: string) =>
    productInput(shop.own, { translations: [translation(turkish, tr), translation(english, en)] })
  linen = (await newProduct(shop, named('Keten elbise', 'Linen dress'))).id
  silk = (await newProduct(shop, named('İpek şal', 'Silk shawl'))).id
  const stored = [
    { product_id: linen, stars: 5, text: 'Kumaşı çok güzel.', customer_name: 'Işıl Çınar', status: 'accepted' },
    { product_id: linen, stars: 1, text: 'Dikişi söküldü.', customer_name: 'Ali Kaya', status: 'rejected' },
    { product_id: silk, stars: 4, text: 'Rengi soluk ama yumuşak.', customer_name: 'Zeynep Yılmaz' },
    { product_id: silk, stars: 5, text: '%100 ipek_mi?', customer_name: 'Ayşe Demir' },
  ] as const
  for (const one of stored) ids.push(await newReview(shop, one))
  await newReview(shop, { text: 'Komşunun değerlendirmesi' }, shop.other)
})
afterAll(() => shop.close())

async function list(query = '', headers: Record<string, string> = {}): Promise<Page<ReviewRow>> {
  const answer = await shop.call('GET', `${reviews}?${query}`, { headers })
  expect(answer.http, answer.text).toBe(200)
  return answer.body.data
}
const found = async (query: string) => (await list(query)).rows.map(({ id }) => ids.indexOf(id))

test('R185 accept: newest first, of this shop alone, with how many there are', async () => {
  const page = await list()
  expect(page.rows.map(({ id }) => id)).toEqual(ids.toReversed())
  expect([page.total, page.newest]).toEqual([ids.length, ids.at(-1)])
})

test.each([
  ['status=pending', [3, 2]],
  ['stars=5', [3, 0]],
  ['status=pending&stars=4', [2]],
  ['search=ISIL cinar', [0]],
  ['search=YUMUŞAK', [2]],
  ['search=kumaşı dikişi', []],
  ['search=%25', [3]],
  ['search=_', [3]],
  ['order_index=stars&order_direction=asc', [1, 2, 3, 0]],
  ['order_index=product-reviews.status&order_direction=desc', [1, 2, 3, 0]],
] as const)('the list of %s', async (query, expected) => {
  expect(await found(query)).toEqual(expected)
})

test('the list of one product, named in the language that was asked for', async () => {
  expect(await found(`product_id=${linen}`)).toEqual([1, 0])
  const names = async (language: number) =>
    (await list(`product_id=${silk}`, { 'x-lid': String(language) })).rows.map(({ product }) => product)
  expect(await names(turkish)).toEqual(['İpek şal', 'İpek şal'])
  expect(await names(english)).toEqual(['Silk shawl', 'Silk shawl'])
})

test('D18 accept: no review stands on two pages, however many have the same status', async () => {
  for (const order of ['id', 'status', 'stars']) {
    const seen: number[] = []
    for (const page of [0, 1, 2, 3]) seen.push(...(await found(`order_index=${order}&limit=1&page=${page}`)))
    expect([order, seen.toSorted()]).toEqual([order, [0, 1, 2, 3]])
  }
})

test('R223 accept: who walks the pages while customers write sees no review twice', async () => {
  const { newest } = await list('limit=2')
  const late = await newReview(shop, { product_id: silk })
  const walked = [...(await found(`limit=2&until=${newest}`)), ...(await found(`limit=2&page=1&until=${newest}`))]
  expect(walked).toEqual([3, 2, 1, 0])
  await shop.db.execute(`delete from product_reviews where id = ${late}`)
})

test('R185 reject: a column that nobody may sort by, a star too many, a status that no review has', async () => {
  for (const query of ['order_index=answer', 'stars=6', 'status=deleted', 'product_id=x']) {
    const { http, body } = await shop.call('GET', `${reviews}?${query}`)
    expect([query, http, Object.keys(body.fields)]).toEqual([query, 422, [query.split('=')[0]]])
  }
})

test('only products that have reviews are offered as a filter, by name, in any case', async () => {
  await newProduct(shop, { translations: [translation(turkish, 'Keten pantolon'), translation(english, 'Trousers')] })
  const named = async (query: string) => (await shop.call('GET', `${reviews}/products?${query}`)).body.data.rows
  expect(await named('')).toEqual([
    { id: silk, name: 'İpek şal' },
    { id: linen, name: 'Keten elbise' },
  ])
  expect(await named('search=KETEN')).toEqual([{ id: linen, name: 'Keten elbise' }])
  expect(await named(`id=${silk}`)).toEqual([{ id: silk, name: 'İpek şal' }])
})

test('R185 accept: the whole list goes into a file, with whole texts, the shop’s days and the filter by name', async () => {
  const text = `${'a'.repeat(300)} son`
  const created_at = '2026-11-20T22:30:00.000Z'
  const answered = { status: 'accepted', answer: '=Sağ olun', answered_at: created_at } as const
  const id = await newReview(shop, { product_id: linen, stars: 2, text, created_at, ...answered })
  const file = await shop.call('GET', `${reviews}/export?format=csv&product_id=${linen}&stars=2`)
  expect(readCsv(file.text, ',')).toEqual([
    ['Ürün', 'Yıldız', 'Değerlendirme', 'Müşteri', 'Tarih', 'Durum', 'Mağazanın yanıtı'],
    ['Keten elbise', '2', text, 'Zeynep Yılmaz', '2026-11-21', 'Onaylandı', "'=Sağ olun"],
    [''],
    ['Yıldız', '2 yıldız'],
    ['Ürün', 'Keten elbise'],
  ])
  await shop.db.execute(`delete from product_reviews where id = ${id}`)
})

const decide = (id: number, status: ReviewStatus, version: number) =>
  shop.call('PATCH', `${reviews}/${id}/status`, { body: { status, version } })

test('D5 reject: of 20 people who decide over one version one is heard, and the others learn who was faster', async () => {
  const id = await newReview(shop, { product_id: silk })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => decide(id, at % 2 ? 'accepted' : 'rejected', 1)),
  )
  const lost = answers.filter(({ http }) => http !== 200)
  expect(lost).toHaveLength(19)
  for (const { http, body } of lost) {
    expect([http, body.error]).toEqual([409, 'conflict.stale'])
    expect(body.rules[0].about.user).not.toBe('–')
  }
  expect((await reviewIn(shop, id)).version).toBe(2)
})

test('D5 accept: one person takes three steps after another without a conflict', async () => {
  const id = await newReview(shop, { product_id: silk })
  const steps = [
    decide(id, 'accepted', 1),
    async () => shop.call('PATCH', `${reviews}/${id}/answer`, { body: { answer: ' Sağ olun. ', version: 2 } }),
    async () => shop.call('DELETE', `${reviews}/${id}/answer`, { body: { version: 3 } }),
  ]
  for (const one of steps) expect((await (typeof one === 'function' ? one() : one)).http).toBe(200)
  expect(await reviewIn(shop, id)).toMatchObject({ version: 4, status: 'accepted', answer: '', answered_at: null })
})

test('every step is in the log of the shop with what was before and after', async () => {
  const id = await newReview(shop, { product_id: silk, status: 'accepted' })
  await shop.call('PATCH', `${reviews}/${id}/answer`, { body: { answer: 'Sağ olun.', version: 1 } })
  const logged = await shop.db.select().from(audit_log).where(eq(audit_log.subject_id, id))
  expect(logged.filter(({ subject }) => subject === 'product_reviews')).toMatchObject([
    {
      event: 'ANSWER',
      state_before: 'accepted',
      state_after: 'accepted',
      before: { answer: '' },
      after: { answer: 'Sağ olun.' },
    },
  ])
})

test('R135 reject: an answer of 251 letters is told at its field, and nothing is stored', async () => {
  const id = await newReview(shop, { product_id: silk, status: 'accepted' })
  const answer = 'ş'.repeat(longestAnswer + 1)
  const { http, body } = await refusedCall(shop, () =>
    shop.call('PATCH', `${reviews}/${id}/answer`, { body: { answer, version: 1 } }),
  )
  expect([http, body.fields]).toEqual([422, { answer: 'validation.max_length' }])
})

test('a review of a product that takes none is not accepted until the product is open again', async () => {
  const { id: product_id } = await newProduct(shop, { review_status: 0 })
  const id = await newReview(shop, { product_id })
  const { http, body } = await refusedCall(shop, () => decide(id, 'accepted', 1))
  expect([http, body.error]).toEqual([409, 'review.product_closed'])
  expect((await decide(id, 'rejected', 1)).http).toBe(200)
})

test('a step that the review does not have is refused by name', async () => {
  const id = await newReview(shop, { product_id: silk })
  const { http, body } = await refusedCall(shop, () => decide(id, 'pending', 1))
  expect([http, body.error]).toEqual([409, 'flow.no_such_step'])
})

test('reviews go with their product', async () => {
  const { id: product_id } = await newProduct(shop)
  const id = await newReview(shop, { product_id })
  expect((await shop.call('DELETE', `${products}/${product_id}`)).http).toBe(200)
  expect((await shop.call('GET', `${reviews}/${id}`)).http).toBe(404)
})

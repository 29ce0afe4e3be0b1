import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '#api/contract/catalog/products.ts'
import type { Image } from '#api/contract/platform/images.ts'
import { emptyTrash } from '#server/platform/trash/empty.ts'
import { dataUrl, png } from '#tests/pictures.ts'
import { variant } from '#tests/product-input.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { brokenInvariants, newProduct, onlyVariant, path, product, put, rows } from './product-calls.ts'

/** The pictures of a product, and what becomes of their files. */

let shop: Shop
let drawn: string
beforeAll(async () => {
  shop = await openShop()
  drawn = dataUrl('image/png', await png())
})
afterAll(() => shop.close())

async function image(changes: Partial<Image> = {}): Promise<Image> {
  const body = { type: 'product', image: drawn, realName: 'on.png' }
  const stored = await shop.call('POST', '/v1/files', { body })
  return { type: 0, image: stored.body.data.name, status: 1, deleted: 0, ...changes }
}

async function pictured(...images: Image[]) {
  const { id } = await newProduct(shop, { variants: [variant({ images })] })
  return product(shop, id)
}

const shown = async (id: number) => (await product(shop, id)).variants[0]?.images ?? []
const servedAs = async (name: string) => (await shop.app.request(`/files/${name}`)).status

test('pictures come back in their order, with their addresses', async () => {
  const [front, back] = [await image({ type: 1 }), await image({ type: 2, status: 0 })]
  const { id } = await pictured(back, front)
  expect(await shown(id)).toMatchObject([
    { image: back.image, type: 2, status: 0, url: `/files/${back.image}` },
    { image: front.image, type: 1, status: 1 },
  ])
})

test('the list shows the front picture of the default variant', async () => {
  const [normal, front] = [await image(), await image({ type: 1 })]
  const { id } = await pictured(normal, front)
  const { body } = await shop.call('GET', path)
  const row = body.data.rows.find((one: { id: number }) => one.id === id)
  expect(row.image_url).toBe(`/files/${front.image}`)
})

test('the list shows the picture of the default variant, wherever that stands among the others', async () => {
  const { beden, s, m } = shop.own.option
  const of = (value: number, changes: Parameters<typeof variant>[0]) =>
    variant({ options: [{ option_id: beden, option_value_id: value }], ...changes })
  const [first, second] = [await image({ type: 1 }), await image({ type: 1 })]
  const variants = [of(s, { is_default: 0, images: [first] }), of(m, { images: [second] })]
  const { id } = await newProduct(shop, { product_type_id: 2, selected_options: [beden], variants })
  const { rows } = (await shop.call('GET', path)).body.data
  expect(rows.find((one: { id: number }) => one.id === id)?.image_url).toBe(`/files/${second.image}`)
})

test('R45 accept: another picture becomes the front, the old one a normal one, and back again', async () => {
  const loaded = await pictured(await image({ type: 1 }), await image())
  const [first, second] = loaded.variants[0]?.images ?? []
  if (!first || !second) throw new Error('A picture is missing')
  const images = [
    { ...first, type: 0 },
    { ...second, type: 1 },
  ]
  expect((await put(shop, loaded, onlyVariant(loaded, { images }))).body.status).toBe(1)
  expect((await shown(loaded.id)).map((one) => one.type)).toEqual([0, 1])
  expect((await put(shop, { ...loaded, version: 2 })).body.status).toBe(1)
  expect((await shown(loaded.id)).map((one) => one.type)).toEqual([1, 0])
})

test('R51 accept: a deleted picture is marked deleted, and its file is gone', async () => {
  const loaded = await pictured(await image({ type: 1 }), await image())
  const [first, second] = loaded.variants[0]?.images ?? []
  if (!first || !second) throw new Error('A picture is missing')
  expect(await servedAs(first.image)).toBe(200)
  const images = [{ ...first, deleted: 1 as const }, second]
  await put(shop, loaded, onlyVariant(loaded, { images }))
  expect((await shown(loaded.id)).map((one) => one.image)).toEqual([second.image])
  const [row] = await rows<{ deleted: number }>(shop, sql`select deleted from variant_images where id = ${first.id}`)
  expect(row?.deleted).toBe(1)
  expect([await servedAs(first.image), await servedAs(second.image)]).toEqual([404, 200])
})

test('R51 reject: a refused save leaves every file where it is', async () => {
  const loaded = await pictured(await image({ type: 1 }))
  const [first] = loaded.variants[0]?.images ?? []
  if (!first) throw new Error('A picture is missing')
  const wrong = { ...onlyVariant(loaded, { images: [{ ...first, deleted: 1 }] }), tax_id: 0 }
  expect((await put(shop, loaded, wrong)).http).toBe(422)
  expect(await servedAs(first.image)).toBe(200)
})

test('the front may go and another come in one save', async () => {
  const loaded = await pictured(await image({ type: 1 }))
  const [first] = loaded.variants[0]?.images ?? []
  if (!first) throw new Error('A picture is missing')
  const next = await image({ type: 1 })
  const answer = await put(shop, loaded, onlyVariant(loaded, { images: [{ ...first, deleted: 1 }, next] }))
  expect(answer.body.status).toBe(1)
  expect(await shown(loaded.id)).toMatchObject([{ image: next.image, type: 1 }])
})

test('the pictures of a deleted variant go with it', async () => {
  const { beden, s, m } = shop.own.option
  const second = await image()
  const variants = [
    variant({ options: [{ option_id: beden, option_value_id: s }] }),
    variant({ is_default: 0, options: [{ option_id: beden, option_value_id: m }], images: [second] }),
  ]
  const { id } = await newProduct(shop, { product_type_id: 2, selected_options: [beden], variants })
  const loaded = await product(shop, id)
  await put(shop, loaded, { variants: loaded.variants.slice(0, 1) })
  expect(await servedAs(second.image)).toBe(404)
})

test('a picture moves from one variant to another and keeps its file', async () => {
  const { beden, s, m } = shop.own.option
  const moving = await image({ type: 1 })
  const variants = [
    variant({ options: [{ option_id: beden, option_value_id: s }], images: [moving] }),
    variant({ is_default: 0, options: [{ option_id: beden, option_value_id: m }] }),
  ]
  const { id } = await newProduct(shop, { product_type_id: 2, selected_options: [beden], variants })
  const loaded = await product(shop, id)
  const [first, other] = loaded.variants
  if (!first || !other) throw new Error('A variant is missing')
  await put(shop, loaded, {
    variants: [
      { ...first, images: [] },
      { ...other, images: [moving] },
    ],
  })
  expect((await product(shop, id)).variants.map((one) => one.images.length)).toEqual([0, 1])
  expect(await servedAs(moving.image)).toBe(200)
})

test('the files of a deleted product stay while it lies in the trash, and go with it', async () => {
  const first = await image()
  const { id } = await pictured(first)
  await shop.call('DELETE', `${path}/${id}`)
  expect(await servedAs(first.image)).toBe(200)
  await leaveTrash(id)
  expect(await servedAs(first.image)).toBe(404)
})

/** The days in the trash pass. */
async function leaveTrash(id: number): Promise<void> {
  await shop.db.execute(sql`update bin set deleted_at = now() - interval '31 days' where record_id = ${id}`)
  await emptyTrash({ db: shop.db })
}

test('R190 accept: a copy has pictures in files of its own', async () => {
  const first = await image({ type: 1 })
  const { id } = await pictured(first)
  const copy = await shop.call('POST', `${path}/copy/${id}`)
  const [own] = await shown(copy.body.data.id)
  expect(own?.type).toBe(1)
  expect(own?.image).not.toBe(first.image)
  await shop.call('DELETE', `${path}/${id}`)
  await leaveTrash(id)
  expect([await servedAs(first.image), await servedAs(own?.image ?? '')]).toEqual([404, 200])
})

test('the data stays whole', async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})

test('one picture of several variants stands in each, and its file stays as long as one of them shows it', async () => {
  const { beden, s, m } = shop.own.option
  const shared = await image({ type: 1 })
  const sized = (option_value_id: number) => [{ option_id: beden, option_value_id }]
  const variants = [
    variant({ options: sized(s), images: [shared] }),
    variant({ is_default: 0, options: sized(m), images: [shared] }),
  ]
  const { id } = await newProduct(shop, { product_type_id: 2, selected_options: [beden], variants })
  const loaded = await product(shop, id)
  expect(loaded.variants.map(({ images }) => images.map((one) => one.image))).toEqual([[shared.image], [shared.image]])
  const without = (places: number[], from: Product): Product => ({
    ...from,
    variants: from.variants.map((one, at) =>
      places.includes(at) ? { ...one, images: one.images.map((own) => ({ ...own, deleted: 1 })) } : one,
    ),
  })
  expect((await put(shop, without([0], loaded))).body.status).toBe(1)
  expect(await servedAs(shared.image)).toBe(200)
  expect((await put(shop, without([0, 1], await product(shop, id)))).body.status).toBe(1)
  expect(await servedAs(shared.image)).toBe(404)
})

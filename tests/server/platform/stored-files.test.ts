import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { thumbnailOf } from '#api/contract/platform/files.ts'
import { brands, categories, files } from '#server/db/schema/catalogue.ts'
import { products, variant_images, variants } from '#server/db/schema/products.ts'
import { shops } from '#server/db/schema/shops.ts'
import { attachFiles, releaseFiles } from '#server/platform/files/attach.ts'
import { checkFiles, removeLooseFiles } from '#server/platform/files/clean.ts'
import { copyFiles } from '#server/platform/files/copy.ts'
import type { Refused } from '#server/platform/http/refused.ts'
import { dataUrl, png } from '#tests/pictures.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
let image: string
beforeAll(async () => {
  shop = await openShop()
  image = dataUrl('image/png', await png())
})
afterAll(() => shop.close())

let file: { id: number; name: string; url: string }
const uploaded = async () =>
  (await shop.call('POST', '/v1/files', { body: { type: 'product', image, realName: 'Mavi çanta.png' } })).body.data
beforeEach(async () => {
  file = await uploaded()
})

const own = () => shop.own.shop_id
const attach = (...names: string[]) => attachFiles(shop.db, own(), names)
const release = (...names: string[]) => releaseFiles(shop.db, own(), names)
const status = async (url: string) => (await shop.app.request(url)).status
const held = async () => {
  const names: string[] = []
  for await (const name of shop.services.files.list()) names.push(name)
  return names
}
const uploadedAt = (hours: number) =>
  shop.db
    .update(files)
    .set({ created_at: new Date(Date.now() - hours * 3_600_000).toISOString() })
    .where(eq(files.id, file.id))

describe('serving', () => {
  test('a picture is only ever a picture', async () => {
    const { headers, status: http } = await shop.app.request(file.url)
    expect(http).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="Mavi _anta.png"; filename*=UTF-8\'\'Mavi%20%C3%A7anta.png',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  test.each([
    ['a name that nobody has', '/files/000000000000000000000000000000.png'],
    ['a path', '/files/..%2F..%2Fpackage.json'],
    ['a deeper path', '/files/a/b.png'],
    ['the folder', '/files/'],
  ])('%s answers 404 and no page', async (_, path) => {
    const answer = await shop.app.request(path)
    expect([answer.status, await answer.text()]).toEqual([404, ''])
  })

  test('another extension is another name', async () => {
    expect(await status(file.url.replace('.png', '.webp'))).toBe(404)
  })
})

describe('attaching', () => {
  test('a record may name a file of its own shop', async () => {
    await expect(attach(file.name, '')).resolves.toBeUndefined()
  })

  test('a file of another shop, and one that is none, are refused at their places', async () => {
    const foreign = attachFiles(shop.db, shop.other.shop_id, ['', file.name, 'none.png'], (index) => `images.${index}`)
    const refused = await foreign.catch((thrown: Refused) => thrown)
    expect(refused).toMatchObject({ status: 422, refusals: [{ id: 'files.gone', at: ['images.1', 'images.2'] }] })
  })

  test('R51 accept: a released file answers 404 at once, its small forms too, and its bytes go with the next clean-up', async () => {
    await attach(file.name)
    await release(file.name)
    expect(await status(file.url)).toBe(404)
    expect(await status(thumbnailOf(file.url, 96))).toBe(404)
    expect((await held()).some((name) => file.name.startsWith(name.slice(0, 30)))).toBe(true)
    await removeLooseFiles(shop.services)
    expect((await held()).some((name) => file.name.startsWith(name.slice(0, 30)))).toBe(false)
  })

  test('a released file cannot be named again', async () => {
    await release(file.name)
    await expect(attach(file.name)).rejects.toMatchObject({ status: 422 })
  })

  test.each([
    [
      'a brand',
      () =>
        shop.db
          .update(brands)
          .set({ logo: file.name } as Partial<typeof brands.$inferInsert>)
          .where(eq(brands.id, shop.own.brand)),
    ],
    [
      'a category',
      () => shop.db.update(categories).set({ image: file.name }).where(eq(categories.id, shop.own.category.giyim)),
    ],
    ['the shop, as its logo', () => shop.db.update(shops).set({ logo: file.name }).where(eq(shops.id, own()))],
    [
      'the shop, as its favicon',
      () =>
        shop.db
          .update(shops)
          .set({ settings: { favicon: file.name } })
          .where(eq(shops.id, own())),
    ],
    ['a variant', () => variantWith(file.name)],
  ])('a file that %s still names is not released', async (_, name) => {
    await attach(file.name)
    await name()
    await release(file.name)
    expect(await status(file.url)).toBe(200)
  })

  test('a file that only deleted images and deleted variants name is released', async () => {
    await attach(file.name)
    await variantWith(file.name, { deleted: 1 })
    await variantWith(file.name, {}, { deleted: 1 })
    await release(file.name)
    expect(await status(file.url)).toBe(404)
  })

  test('another shop releases nothing of this one', async () => {
    await releaseFiles(shop.db, shop.other.shop_id, [file.name])
    expect(await status(file.url)).toBe(200)
  })

  test('a save that is undone releases nothing', async () => {
    const undone = shop.db.transaction(async (tx) => {
      await releaseFiles(tx as unknown as Shop['db'], own(), [file.name])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await status(file.url)).toBe(200)
  })
})

describe('deleting by call', () => {
  test('a loose file goes', async () => {
    expect((await shop.call('DELETE', `/v1/files/${file.id}`)).body).toEqual({ status: 1, data: {} })
    expect(await status(file.url)).toBe(404)
    expect((await shop.call('DELETE', `/v1/files/${file.id}`)).http).toBe(404)
    expect((await shop.call('GET', `/v1/files/?name=${file.name}`)).http).toBe(404)
  })

  test('a file that a saved record names stays', async () => {
    await attach(file.name)
    const { http, body } = await shop.call('DELETE', `/v1/files/${file.id}`)
    expect([http, body.error]).toEqual([409, 'delete.in_use'])
    expect(await status(file.url)).toBe(200)
  })
})

test('a file whose bytes are gone is told with its name until it is there again, and one that was released is not', async () => {
  const [gone, released] = [file, await uploaded()]
  await attach(gone.name)
  await release(released.name)
  const told: unknown[] = []
  const log = { info: () => {}, error: (about: unknown) => told.push(about) }
  const check = () => checkFiles({ ...shop.services, log: log as never })
  const lost = async () => {
    await check()
    return told.splice(0)
  }
  const store = shop.services.files
  const bytes = (await store.get(gone.name)) ?? new Uint8Array()
  for (const { name } of [gone, released]) await store.delete(name)
  expect(await lost()).toMatchObject([{ files: [{ id: gone.id, name: gone.name }], all: 1 }])
  await store.put(gone.name, bytes, 'image/png')
  expect(await lost()).toEqual([])
})

describe('R51: what is uploaded and never saved', () => {
  test('goes after 24 hours', async () => {
    await uploadedAt(25)
    await removeLooseFiles(shop.services)
    expect(await status(file.url)).toBe(404)
    expect(await held()).not.toContain(file.name)
  })

  test('stays for 24 hours', async () => {
    await uploadedAt(23)
    await removeLooseFiles(shop.services)
    expect(await status(file.url)).toBe(200)
  })

  test('stays for ever once it is saved', async () => {
    await attach(file.name)
    await uploadedAt(1000)
    await removeLooseFiles(shop.services)
    expect(await status(file.url)).toBe(200)
  })

  test('what the store would not remove is removed by the next run', async () => {
    await release(file.name)
    const failing = { ...shop.services.files, delete: () => Promise.reject(new Error('out of order')) }
    expect(await removeLooseFiles({ ...shop.services, files: failing })).toBe(0)
    expect(await removeLooseFiles(shop.services)).toBeGreaterThan(0)
    expect(await held()).not.toContain(file.name)
  })

  test('an upload that could not be stored leaves nothing behind', async () => {
    const put = shop.services.files.put
    shop.services.files.put = () => Promise.reject(new Error('disk full'))
    const answer = await shop.call('POST', '/v1/files', { body: { type: 'product', image, realName: 'full.png' } })
    shop.services.files.put = put
    expect([answer.http, answer.body.error]).toEqual([503, 'server.unavailable'])
    await removeLooseFiles(shop.services)
    expect(await shop.db.select().from(files).where(eq(files.real_name, 'full.png'))).toEqual([])
  })
})

describe('R190: a copied product has its own files', () => {
  test('the copy stays when the first one goes', async () => {
    await attach(file.name)
    const copies = await copyFiles(shop.db, shop.services, own(), [file.name, 'none.png'])
    const copy = copies.get(file.name)
    expect([...copies.keys()]).toEqual([file.name])
    await release(file.name)
    await removeLooseFiles(shop.services)
    expect([await status(`/files/${copy}`), await status(thumbnailOf(`/files/${copy}`, 480))]).toEqual([200, 200])
  })

  test('files of another shop are not copied', async () => {
    expect(await copyFiles(shop.db, shop.services, shop.other.shop_id, [file.name])).toEqual(new Map())
  })
})

async function variantWith(
  image: string,
  ofImage: { deleted?: 1 } = {},
  ofVariant: { deleted?: 1 } = {},
): Promise<void> {
  const shop_id = own()
  const [product] = await shop.db
    .insert(products)
    .values({
      shop_id,
      product_type_id: 1,
      main_category_id: shop.own.category.elbise,
      tax_id: shop.own.tax,
      label: 'Elbise',
    })
    .returning({ id: products.id })
  const [variant] = await shop.db
    .insert(variants)
    .values({ shop_id, product_id: product?.id ?? 0, ...ofVariant })
    .returning({ id: variants.id })
  await shop.db.insert(variant_images).values({ shop_id, variant_id: variant?.id ?? 0, image, ...ofImage })
}

import { gunzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TillIndexPage } from '#api/contract/sales/till-index.ts'
import { openDatabase } from '#server/db/open.ts'
import { prices, product_translations, products, variants } from '#server/db/schema/products.ts'
import { shops } from '#server/db/schema/shops.ts'
import { readIndex } from '#server/sales/till-index/read-index.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { variant } from '#tests/product-input.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What a till learns of the catalog: all of it, then every change once, however and by whomever it was made. */

const path = '/v1/panel/fast-sale/index'
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  for (const barcode of ['8690000000011', '8690000000028', '8690000000035'])
    await newVariant(shop, { variants: [variant({ quantity: 5, barcode })] })
})
afterAll(() => shop.close())

/** Everything from a cursor on, to its end. */
async function read(since = '', as?: string) {
  const found = { rows: [] as TillIndexPage['rows'][number][], gone: [] as number[], anew: false, next: since }
  for (let more = true; more; ) {
    const { http, body } = await shop.call('GET', path + (found.next ? `?since=${found.next}` : ''), as ? { as } : {})
    expect(http).toBe(200)
    const page: TillIndexPage = body.data
    found.rows.push(...page.rows)
    found.gone.push(...page.gone)
    Object.assign(found, { anew: found.anew || page.anew, next: page.next })
    more = page.more
  }
  return found
}

/**
 * A cursor after which nothing is told but what is still to come. While any transaction of the cluster is under way, such as one of another test,
 * what changed since it began is told once more.
 */
async function settled(): Promise<string> {
  let { next } = await read()
  for (;;) {
    const { rows, gone, next: after } = await read(next)
    if (rows.length + gone.length === 0) return after
    next = after
  }
}

const ids = ({ rows }: { rows: { variant_id: number }[] }) => rows.map(({ variant_id }) => variant_id)

async function someVariant() {
  const [variant] = await shop.db
    .select()
    .from(variants)
    .where(sql`shop_id = ${shop.own.shop_id} and deleted = 0`)
    .orderBy(variants.id)
    .limit(1)
  return variant as NonNullable<typeof variant>
}

test('a till that knows nothing gets every variant as a scan would find it', async () => {
  const all = await read()
  const kept = await shop.db.select().from(variants).where(sql`shop_id = ${shop.own.shop_id} and deleted = 0`)
  expect(ids(all).toSorted()).toEqual(kept.map(({ id }) => id).toSorted())
  expect([all.anew, all.gone]).toEqual([true, []])
  const scanned = all.rows.find(({ barcode }) => barcode !== '')
  const { body } = await shop.call('GET', `/v1/panel/new-order/variant?code=${scanned?.barcode}`)
  expect(scanned).toEqual(body.data)
})

test('after that it gets what changed, and nothing where nothing did', async () => {
  const next = await settled()
  const quiet = await read(next)
  expect([ids(quiet), quiet.gone, quiet.anew]).toEqual([[], [], false])
})

test('every kind of change is told, whatever wrote it', async () => {
  const { shop_id } = shop.own
  const { id, product_id } = await someVariant()
  const changes: Record<string, () => PromiseLike<unknown>> = {
    stock: () =>
      shop.db.execute(sql`update variants set quantity = quantity + 1 where shop_id = ${shop_id} and id = ${id}`),
    code: () =>
      shop.db.execute(sql`update variants set stock_code = 'till-1' where shop_id = ${shop_id} and id = ${id}`),
    passive: () =>
      shop.db.execute(sql`update variants set status = 1 - status where shop_id = ${shop_id} and id = ${id}`),
    price: () =>
      shop.db.update(prices).set({ price: sql`price + 100` }).where(sql`shop_id = ${shop_id} and variant_id = ${id}`),
    'no price': () => shop.db.delete(prices).where(sql`shop_id = ${shop_id} and variant_id = ${id}`),
    product: () =>
      shop.db.update(products).set({ max_quantity: sql`max_quantity + 1` }).where(eq(products.id, product_id)),
    name: () =>
      shop.db.update(product_translations).set({ name: 'Kasa' }).where(eq(product_translations.product_id, product_id)),
    tax: () => shop.db.execute(sql`update taxes set rates = rates || rates where shop_id = ${shop_id}`),
    country: () => shop.db.update(shops).set({ default_currency: 'EUR' }).where(eq(shops.id, shop_id)),
  }
  for (const [what, change] of Object.entries(changes)) {
    const next = await settled()
    await change()
    expect({ what, told: ids(await read(next)).includes(id) }).toEqual({ what, told: true })
  }
  await shop.db.update(shops).set({ default_currency: 'TRY' }).where(eq(shops.id, shop_id))
})

test('what the till does not know of makes no noise', async () => {
  const { id, product_id } = await someVariant()
  const next = await settled()
  await shop.db.update(variants).set({ shelf: 'A-1' }).where(eq(variants.id, id))
  await shop.db.update(products).set({ stock: sql`stock` }).where(eq(products.id, product_id))
  expect(ids(await read(next))).toEqual([])
})

test('a variant that is deleted is gone, and so is one whose product goes with all its rows', async () => {
  const { id } = await someVariant()
  const next = await settled()
  await shop.db.update(variants).set({ deleted: 1, is_default: 0 }).where(eq(variants.id, id))
  expect((await read(next)).gone).toEqual([id])
  const { product_id, variant_id } = await newVariant(shop)
  const after = await settled()
  await shop.db.delete(products).where(eq(products.id, product_id))
  expect((await read(after)).gone).toEqual([variant_id])
})

test('a change whose transaction ends after a younger one was told is not passed over', async () => {
  const [one, other] = (await read()).rows.map(({ variant_id }) => variant_id)
  const slow = await openDatabase(shop.url)
  try {
    const next = await settled()
    let end = () => {}
    const ended = new Promise<void>((done) => {
      end = done
    })
    let begun = () => {}
    const begins = new Promise<void>((done) => {
      begun = done
    })
    const slowly = slow.db.transaction(async (tx) => {
      await tx.execute(sql`update variants set quantity = quantity + 1 where id = ${one}`)
      begun()
      await ended
    })
    await begins
    await shop.db.execute(sql`update variants set quantity = quantity + 1 where id = ${other}`)
    const first = await read(next)
    expect(ids(first)).toEqual([other])
    end()
    await slowly
    expect(ids(await read(first.next))).toContain(one)
  } finally {
    await slow.close()
  }
})

test('what is long is told in pages, each variant once and in both ways', async () => {
  const context = { db: shop.db, actor: shop.own, language: 175 }
  const pages = async (since: string | undefined) => {
    const told: number[][] = []
    let page = await readIndex(context, since, 1)
    for (; page.more; page = await readIndex(context, page.next, 1)) told.push(ids(page))
    return { told: told.flat(), next: page.next }
  }
  const all = await pages(undefined)
  expect(all.told).toEqual(ids(await read()))
  await shop.db.execute(sql`update variants set quantity = quantity + 1 where shop_id = ${shop.own.shop_id}`)
  await shop.db.execute(sql`update variants set quantity = quantity - 1 where shop_id = ${shop.own.shop_id}`)
  expect((await pages(all.next)).told).toEqual(all.told)
})

test('another day, and a database that is younger than the cursor, begin anew', async () => {
  const next = await settled()
  const [day, since] = next.split('-')
  for (const old of [`20200101-${since}-0-0`, `${day}-999999999999-0-0`]) expect((await read(old)).anew).toBe(true)
})

test('another shop’s catalog is neither told nor its changes', async () => {
  const next = await settled()
  await shop.db.execute(sql`update variants set quantity = quantity + 1 where shop_id = ${shop.other.shop_id}`)
  expect(ids(await read(next))).toEqual([])
})

test('it travels compressed to whoever takes it so', async () => {
  const answer = await shop.app.request(path, {
    headers: { authorization: `Bearer ${shop.admin}`, 'x-sid': String(shop.own.shop_id), 'accept-encoding': 'gzip' },
  })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()
  expect(JSON.parse(text).data.rows.length).toBeGreaterThan(0)
})

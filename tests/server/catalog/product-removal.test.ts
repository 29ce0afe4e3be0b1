import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listNamed } from '#api/registry/lists.ts'
import { productUses } from '#server/catalog/products/product-uses.ts'
import { countStock } from '#tests/fixtures/stock.fixture.ts'
import { job, jobRows, workOff } from '#tests/jobs.ts'
import { productInput, variant } from '#tests/product-input.ts'
import { english, turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { brokenInvariants, movements, newProduct, path, product, refusedCall, rows } from './product-calls.ts'

/** Copying and deleting products. Each test has a shop of its own: some of them delete everything. */

let shop: Shop
const opened: Shop[] = []
beforeEach(async () => {
  shop = await openShop()
  opened.push(shop)
})
afterAll(async () => {
  for (const one of opened) await one.close()
})

const stocked = (quantity = 3) => newProduct(shop, { variants: [variant({ quantity })] })

/** Somebody counted its stock anew. */
async function counted() {
  const saved = await stocked()
  await countStock(shop, saved.id)
  return saved
}

/** Puts a variant into an order, as a sale of a service does: without a movement. */
async function order(variant_id: number): Promise<void> {
  const { shop_id } = shop.own
  const [placed] = await rows<{ id: number }>(
    shop,
    sql`insert into orders (shop_id, number, channel, status, payment_status, payment_method, customer_name, currency, product_total, total)
        values (${shop_id}, ${`S-${variant_id}`}, 'in_store', 'pending', 'not_paid', 'cash', 'Ali Can', 'TRY', 100, 100) returning id`,
  )
  await shop.db.execute(
    sql`insert into order_lines (shop_id, order_id, variant_id, name, quantity, price, tax_rate, total)
        values (${shop_id}, ${placed?.id}, ${variant_id}, 'Montaj', 1, 100, 20, 100)`,
  )
}

const everyProduct = async () => (await shop.call('GET', path)).body.data.rows.map((row: { id: number }) => row.id)

test('R190 accept: a copy is passive, without codes and stock, and the same in everything else', async () => {
  const { own } = shop
  const saved = await newProduct(shop, {
    tags: [own.tag],
    attributes: [{ attribute_id: own.attribute.kumas, attribute_value_id: own.attribute.keten, value: '' }],
    variants: [variant({ quantity: 7, stock_code: 'STK-1', barcode: '869', shelf: 'A-1', width: 3 })],
  })
  const original = await product(shop, saved.id)
  const copied = await shop.call('POST', `${path}/copy/${saved.id}`)
  const copy = await product(shop, copied.body.data.id)
  const ids = { id: expect.any(Number) }
  expect(copy).toEqual({
    ...original,
    ...ids,
    version: 1,
    status: 0,
    created_at: expect.any(String),
    updated_at: expect.any(String),
    translations: original.translations.map((one) => ({ ...one, ...ids })),
    variants: original.variants.map((one) => ({
      ...one,
      ...ids,
      quantity: 0,
      quantity_loaded: 0,
      stock_code: '',
      barcode: '',
      prices: one.prices.map((price) => ({ ...price, ...ids })),
    })),
  })
  expect(await movements(shop, copy.variants[0]?.id ?? 0)).toEqual([])
})

test('R190 accept: a product without a name in a language that the shop took up later is copied too', async () => {
  const { id } = await newProduct(shop)
  await shop.db.execute(sql`insert into shop_languages (shop_id, language_id) values (${shop.own.shop_id}, 177)`)
  expect((await shop.call('POST', `${path}/copy/${id}`)).body.status).toBe(1)
})

test('R166 accept: a product without movements is deleted with everything of it', async () => {
  const saved = await newProduct(shop, { variants: [variant({ stock_code: 'SIL-1' })] })
  expect((await shop.call('DELETE', `${path}/${saved.id}`)).body).toEqual({ status: 1, data: {} })
  expect((await shop.call('GET', `${path}/${saved.id}`)).http).toBe(404)
  expect(await rows(shop, sql`select from variant_codes where code = 'SIL-1'`)).toEqual([])
  expect(await rows(shop, sql`select from variants where product_id = ${saved.id}`)).toEqual([])
})

test('R166 accept: the stock that a product began with goes with it, and comes back with it', async () => {
  const saved = await stocked(7)
  const variant_id = saved.variants[0]?.id ?? 0
  const before = [await product(shop, saved.id), await movements(shop, variant_id)]
  expect((await shop.call('DELETE', `${path}/${saved.id}`)).body).toEqual({ status: 1, data: {} })
  expect(await movements(shop, variant_id)).toEqual([])
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.call('POST', `/v1/panel/bin/products/${saved.id}`)
  expect([await product(shop, saved.id), await movements(shop, variant_id)]).toEqual(before)
  expect(await brokenInvariants(shop)).toEqual([])
})

test('R166, R167: what ties products is told before anybody deletes them, and of nobody else', async () => {
  const [free, tied, sold] = [await stocked(), await counted(), await newProduct(shop, { product_type_id: 3 })]
  await order(sold.variants[0]?.id ?? 0)
  const asked = `/v1/panel/used-by/products?id=${free.id},${tied.id},${sold.id},999999`
  expect((await shop.call('GET', asked)).body.data.rows).toEqual([
    { id: tied.id, rules: [{ id: 'delete.product_has_movements', about: { what: 'stock_movements', count: 1 } }] },
    { id: sold.id, rules: [{ id: 'delete.in_use', about: { what: 'orders', count: 1 } }] },
  ])
  const theirs = { as: shop.otherAdmin, headers: { 'x-sid': String(shop.other.shop_id) } }
  expect((await shop.call('GET', asked, theirs)).body.data.rows).toEqual([])
})

test('R166 reject: a product with movements stays, and the answer tells how many', async () => {
  const { id } = await counted()
  const answer = await refusedCall(shop, () => shop.call('DELETE', `${path}/${id}`))
  expect(answer).toMatchObject({
    http: 409,
    body: { error: 'delete.product_has_movements', rules: [{ about: { what: 'stock_movements', count: 1 } }] },
  })
})

test('R167 reject: a product in an order stays, and the answer tells what holds it', async () => {
  const saved = await newProduct(shop, { product_type_id: 3 })
  await order(saved.variants[0]?.id ?? 0)
  const answer = await refusedCall(shop, () => shop.call('DELETE', `${path}/${saved.id}`))
  expect(answer).toMatchObject({
    http: 409,
    body: { error: 'delete.in_use', rules: [{ about: { what: 'orders', count: 1 } }] },
  })
})

test('R167 reject: every kind of record that names a product is told with its number', async () => {
  const { id } = await counted()
  const named = [turkish, english].map((language_id) => ({ language_id, name: `Vitrin ${id}` }))
  const body = { translations: named, group_id: null, products: [id] }
  await shop.call('POST', '/v1/panel/productgroups', { body })
  const answer = await refusedCall(shop, () => shop.call('DELETE', `${path}/${id}`))
  expect([answer.http, answer.body.rules]).toEqual([
    409,
    [
      { id: 'delete.product_has_movements', about: { what: 'stock_movements', count: 1 } },
      { id: 'delete.in_use', about: { what: 'productgroups', count: 1 } },
    ],
  ])
})

test('R167: every table that holds on to products or variants is among the ties, with a sentence', async () => {
  const { rows: holding } = await shop.db.execute<{ table: string }>(sql`
    select distinct conrelid::regclass::text as table from pg_constraint
     where contype = 'f' and confdeltype = 'a' and confrelid in ('products'::regclass, 'variants'::regclass) order by 1`)
  expect(holding.map(({ table }) => table)).toEqual([
    'incoming_invoice_lines',
    'marketplace_listings',
    'order_lines',
    'productgroup_products',
    'purchase_lines',
    'stock_movements',
  ])
  expect(productUses.map(({ what }) => what).sort()).toEqual(
    listNamed('products')
      .usedBy.map(({ what }) => what)
      .sort(),
  )
})

test('R191 accept: the newest product is deleted', async () => {
  await newProduct(shop)
  const { id } = await newProduct(shop)
  expect((await shop.call('DELETE', `${path}/last`, { body: { product_id: id } })).body.status).toBe(1)
  expect(await everyProduct()).not.toContain(id)
})

test('R191 reject: a product that is not the newest stays', async () => {
  const { id } = await newProduct(shop)
  await newProduct(shop)
  const answer = await refusedCall(shop, () => shop.call('DELETE', `${path}/last`, { body: { product_id: id } }))
  expect(answer).toMatchObject({ http: 409, body: { error: 'delete.not_last' } })
})

test('R191 accept: the newest product of the shop, whatever other shops made since', async () => {
  const { id } = await newProduct(shop)
  await shop.call('POST', path, {
    as: shop.otherAdmin,
    headers: { 'x-sid': String(shop.other.shop_id) },
    body: productInput(shop.other),
  })
  expect((await shop.call('DELETE', `${path}/last`, { body: { product_id: id } })).body.status).toBe(1)
})

test('R166 reject: the newest product with movements stays too', async () => {
  const { id } = await counted()
  const answer = await refusedCall(shop, () => shop.call('DELETE', `${path}/last`, { body: { product_id: id } }))
  expect(answer).toMatchObject({ http: 409, body: { error: 'delete.product_has_movements' } })
})

test('R192 accept: all that may go goes; the others are told with their reasons', async () => {
  const free = [await newProduct(shop), await newProduct(shop)]
  const moved = await counted()
  const sold = await newProduct(shop, { product_type_id: 3 })
  await order(sold.variants[0]?.id ?? 0)
  const theirs = await shop.call('POST', path, {
    as: shop.otherAdmin,
    headers: { 'x-sid': String(shop.other.shop_id) },
    body: productInput(shop.other),
  })
  const { id } = (await shop.call('DELETE', `${path}/all`)).body.data
  await workOff(shop)
  expect(await job(shop, id)).toMatchObject({ kind: 'products.delete', done: free.length, refused: 2, failed: 0 })
  const refused = await jobRows(shop, id, 'refused')
  expect(refused.map(({ record_id, label, rules }) => [record_id, label, rules[0]?.id])).toEqual([
    [sold.id, 'Keten elbise', 'delete.in_use'],
    [moved.id, 'Keten elbise', 'delete.product_has_movements'],
  ])
  expect(await everyProduct()).toEqual([sold.id, moved.id])
  const log = await rows(shop, sql`select from audit_log where subject = 'products' and event = 'delete'`)
  expect(log).toHaveLength(free.length)
  const other = await shop.call('GET', `${path}/${theirs.body.data.id}`, {
    as: shop.otherAdmin,
    headers: { 'x-sid': String(shop.other.shop_id) },
  })
  expect(other.http).toBe(200)
  expect(await brokenInvariants(shop)).toEqual([])
})

test('R192 reject: nobody deletes all without the code for deleting', async () => {
  await newProduct(shop)
  const as = await shop.as([600, 601, 602, 603])
  const answer = await refusedCall(shop, () => shop.call('DELETE', `${path}/all`, { as }))
  expect(answer).toMatchObject({ http: 403, body: { error: 'auth.forbidden' } })
})

test('R192 accept: in a shop without products there is nothing to do', async () => {
  const { id } = (await shop.call('DELETE', `${path}/all`)).body.data
  await workOff(shop)
  expect(await job(shop, id)).toMatchObject({ state: 'finished', total: 0, done: 0 })
})

test('R192 accept: the undo of the job brings every product back as it was, and each once', async () => {
  const free = [await newProduct(shop), await newProduct(shop), await newProduct(shop)]
  const before = await Promise.all(free.map(({ id }) => product(shop, id)))
  const { id } = (await shop.call('DELETE', `${path}/all`)).body.data
  await workOff(shop)
  expect(await everyProduct()).toEqual([])
  // One of them somebody took out of the trash by hand.
  await shop.call('POST', `/v1/panel/bin/products/${free[0]?.id}`)
  const undoing = (await shop.call('POST', `/v1/panel/jobs/${id}/undo`)).body.data.id
  await workOff(shop)
  expect(await job(shop, undoing)).toMatchObject({ state: 'finished', done: 2, refused: 1, failed: 0 })
  const [refused] = await jobRows(shop, undoing, 'refused')
  expect([refused?.record_id, refused?.rules[0]?.id]).toEqual([free[0]?.id, 'bin.not_there'])
  expect(await Promise.all(free.map((one) => product(shop, one.id)))).toEqual(before)
  expect(await brokenInvariants(shop)).toEqual([])
})

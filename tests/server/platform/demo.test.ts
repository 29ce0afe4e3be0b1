import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fold } from '#api/rules/platform/fold.ts'
import { type OpenDatabase, openDatabase } from '#server/db/open.ts'
import { sandbox_products } from '#server/db/schema/sandbox.ts'
import { loadDemo } from '#server/demo/load.ts'
import { findBroken } from '#server/platform/invariants.ts'
import '#server/registry.ts'
import { cloneDatabase } from '#tests/clone.ts'
import { filesInMemory } from '#tests/files-in-memory.ts'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let open: OpenDatabase
const files = filesInMemory()
beforeAll(async () => {
  database = await cloneDatabase()
  open = await openDatabase(database.url)
  await loadDemo({ db: open.db, files }, () => {}, { password: 'kepenk-demo' })
})
afterAll(async () => {
  await open.close()
  await database.drop()
})

async function count(what: string): Promise<number> {
  const { rows } = await open.db.execute<{ count: string }>(sql.raw(`select count(*) as count from ${what}`))
  return Number(rows[0]?.count)
}

test('the demo shop is a whole shop: three levels of categories, 12 brands, 120 products of all three types, half a year of orders', async () => {
  expect(await count('categories')).toBeGreaterThanOrEqual(25)
  expect(
    await count('categories c join categories p on p.id = c.parent_id join categories g on g.id = p.parent_id'),
  ).toBeGreaterThanOrEqual(20)
  expect(await count('brands')).toBe(12)
  expect(await count('products')).toBe(120)
  for (const type of [1, 2, 3]) expect(await count(`products where product_type_id = ${type}`)).toBeGreaterThan(0)
  expect(await count("orders where ordered_at < now() - interval '170 days'")).toBeGreaterThan(0)
  expect(await count("orders where ordered_at > now() - interval '2 days'")).toBeGreaterThan(0)
})

test('it is the same shop every time: as many rows as ever, and each product as it was', async () => {
  const counts = {
    ...{
      products: 120,
      product_translations: 240,
      product_categories: 360,
      product_tags: 214,
      product_attributes: 138,
    },
    ...{ variants: 399, variant_codes: 792, variant_options: 570, variant_images: 191, prices: 399 },
    ...{ orders: 416, order_lines: 844 },
  }
  for (const [table, rows] of Object.entries(counts)) expect([table, await count(table)]).toEqual([table, rows])
  const { rows } = await open.db.execute<{ row: unknown }>(sql`
    select json_build_array(p.label, p.price, p.stock, p.variant_count, b.label, c.label, p.selected_options,
             (select string_agg(t.name, ' / ' order by t.language_id) from product_translations t
               where t.shop_id = p.shop_id and t.product_id = p.id)) as row
      from products p
      join brands b on b.shop_id = p.shop_id and b.id = p.brand_id
      join categories c on c.shop_id = p.shop_id and c.id = p.main_category_id
     where p.label = 'Kale pamuklu bluz'`)
  const { rows: chosen } = await open.db.execute<{ id: number }>(sql`
    select id from options where label in ('Renk', 'Beden') order by id`)
  expect(rows.map(({ row }) => row)).toEqual([
    [
      ...['Kale pamuklu bluz', 87_690, 171, 6, 'Çınaraltı', 'Bluz', chosen.map(({ id }) => id)],
      'Kale pamuklu bluz / Castle cotton blouse',
    ],
  ])
  const { rows: variants } = await open.db.execute<{ row: unknown }>(sql`
    select json_build_array(v.stock_code, v.barcode, v.quantity, v.supplier_price, v.shelf,
             (select string_agg(o.label, ' ' order by c.option_id) from variant_options c
               join option_values o on o.shop_id = c.shop_id and o.id = c.option_value_id
              where c.shop_id = v.shop_id and c.variant_id = v.id)) as row
      from variants v where v.stock_code in ('KP-00037-01', 'KP-00037-03') order by v.stock_code`)
  expect(variants.map(({ row }) => row)).toEqual([
    ['KP-00037-01', '8690000007219', 45, 48_230, 'A-13', 'Gri XS'],
    ['KP-00037-03', '8690000007233', 7, 48_230, 'A-13', 'Gri M'],
  ])
})

test('customers have said something about its products, and some of it waits for an answer', async () => {
  for (const status of ['pending', 'accepted', 'rejected'])
    expect(await count(`product_reviews where status = '${status}'`)).toBeGreaterThan(0)
  expect(await count("product_reviews where answer <> ''")).toBeGreaterThan(0)
})

test('something of what it sold came back in every state that a refund can be in, and all that was delivered says when', async () => {
  for (const status of ['pending', 'accepted', 'rejected', 'refunded'])
    for (const received of status === 'rejected' ? [0] : [0, 1])
      if (status !== 'refunded' || received === 1)
        expect(await count(`order_refunds where status = '${status}' and received = ${received}`)).toBeGreaterThan(0)
  expect(await count("account_transactions where kind = 'refund'")).toBe(3)
  expect(await count("orders where status in ('delivered', 'invoiced') and delivered_at is null")).toBe(0)
  expect(await count('orders where delivered_at < ordered_at or delivered_at > now()')).toBe(0)
})

test('of what is sold every case is found: fetched from a marketplace, accepted, waiting for a transfer, and late on its way', async () => {
  expect(await count("orders where channel = 'marketplace' and marketplace_id = 2 and payment_status = 'paid'")).toBe(2)
  expect(await count("orders where status = 'accepted' and channel <> 'marketplace'")).toBeGreaterThan(0)
  expect(
    await count("orders where status in ('pending', 'awaiting_payment') and payment_method = 'money_transfer'"),
  ).toBeGreaterThan(0)
  expect(
    await count("orders o join shipments s on s.order_id = o.id where o.status = 'delayed' and s.heard = 3"),
  ).toBeGreaterThan(0)
  expect(await count("shipments where status in ('warned', 'failed')")).toBe(2)
})

test('one of its orders used a coupon, once, and comes to what that leaves', async () => {
  const { rows } = await open.db.execute<{ row: unknown }>(sql`
    select json_build_array(c.code, c.used, o.discount_total = d.amount, d.amount > 0,
             o.total = o.product_total - o.discount_total + o.shipping_total,
             (select sum(l.discount) from order_lines l where l.order_id = o.id) = d.amount,
             (select sum(l.total) from order_lines l where l.order_id = o.id) = o.product_total - o.discount_total) as row
      from order_discounts d join orders o on o.id = d.order_id join coupons c on c.id = d.coupon_id
     where d.kind = 'coupon'`)
  expect(rows.map(({ row }) => row)).toEqual([['HOSGELDIN10', 1, true, true, true, true, true]])
})

test('some of its customers are in groups, who bought something, may be written to, and have a sale of their own now', async () => {
  const { rows } = await open.db.execute<{ row: unknown }>(sql`
    select json_build_array(g.name, count(distinct u.id), count(distinct o.id) > 0,
             count(distinct u.id) filter (where exists (select from customer_consents c
               where c.customer_id = u.id and c.channel = 'email' and c.given = 1)) > 0) as row
      from customer_groups g join users u on u.shop_id = g.shop_id and u.group_id = g.id
      left join orders o on o.shop_id = u.shop_id and o.customer_id = u.id
     group by g.id, g.name order by g.id`)
  expect(rows.map(({ row }) => row)).toEqual([
    ['Bayiler', 6, true, true],
    ['Sadık müşteriler', 15, true, true],
    ['Öğretmenler', 6, true, true],
  ])
  expect(await count("users where type = 'customer' and group_id is null")).toBeGreaterThan(20)
  const { rows: sales } = await open.db.execute<{ row: unknown }>(sql`
    select json_build_array(c.label, g.name, c.start <= now()::date and c."end" > now()::date) as row
      from coupons c join customer_groups g on g.id = any(c.customer_groups) where c.kind = 'sale' and c.status = 1`)
  expect(sales.map(({ row }) => row)).toEqual([['Bayilere özel', 'Bayiler', true]])
})

test('its newest orders at a distance have both of their contracts, filled, and of their moment', async () => {
  expect(await count('order_contracts')).toBe(80)
  expect(
    await count(`order_contracts c join orders o on o.shop_id = c.shop_id and o.id = c.order_id
      where o.channel not in ('online', 'phone') or c.created_at <> o.ordered_at or c.content like '%{{%'`),
  ).toBe(0)
})

test('every product has its texts in both languages, and every picture its stored bytes', async () => {
  expect(await count('product_translations')).toBe(240)
  expect(await count("product_translations where name = ''")).toBe(0)
  const { rows } = await open.db.execute<{ image: string }>(sql`select image from variant_images`)
  expect(rows.length).toBeGreaterThanOrEqual(120)
  expect(rows.every(({ image }) => files.held.has(image))).toBe(true)
})

test('names differ, so that staff can tell products apart', async () => {
  expect(await count('(select label from products group by label having count(*) > 1) twice')).toBe(0)
})

test('the sandbox marketplace knows some of its products by barcode, some by name alone, and some that it does not have', async () => {
  const listed = (await open.db.select().from(sandbox_products)).map((row) => ({ ...row, title: fold(row.title) }))
  const { rows: codes } = await open.db.execute<{ barcode: string }>(sql`select barcode from variants`)
  const { rows: names } = await open.db.execute<{ label: string }>(sql`select label from products`)
  const barcodes = new Set(codes.map(({ barcode }) => barcode))
  const labels = new Set(names.map(({ label }) => fold(label)))
  const byBarcode = listed.filter(({ barcode }) => barcodes.has(barcode))
  const byName = listed.filter(({ barcode, title }) => !barcodes.has(barcode) && labels.has(title))
  expect(byBarcode.map(({ barcode }) => barcode)).toContain('8690000000012')
  expect(byBarcode.length).toBeGreaterThan(20)
  expect(byName.length).toBeGreaterThan(10)
  expect(listed.length - byBarcode.length - byName.length).toBeGreaterThan(3)
  expect(listed.some(({ brand }) => brand === 'Mawi')).toBe(true)
})

test('the demo keeps every invariant of the data', async () => {
  expect(await findBroken(open.pool)).toEqual([])
})

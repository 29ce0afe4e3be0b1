import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '#server/db/open.ts'
import { loadDemo } from '#server/demo/load.ts'
import { findBroken, invariants } from '#server/platform/invariants.ts'
import { type Clone, cloneDatabase } from '#tests/clone.ts'
import '#server/registry.ts'
import { filesInMemory } from '#tests/files-in-memory.ts'

/** For every invariant, what breaks it and nothing else needs to. The database's own checks are taken away where they would forbid it. */
const breaks: readonly [string, string][] = [
  [
    'I1: what is paid',
    `${without('orders', 'orders_money')}; update orders set paid_total = total + 1 where id = (select min(id) from orders)`,
  ],
  [
    'I2: what went back',
    `${without('orders', 'orders_money')}; update orders set refunded_total = paid_total + 1 where id = (select min(id) from orders)`,
  ],
  [
    'I2: a refund that was paid back',
    `insert into order_refunds (shop_id, order_id, status, amount) select shop_id, id, 'refunded', 100 from orders limit 1`,
  ],
  [
    'I2: what an approved refund is worth',
    `insert into order_refunds (shop_id, order_id, status, amount) select shop_id, id, 'accepted', 100 from orders limit 1`,
  ],
  [
    "I2: no more pieces of an order's line are refunded",
    `update orders set status = 'refunded' where id = (select min(id) from orders where paid_total > 0)`,
  ],
  [
    "I2: an order's money is in the books",
    `update account_transactions set amount = amount + 1 where id = (select min(id) from account_transactions where payment_id is not null)`,
  ],
  [
    'I4: a refund brings at most its accepted pieces',
    `with r as (insert into order_refunds (shop_id, order_id, status) select shop_id, id, 'rejected' from orders limit 1 returning id) update stock_movements m set refund_id = r.id from r where m.id = (select min(id) from stock_movements)`,
  ],
  [
    'I4: nothing of an order came back before it was sent, but for what was not packed and is not to be sent',
    `update order_lines set returned = 1 where id = (select min(l.id) from order_lines l join orders o on o.id = l.order_id); update orders set status = 'pending' where id = (select order_id from order_lines order by id limit 1)`,
  ],
  [
    'I1: only what stays out of the parcel may be left unpaid',
    `update order_lines set left_out = 1 where id = (select min(id) from order_lines)`,
  ],
  [
    'I21: a coupon was used',
    `insert into coupons (shop_id, kind, type, discount, start, "end", basis, used) select id, 'sale', 'fixed', 100, '2026-01-01', '2026-12-31', 'product', 1 from shops order by id limit 1`,
  ],
  [
    'I3: what the orders got of a collection',
    `insert into collections (shop_id, customer_id, currency, amount, method, paid_on) select shop_id, id, 'TRY', 100, 'cash', '2026-01-01' from users where type = 'customer' order by id limit 1`,
  ],
  [
    'I20: an account has what the books say of it',
    `update account_transactions set amount = amount + 1 where id = (select min(id) from account_transactions)`,
  ],
  [
    'I4: where a product has a minimum',
    `update products set min_stock = 1, least_stock = coalesce(least_stock, 0) + 1 where id = (select min(id) from products)`,
  ],
  ["I4: a variant's stock", `update variants set quantity = quantity + 1 where id = (select min(id) from variants)`],
  [
    'I4: the movements of a variant are chained',
    `${without('stock_movements', 'stock_movements_chain')}; update stock_movements set previous_stock = previous_stock + 1 where id = (select max(id) from stock_movements)`,
  ],
  ["I4: a product's stock", `update products set stock = stock + 1 where id = (select min(id) from products)`],
  [
    'I4: what a product is said to lack',
    `update products set lacks_translation = 1 where id = (select min(id) from products)`,
  ],
  ['I4: a product lacks a match', `update products set lacks_match = 0 where id = (select min(id) from products)`],
  [
    'I4: a marketplace product is matched with',
    `insert into marketplace_listings (shop_id, barcode, title, suggested_variant_id) select shop_id, '1', 'Elbise', id from variants order by id desc limit 1; update variants set deleted = 1 where id = (select max(id) from variants)`,
  ],
  [
    'I11: a product has exactly one default variant',
    `update variants set is_default = 0 where id = (select min(id) from variants)`,
  ],
  [
    'I11: a variant has at most one front picture',
    `insert into variant_images (shop_id, variant_id, image) select shop_id, id, 'a.webp' from variants, generate_series(1, 6) where id = (select min(id) from variants)`,
  ],
  [
    'I11: no stock code or barcode',
    `update variants set barcode = (select stock_code from variants order by id limit 1) where id = (select max(id) from variants)`,
  ],
  [
    'I20: both sides of each entry',
    `insert into journal_lines (shop_id, entry_id, day, currency, account, debit) select shop_id, id, day, currency, '100', 1 from journal_entries limit 1`,
  ],
  [
    'I20: what the books say that an order',
    `insert into journal_entries (shop_id, day, currency, kind, source, source_id, order_id) select shop_id, day, currency, 'sale_change', 'tests', 1, order_id from journal_entries where kind = 'sale' limit 1; insert into journal_lines (shop_id, entry_id, day, currency, account, debit) select shop_id, id, day, currency, '120', 1 from journal_entries where source = 'tests'`,
  ],
  [
    'I20: a payment of an order',
    `update order_payments set amount = amount + 1 where id = (select min(source_id) from journal_entries where source = 'order_payments')`,
  ],
  [
    'I12: a reference to a user',
    `insert into shops (name) values ('Komşu'); update files set user_id = (select min(id) from users), shop_id = (select max(id) from shops) where id = (select min(id) from files)`,
  ],
  [
    'I12: whoever is of the staff',
    `insert into users (shop_id, type, name, surname, email) select id, 'employee', 'Can', 'Er', 'can@kepenk.test' from shops limit 1`,
  ],
  [
    'I12: every reference between tables',
    `alter table variants add constraint alone unique (id); alter table order_lines add constraint across foreign key (variant_id) references variants (id)`,
  ],
  [
    'I14: every change',
    `insert into idempotency_keys (shop_id, user_id, key, request_hash, status, answer) select shop_id, id, 'k', 'h', 200, '' from users limit 1`,
  ],
  [
    'I15: the counts of a job',
    `insert into jobs (shop_id, kind, state, total, request_id) select id, 'products.delete', 'finished', 1, 'r' from shops limit 1`,
  ],
  [
    'I16: what lies in the trash',
    `insert into bin (shop_id, resource, record_id, rows) select shop_id, 'products', id, '{}' from products limit 1`,
  ],
  [
    'I17: the order of a parcel',
    `update orders set status = 'pending' where id = (select min(id) from orders); insert into shipments (shop_id, order_id, status, reference) select shop_id, id, 'by_hand', 'r' from orders where id = (select min(id) from orders)`,
  ],
  [
    'I18: at most one invoice',
    `drop index invoices_one_counts; insert into invoices (shop_id, order_id, profile, status, number, uuid, currency, total, document, xml) select o.shop_id, o.id, 'earchive', 'waiting', n::text, gen_random_uuid(), 'TRY', 1, '{}', '' from (select * from orders order by id limit 1) o, generate_series(1, 2) n`,
  ],
  [
    'I19: of no line of an order',
    `insert into pickings (shop_id, order_id, lines) select shop_id, order_id, jsonb_build_array(jsonb_build_object('line_id', id, 'picked', quantity + 1)) from order_lines order by id limit 1`,
  ],
  ['Sound: every constraint', `alter table shops add constraint later check (name <> '-') not valid`],
]

let database: Clone
let open: OpenDatabase

beforeAll(async () => {
  database = await cloneDatabase()
  open = await openDatabase(database.url, { connections: 2 })
  const services = { db: open.db, files: filesInMemory() }
  await loadDemo(services, () => {}, { password: 'kepenk-demo', products: 6, orders: 12 })
})

afterAll(async () => {
  await open.close()
  await database.drop()
})

test('the demo breaks none', async () => {
  expect(await findBroken(open.pool)).toEqual([])
})

test.for(breaks)('%s … is found broken', async ([statement, change]) => {
  await undone(async (client) => {
    await client.query(change)
    const broken = await findBroken(client)
    expect(broken.map(({ invariant }) => invariant)).toContainEqual(expect.stringContaining(statement))
    expect(broken[0]?.rows[0]).toHaveProperty('table')
  })
})

test('each is broken by one of these', () => {
  const untried = invariants.filter(({ statement }) => !breaks.some(([named]) => statement.startsWith(named)))
  expect(untried.map(({ statement }) => statement)).toEqual([])
})

async function undone(work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await open.pool.connect()
  try {
    await client.query('begin')
    await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

function without(table: string, constraint: string): string {
  return `alter table ${table} drop constraint ${constraint}`
}

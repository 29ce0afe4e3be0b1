import { sql } from 'drizzle-orm'
import { type ResourceName, resources } from '#api/registry/resources.ts'
import { account_transactions } from '#server/db/schema/accounts.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { shipments } from '#server/db/schema/shipments.ts'
import { transitions } from '#server/db/schema/transitions.ts'
import { postEntry } from '#server/platform/ledger/post-entry.ts'
import { newExport } from '#tests/fixtures/accounting.fixture.ts'
import { collectionsPath, newCollection, newDebtor } from '#tests/fixtures/collections.fixture.ts'
import { moveAccount, newCustomer } from '#tests/fixtures/customer-movements.fixture.ts'
import { newListing as newBoardProduct } from '#tests/fixtures/listings.fixture.ts'
import { newListing, newVariant, setListing } from '#tests/fixtures/matches.fixture.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { newRefund, setRefund } from '#tests/fixtures/refunds.fixture.ts'
import { newReview } from '#tests/fixtures/reviews.fixture.ts'
import { price, translation, variant } from '#tests/product-input.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { allRows } from '#tests/samples/rows.ts'
import { create } from '#tests/samples/sample.ts'
import { english, turkish } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'
import { inNewYork, inTokyo } from './told.ts'

/** Rows for every list, in which no two columns are alike. */
export async function fillLists(shop: Shop): Promise<void> {
  await addRecords(shop)
  await addMatches(shop)
  await addReviews(shop)
  await addListings(shop)
  await addOrders(shop)
  await addOrderSteps(shop)
  await addJobs(shop)
  await addCollections(shop)
  await addTransactions(shop)
  await addMovements(shop)
  await addEntries(shop)
  for (const { fill } of allRows) await fill?.(shop)
  await shop.db.execute(
    sql`update categories set updated_at = case when id % 2 = 0 then ${inTokyo} else ${inNewYork} end::timestamptz`,
  )
}

async function addRecords(shop: Shop): Promise<void> {
  const added: ResourceName[] = ['categories']
  const add = (name: ResourceName, changes: Record<string, unknown> = {}) => {
    added.push(name)
    const body = { ...draftOf(name, shop.own), ...changes }
    return create(shop, `/v1/panel/${name}`, body, shop.admin, shop.own)
  }
  await add('brands', { status: 0 })
  const { product_id } = await newVariant(shop)
  await add('productgroups', { group_id: await add('groups'), products: [product_id] })
  await add('taxes', {
    rates: [
      { rate: '10', valid_from: '2020-01-01' },
      { rate: '20', valid_from: '2024-01-01' },
    ],
    status: 0,
  })
  await add('suppliers', { phone: '+90 232 000 00 00', email: 'satis@ege.test', status: 0 })
  await add('order-refund-reasons', { description_required: 1, restock: 0, status: 0 })
  await add('user-roles', { permissions: [1100, 1102] })
  // Added by a call it would begin a job.
  added.push('accounting-exports')
  await newExport(shop, shop.own, { scope: 'all', entries: 12, repeated: 3 })
  for (const name of Object.keys(resources) as ResourceName[]) if (!added.includes(name)) await add(name)
}

/** Debts of today and of years ago, and collections that stand or were taken back. */
async function addCollections(shop: Shop): Promise<void> {
  for (const ordered_at of [inTokyo, new Date().toISOString(), '2020-01-01T09:00:00Z']) {
    const { customer_id } = await newDebtor(shop, [10_000, 25_000], { ordered_at })
    await shop.db.execute(
      sql`update users set phone = '+90 532 000 00 ' || ${customer_id}::text where id = ${customer_id}`,
    )
  }
  for (const reference of ['DEKONT 1', 'DEKONT 2', 'DEKONT 3', 'DEKONT 4', 'DEKONT 5'])
    await newCollection(shop, { reference, day: reference === 'DEKONT 2' ? '2026-10-05' : '2026-10-04' })
  await shop.call('POST', `${collectionsPath}/${await newCollection(shop)}/undo`)
}

/** A product that may be sent, and one that the marketplace has listed. */
async function addListings(shop: Shop): Promise<void> {
  for (const state of ['unlisted', 'listed', 'unlisted', 'refused', 'listed']) {
    const { id } = await newBoardProduct(shop, { quantity: 3 })
    await shop.db.execute(
      sql`update product_listings set state = ${state}, sent_at = ${state === 'unlisted' ? null : inTokyo} where id = ${id}`,
    )
  }
}

async function addMatches(shop: Shop): Promise<void> {
  const { beden, s, m } = shop.own.option
  const sized = (value: number, stock_code: string, barcode: string, of: string) =>
    variant({
      is_default: value === s ? 1 : 0,
      ...{ stock_code, barcode, quantity: 1_234 },
      options: [{ option_id: beden, option_value_id: value }],
      prices: [
        price({ price: of, strikethrough_price: '3000.00' }),
        price({ country_id: 1002, price: '2222.50' }),
        price({ country_id: 2002, price: '2333.50' }),
      ],
    })
  const { variant_id } = await newVariant(shop, {
    product_type_id: 2,
    selected_options: [beden],
    translations: [translation(turkish, 'Gömlek; "dar"'), translation(english, 'Shirt')],
    status: 0,
    variants: [sized(s, 'GOM-S', '8690000000019', '1234.50'), sized(m, 'GOM-M', '8690000000026', '0.05')],
  })
  const other = await newVariant(shop, {
    brand_id: null,
    variants: [variant({ stock_code: 'KOD-1', barcode: '8690000000033', supplier_price: '12.30', quantity: 0 })],
  })
  const { product_id } = await newVariant(shop, { product_type_id: 3 })
  // As a product stands whose language was added after it.
  await shop.db.execute(
    sql`delete from product_translations where product_id = ${product_id} and language_id = ${english}`,
  )
  await shop.db.execute(sql`update products set lacks_translation = 1 where id = ${product_id}`)
  const decided = { decided_by: shop.own.admin_id, decided_at: inTokyo }
  await newListing(shop, { title: 'Eşi olmayan', sale_price: 199_995 })
  const suggested = await newListing(shop, { title: 'Önerilen' })
  await setListing(shop, suggested, { suggested_variant_id: variant_id, suggested_by: 'barcode' })
  const byName = await newListing(shop, { title: 'Adı aynı olan' })
  await setListing(shop, byName, { suggested_variant_id: other.variant_id, suggested_by: 'name' })
  const matched = await newListing(shop, { title: 'Eşleşen' })
  await setListing(shop, matched, { variant_id, ...decided })
  const refused = await newListing(shop, { title: 'Reddedilen' })
  await setListing(shop, refused, { refused: 1, suggested_variant_id: variant_id, suggested_by: 'name', ...decided })
}

async function addReviews(shop: Shop): Promise<void> {
  await newReview(shop, { stars: 5, created_at: inTokyo, status: 'rejected' })
  const answered = { status: 'accepted', answer: 'Teşekkürler', answered_at: inNewYork } as const
  await newReview(shop, { stars: 2, created_at: inNewYork, customer_name: 'Çiğdem Öz', text: 'Kısa', ...answered })
}

async function addOrders(shop: Shop): Promise<void> {
  const delivered_at = new Date().toISOString()
  const paid = { payment_status: 'paid', status: 'delivered', delivered_at } as const
  await newOrder(shop, { ordered_at: inTokyo, payment_method: 'money_transfer', channel: 'phone' })
  const there = {
    channel: 'marketplace',
    marketplace_id: 2,
    marketplace_number: 'MP-77',
    payment_method: 'cash',
  } as const
  await newOrder(shop, { ordered_at: inNewYork, status: 'accepted', ...there })
  const far = { currency: 'EUR', customer_name: 'Çiğdem Öz', channel: 'in_store' } as const
  const sums = { total: 1_234_567, paid_total: 1_000_000, refunded_total: 50_005 }
  const order = await newOrder(shop, { ordered_at: inNewYork, ...paid, ...far, ...sums })
  const decided = await newRefund(shop, order, 1)
  await setRefund(shop, decided.id, { ...decided, status: 'accepted', received: 1, amount: '1050.05' })
  const sent = await newOrder(shop, { ...paid, ordered_at: inTokyo, shipping_method_id: shop.own.shipping_method })
  await newRefund(shop, sent)
  await shop.db.insert(shipments).values({
    shop_id: shop.own.shop_id,
    order_id: sent.id,
    status: 'registered',
    reference: 'R1',
    tracking_code: 'SBX-1',
  })
  // What is taken at the door of one that is given to a company in a file.
  const door = await newOrder(shop, { ordered_at: inNewYork, status: 'in_cargo', payment_method: 'cash_on_delivery' })
  await shop.db.insert(shipments).values({
    ...{ shop_id: shop.own.shop_id, order_id: door.id, shipping_method_id: shop.own.shipping_method },
    ...{ status: 'by_hand', reference: 'R2', packages: 2, weight: 2.5, desi: 4 },
  })
  await shop.db.execute(sql`
    update order_refunds set created_at = case when id = ${decided.id} then ${inTokyo} else ${inNewYork} end::timestamptz`)
}

async function addMovements(shop: Shop): Promise<void> {
  const [customer_id, other] = [await newCustomer(shop, 'Defne'), await newCustomer(shop, 'Ege')]
  await moveAccount(shop, { customer_id, amount: 120_050, day: '2026-01-05', text: 'S-100' })
  await moveAccount(shop, { customer_id, amount: -20_025, day: '2026-01-06', text: 'S-100' })
  await moveAccount(shop, { customer_id: other, amount: 5_000, currency: 'EUR', text: 'S-200' })
  await moveAccount(shop, { customer_id, amount: 30_000, text: 'S-300' })
}

/** Days as they are where their moments are told. */
async function addEntries({ db, own: { shop_id, admin_id: user_id } }: Shop): Promise<void> {
  for (const [at, day] of ['2026-01-01', '2026-06-30', null].entries())
    await postEntry(db, {
      ...{
        shop_id,
        user_id,
        day,
        kind: 'transaction',
        source: 'tests',
        source_id: at + 1,
        currency: 'TRY',
        text: `F-${at}`,
      },
      lines: [
        { account: '100', debit: 105_005 + at },
        { account: '600', credit: 105_005 + at },
      ],
    })
}

async function addTransactions({ db, own: { shop_id, account } }: Shop): Promise<void> {
  await db.insert(account_transactions).values([
    { shop_id, account_id: account, kind: 'opening', amount: 70_005, at: inTokyo },
    { shop_id, account_id: account, kind: 'opening', amount: -20_010, at: inNewYork },
    { shop_id, account_id: account, kind: 'opening', amount: 110_015 },
  ])
}

/** Steps of two orders: one that waited for more than a week, by a carrier; one that began by itself, in the shop. */
async function addOrderSteps(shop: Shop): Promise<void> {
  const { shop_id, admin_id: user_id, shipping_method: carrier_id } = shop.own
  const [one, other] = [await newOrder(shop, { channel: 'phone' }), await newOrder(shop, { channel: 'in_store' })]
  const shared = { shop_id, subject: 'orders' }
  const phone = { ...shared, record_id: one.id, channel: 'phone', carrier_id, user_id }
  await shop.db.insert(transitions).values([
    { ...phone, event: 'ADD', from_state: null, to_state: 'pending', at: inTokyo },
    { ...phone, event: 'ACCEPT', from_state: 'pending', to_state: 'accepted', minutes: 11_000, at: inNewYork },
    { ...shared, record_id: other.id, channel: 'in_store', event: 'ADD', from_state: null, to_state: 'delivered' },
    ...[1, 2, 3].map((minutes) => ({
      ...phone,
      event: 'ACCEPT',
      from_state: 'pending',
      to_state: 'accepted',
      minutes,
    })),
  ])
}

async function addJobs({ db, own: { shop_id, admin_id, employee_id } }: Shop): Promise<void> {
  const begun = { shop_id, request_id: 'test', state: 'finished' } as const
  const counts = { total: 1_060, done: 1_000, refused: 50, failed: 10 }
  await db.insert(jobs).values([
    {
      ...begun,
      ...counts,
      kind: 'products.edit',
      user_id: admin_id,
      created_at: inTokyo,
      finished_at: '2026-01-16T22:00:00.000Z',
    },
    {
      ...{ ...begun, kind: 'brands.import', about: { file: 'marka.csv' }, user_id: employee_id, state: 'cancelled' },
      ...{ total: 3, done: 2, created_at: inNewYork, finished_at: '2026-01-15T21:31:30.000Z' },
    },
    {
      ...{ ...begun, kind: 'orders.status', about: { from: 'pending', to: 'delivered' }, user_id: admin_id },
      ...{ total: 7, done: 0, refused: 7, created_at: inTokyo, finished_at: '2026-01-15T16:30:05.000Z' },
    },
  ])
}

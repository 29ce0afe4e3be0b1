import { and, eq } from 'drizzle-orm'
import { type ResourceName, resources } from '#api/registry/resources.ts'
import type { Field } from '#api/resources/platform/field.types.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { broken } from '#api/rules/platform/rule.ts'
import {
  attribute_values,
  attributes,
  brands,
  categories,
  category_attributes,
  option_values,
  options,
} from '#server/db/schema/catalogue.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { users } from '#server/db/schema/people.ts'
import { product_attributes, product_translations, variants } from '#server/db/schema/products.ts'
import { order_refund_lines } from '#server/db/schema/refunds.ts'
import { cargo_announcements, shipments } from '#server/db/schema/shipments.ts'
import { shipping_methods } from '#server/db/schema/shipping-methods.ts'
import { countries, languages, marketplaces, shop_countries, shops } from '#server/db/schema/shops.ts'
import { introduceSeller, storeInvoiceOf } from '#tests/fixtures/invoices.fixture.ts'
import { listOnMarketplace } from '#tests/fixtures/marketplace.fixture.ts'
import { newListing } from '#tests/fixtures/matches.fixture.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { newRefund } from '#tests/fixtures/refunds.fixture.ts'
import { newReview } from '#tests/fixtures/reviews.fixture.ts'
import { addJob } from '#tests/jobs.ts'
import { price, productInput, variant } from '#tests/product-input.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { english, germany, turkey, turkish } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'
import { packed, payloads } from './payloads.ts'

/** All payloads in one text, for what has room for it. */
export const everything = payloads.map(({ text }) => text).join(' ')

/** Room for a suffix that keeps codes apart. */
const texts = packed(245)

/** What a shop holds after every text of it was written by somebody who means ill. */
export interface Poisoned {
  /** Products with the payloads in every text, and in every language. */
  readonly products: readonly number[]
  /** Records of each resource that has screens or is only chosen from. */
  readonly records: Readonly<Record<string, readonly number[]>>
}

/** What the marketplace lists poisoned texts under. */
export const poisonedBarcode = '8690000000098'

/** Writes payloads into every text there is: by direct calls where there is one, and into the database where none is. */
export async function poison(shop: Shop): Promise<Poisoned> {
  await poisonNames(shop)
  await addJob(shop, 'finished', 'refused', everything)
  const ofFile = await addJob(shop, 'finished', 'done')
  await shop.db
    .update(jobs)
    .set({ kind: 'brands.import', about: { file: everything } })
    .where(eq(jobs.id, ofFile))
  const records: Record<string, number[]> = {}
  for (const resource of Object.values(resources) as unknown as Resource[]) {
    records[resource.name] = []
    for (const text of texts) records[resource.name]?.push(await add(shop, resource, text))
  }
  const gone = await add(shop, resources.brands as unknown as Resource, `${texts[0]} x`)
  await shop.call('DELETE', `/v1/panel/brands/${gone}`)
  // Another company writes these.
  const said = { title: everything, brand: everything, category_name: everything }
  await listOnMarketplace(shop, { ...said, barcode: poisonedBarcode })
  const products: number[] = []
  for (const text of texts) products.push(await addProduct(shop, text))
  await poisonWhole(shop, { product: products[1] ?? 0, brand: records.brands?.[1] ?? 0 })
  // Customers write these, and nobody looks at them before they are stored.
  const written = { customer_name: everything, text: everything, answer: everything }
  const answered = { status: 'accepted', answered_at: new Date().toISOString() } as const
  const review = await newReview(shop, { product_id: products[0] ?? 0, ...written, ...answered })
  records['product-reviews'] = [review]
  records.orders = []
  records['order-refunds'] = []
  // One whose parcel is on its way, and one whose parcel was refused.
  for (const [parcel, text] of [
    ['registered', everything],
    ['failed', `${everything} 2`],
  ] as const) {
    const address = { title: text, address: text }
    const order = await newOrder(shop, { number: text, customer_name: text, shipping_address: address })
    records.orders.push(order.id)
    await newParcels(shop, order.id, { parcel, text })
    const { id: refund_id } = await newRefund(shop, order)
    records['order-refunds'].push(refund_id)
    await shop.db
      .update(order_refund_lines)
      .set({ description: text, reason_id: records['order-refund-reasons']?.[0] })
      .where(eq(order_refund_lines.refund_id, refund_id))
  }
  await shop.db.update(users).set({ email: everything, phone: everything }).where(eq(users.id, shop.own.customer_id))
  await introduceSeller(shop, { title: everything, address: everything, carrier_name: everything })
  await storeInvoiceOf(shop, records.orders[0] ?? 0)
  // An integrator says this.
  const refusedInvoice = await storeInvoiceOf(shop, records.orders[1] ?? 0)
  const reason = { id: 'invoice.not_taken', about: { why: everything } }
  await shop.db.update(invoices).set({ status: 'error', reason }).where(eq(invoices.id, refusedInvoice))
  // A marketplace tells these.
  for (const [at, text] of [everything, ...texts].entries())
    await newListing(shop, { barcode: `${at} ${text}`, title: text, brand: text, category: text, stock_code: text })
  return { products, records }
}

/** A cargo company says this: of a parcel that it refused, of one that it has, and of those that the order does not need. */
async function newParcels(
  { db, own: { shop_id, shipping_method } }: Shop,
  order_id: number,
  { parcel, text }: { parcel: 'registered' | 'failed'; text: string },
): Promise<void> {
  const own = { shop_id, order_id, shipping_method_id: shipping_method, message: text }
  const sent = { tracking_code: text, tracking_url: 'javascript:fired(1)' }
  await db.insert(shipments).values([
    { ...own, ...sent, status: 'cancelled', reference: `${order_id}-1` },
    { ...own, ...(parcel === 'registered' ? sent : {}), status: parcel, reference: `${order_id}-2` },
  ])
  await db.insert(cargo_announcements).values(
    (['withdrawn', 'stays'] as const).map((state) => ({
      ...{ shop_id, order_id, state },
      ...{ reference: `${order_id} ${state}`, tracking_code: text },
    })),
  )
}

/** What a record has to have, takes no payload, and its sample leaves out: that one has another connection. */
const needed: Readonly<Record<string, object>> = {
  'shop-mail-methods': { host: 'smtp.magaza.test', port: '587', password: 'gizli parola' },
}

/** What only one record of a shop may have: each has another one. */
const once: Readonly<Record<string, readonly string[]>> = { 'account-codes': ['account', 'tax_rate'] }

/** Records whose numbers and choices have to fit each other: only their texts are poisoned. */
const fitted: readonly string[] = ['coupons', 'label-themes', 'menus', 'menu-designs']
const written: readonly Field['kind'][] = ['text', 'longText', 'richText', 'translations']

/** What has the name of something of the world holds no text of its own. */
async function add(shop: Shop, resource: Resource, text: string): Promise<number> {
  const draft: Readonly<Record<string, unknown>> = {
    ...draftOf(resource.name as ResourceName, shop.own),
    ...needed[resource.name],
  }
  const poisoned = Object.entries(resource.fields).map(([key, field]) => {
    const value = poisonedValue(field, text)
    // Nobody has the address of somebody else.
    if (field.kind === 'text' && field.keys === 'email') return [key, `${crypto.randomUUID()}@magaza.test`]
    // What a record has to have, and takes no payload.
    const names = field.kind === 'references' || (field.kind === 'reference' && field.to !== 'marketplaces')
    const stays = fitted.includes(resource.name) && !written.includes(field.kind)
    const none = stays || once[resource.name]?.includes(key) || value === '' || (names && field.required)
    return [key, none ? draft[key] : value]
  })
  const body = resource.stays ? draft : Object.fromEntries(poisoned)
  return created(await shop.call('POST', `/v1/panel/${resource.name}`, { body }), resource.name)
}

const inBoth = (name: string) => [turkish, english].map((language_id) => ({ language_id, name }))

/** A phone or a tax number takes no payload: what its rules refuse is never stored. */
function allowed({ rules }: Extract<Field, { kind: 'text' }>, text: string): string {
  return broken(rules, text).length === 0 ? text : ''
}

/** A value of every field kind, with the text in it where it holds one. */
function poisonedValue(field: Field, text: string): unknown {
  // What is cleaned away leaves words behind.
  if (field.kind === 'richText') return `<p>Yazı</p>${text.slice(0, field.max - 20)}`
  if (field.kind === 'longText' || field.kind === 'place') return text.slice(0, field.max)
  if (field.kind === 'text') return allowed(field, text.slice(0, field.max))
  if (field.kind === 'translations') {
    const own = Object.fromEntries(Object.entries(field.texts).map(([key, one]) => [key, poisonedValue(one, text)]))
    return [turkish, english].map((language_id) => ({ language_id, ...own }))
  }
  if (field.kind === 'values')
    return [{ id: null, translations: inBoth(text), ...(field.swatch ? { swatch: '' } : {}) }]
  if (field.kind === 'rows')
    return [
      Object.fromEntries(Object.entries(field.columns).map(([key, column]) => [key, poisonedValue(column, text)])),
    ]
  if (field.kind === 'reference') return field.to === 'marketplaces' ? 2 : field.initial
  if (field.kind === 'rate') return 20
  if (field.kind === 'money' && field.required) return '0'
  if (field.kind === 'choice' && field.required) return field.choices[0]?.value
  if (field.kind === 'date') return '2026-01-01'
  return field.initial
}

async function addProduct(shop: Shop, text: string): Promise<number> {
  const { own } = shop
  const said = { name: text, description: everything, short_description: text, meta_title: text.slice(0, 100) }
  const meta = { meta_description: text, meta_keywords: text, auto_meta_keywords: text }
  const body = productInput(own, {
    auto_meta: 0,
    product_type_id: 2,
    translations: [turkish, english].map((language_id) => ({ language_id, ...said, ...meta })),
    selected_options: [own.option.beden],
    attributes: [{ attribute_id: await freeAttribute(shop), attribute_value_id: null, value: text }],
    variants: [own.option.s, own.option.m].map((option_value_id, at) =>
      variant({
        is_default: at === 0 ? 1 : 0,
        options: [{ option_id: own.option.beden, option_value_id }],
        stock_code: plain(`${text} s${at}`),
        barcode: plain(`${text} b${at}`),
        prices: [price(), price({ country_id: germany })],
      }),
    ),
  })
  const id = created(await shop.call('POST', '/v1/panel/products', { body }), 'products')
  // As if nobody had looked for control characters in codes when they were stored.
  for (const at of [0, 1])
    await shop.db
      .update(variants)
      .set({ supplier_code: text, shelf: text, stock_code: `${text} s${at}`, barcode: `${text} b${at}` })
      .where(and(eq(variants.product_id, id), eq(variants.stock_code, plain(`${text} s${at}`))))
  return id
}

/** Every payload in every text of a record at once, longer than a form takes it, and as if nobody had cleaned it when it was stored: one visit shows all. */
async function poisonWhole({ db }: Shop, { product, brand }: { product: number; brand: number }): Promise<void> {
  const metas = { meta_title: everything, meta_description: everything, meta_keywords: everything }
  await db
    .update(product_translations)
    .set({ name: everything, description: everything, short_description: everything, ...metas })
    .where(eq(product_translations.product_id, product))
  await db.update(product_attributes).set({ value: everything }).where(eq(product_attributes.product_id, product))
  for (const at of [0, 1])
    await db
      .update(variants)
      .set({
        ...{ supplier_code: everything, shelf: everything },
        ...{ stock_code: `${everything} s${at}`, barcode: `${everything} b${at}` },
      })
      .where(and(eq(variants.product_id, product), eq(variants.is_default, at === 0 ? 1 : 0)))
  await db
    .update(brands)
    .set({ label: everything, ...{ translations: inBoth(everything) } })
    .where(eq(brands.id, brand))
}

/** A code that the form and the server take. */
function plain(code: string): string {
  return code.replace(/\p{Cc}/gu, ' ')
}

let free: Promise<number> | undefined

/** An attribute that is written freely, with a name that is a payload too. */
function freeAttribute({ db, own }: Shop): Promise<number> {
  const { shop_id, category } = own
  free ??= (async () => {
    const row = { shop_id, label: everything, translations: inBoth(everything) }
    const [made] = await db.insert(attributes).values(row).returning({ id: attributes.id })
    const attribute_id = made?.id ?? 0
    await db.insert(category_attributes).values({ shop_id, category_id: category.elbise, attribute_id })
    return attribute_id
  })()
  return free
}

/** What has no call to write it, or none yet. */
async function poisonNames({ db, own }: Shop): Promise<void> {
  const { shop_id } = own
  await db.update(shops).set({ name: everything, domain: 'javascript:fired(1)' }).where(eq(shops.id, shop_id))
  await db.update(users).set({ name: everything, surname: everything }).where(eq(users.shop_id, shop_id))
  await db.update(languages).set({ name: everything }).where(eq(languages.id, english))
  for (const id of [turkey, germany]) await db.update(countries).set({ name: everything }).where(eq(countries.id, id))
  await db.insert(shop_countries).values({ shop_id, country_id: germany, position: 1 })
  await db.update(marketplaces).set({ name: everything }).where(eq(marketplaces.id, 2))
  await db.update(shipping_methods).set({ name: everything }).where(eq(shipping_methods.shop_id, shop_id))
  for (const table of [categories, attributes, attribute_values, options, option_values])
    await db
      .update(table)
      .set({ label: everything, translations: inBoth(everything) })
      .where(eq(table.shop_id, shop_id))
  await db.insert(notifications).values([
    { shop_id, kind: 'notice', says: everything, about: { name: everything }, link: 'javascript:fired(1)' },
    { shop_id, kind: 'question', says: 'notifications.question', about: { name: everything }, link: '//ornek.test' },
  ])
}

function created({ body, text }: Awaited<ReturnType<Shop['call']>>, what: string): number {
  if (body?.status !== 1) throw new Error(`${what} was not stored, so it proves nothing: ${text}`)
  return body.data.id
}

import { sql } from 'drizzle-orm'
import { fold } from '#api/rules/platform/fold.ts'
import { openLabelThemes } from '#server/content/labels/open-themes.ts'
import { openMenuDesigns } from '#server/content/menus/open-designs.ts'
import { openPageThemes } from '#server/content/page-builder/open-page-themes.ts'
import type { Database } from '#server/db/open.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import {
  attribute_values,
  attributes,
  brands,
  categories,
  category_attributes,
  option_values,
  options,
  order_refund_reasons,
  suppliers,
  tags,
  taxes,
  units,
} from '#server/db/schema/catalogue.ts'
import { users } from '#server/db/schema/people.ts'
import { sandbox_suppliers } from '#server/db/schema/sandbox.ts'
import { shipping_methods } from '#server/db/schema/shipping-methods.ts'
import { marketplaces, shop_currencies, shop_marketplaces, shops } from '#server/db/schema/shops.ts'
import { addStaff } from '#server/platform/session/add-staff.ts'
import { atHome, openIn } from '#server/settings/locale/open-in.ts'
import { storePaymentMethods } from '#server/start/first-records.ts'

/** The ids of one small shop: enough of everything for a product to be saved. */
export interface Seeded {
  readonly shop_id: number
  readonly admin_id: number
  readonly employee_id: number
  readonly customer_id: number
  readonly accounting_method: number
  readonly shipping_method: number
  /** Giyim > Kadın > (Elbise, Tişört), and Ayakkabı beside Giyim. */
  readonly category: {
    readonly giyim: number
    readonly kadin: number
    readonly elbise: number
    readonly tisort: number
    readonly ayakkabi: number
  }
  /** Kumaş, of Elbise, with the values Pamuk and Keten. */
  readonly attribute: { readonly kumas: number; readonly pamuk: number; readonly keten: number }
  readonly tax: number
  readonly unit: number
  readonly brand: number
  readonly tag: number
  readonly supplier: number
  /** Beden uymadı; Kusurlu ürün, which wants to be described. */
  readonly reason: { readonly plain: number; readonly described: number }
  /** The cash desk, and the currency that it is in, as the shop has it. */
  readonly account: number
  readonly currency: number
  /** Beden with S, M, L, and Renk with Kırmızı, Mavi. */
  readonly option: {
    readonly beden: number
    readonly renk: number
    readonly s: number
    readonly m: number
    readonly l: number
    readonly kirmizi: number
    readonly mavi: number
  }
}

export const turkish = 175
export const english = 176
export const turkey = 1
export const germany = 2

/** The two shops of every test. */
export interface SeededShops {
  /** The shop that tests work in: lira, Istanbul. */
  readonly own: Seeded
  /** The shop beside it, that nothing may reach: euro, Tokyo. */
  readonly other: Seeded
}

/** Fills a template. */
export async function seedShops(db: Database): Promise<SeededShops> {
  await seedWorld(db)
  const own = await seedShop(db, { name: 'Deneme Mağazası', default_country_id: turkey })
  const other = await seedShop(db, {
    name: 'Komşu Mağaza',
    default_country_id: germany,
    default_currency: 'EUR',
    time_zone: 'Asia/Tokyo',
  })
  await openLabelThemes(db)
  await openMenuDesigns(db)
  await openPageThemes(db)
  return { own, other }
}

/** What belongs to no shop, beside the languages, countries and currencies, which every database has. */
async function seedWorld(db: Database): Promise<void> {
  await db.insert(marketplaces).values([
    { id: 2, name: 'Çarşı' },
    { id: 3, name: 'Liman' },
  ])
  await db.insert(sandbox_suppliers).values({ supplier_id: '42', base_key: 'base' })
}

/** A shop with staff and a small catalogue. Two shops seeded so have equal shapes and different ids. */
async function seedShop(db: Database, shop: typeof shops.$inferInsert): Promise<Seeded> {
  const shop_id = one(
    await db
      .insert(shops)
      .values({ default_language_id: turkish, ...shop })
      .returning({ id: shops.id }),
  )
  await openIn(db, shop_id, { ...atHome, currencies: ['TRY', 'EUR'] })
  await db
    .insert(shop_marketplaces)
    .values({ shop_id, marketplace_id: 2, shop_status: 1, auth_data: { baseKey: 'base', supplier_id: '42' } })
  const shipping_method = one(
    await db
      .insert(shipping_methods)
      .values({ shop_id, name: 'Deneme Kargo', label: 'Deneme Kargo', search: 'deneme kargo', carrier: 'sandbox' })
      .returning({ id: shipping_methods.id }),
  )
  await storePaymentMethods(db, shop_id)
  await db.execute(
    sql`insert into shop_invoice_methods (shop_id, title, label, search, adapter) values (${shop_id}, 'Deneme', 'Deneme', 'deneme', 'sandbox')`,
  )
  const { rows: accounting } = await db.execute<{ id: number }>(
    sql`insert into shop_accounting_methods (shop_id, title, label, search, adapter) values (${shop_id}, 'Deneme', 'Deneme', 'deneme', 'sandbox') returning id`,
  )
  const person = <T extends 'admin' | 'employee' | 'customer'>(type: T, first: string) => ({
    shop_id,
    type,
    name: first,
    surname: 'Yılmaz',
    email: `${type}@shop${shop_id}.test`,
    search: fold(`${first} Yılmaz`),
  })
  const admin_id = await addStaff(db, person('admin', 'Ayşe'))
  const employee_id = await addStaff(db, person('employee', 'Mehmet'))
  const customer_id = one(await db.insert(users).values(person('customer', 'Zeynep')).returning({ id: users.id }))
  return {
    shop_id,
    admin_id,
    employee_id,
    customer_id,
    shipping_method,
    accounting_method: one(accounting),
    ...(await seedCatalogue(db, shop_id, shop.default_currency ?? 'TRY')),
  }
}

async function seedCatalogue(db: Database, shop_id: number, currency: string) {
  const named = (tr: string, en: string) => ({
    shop_id,
    label: tr,
    search: fold(`${tr} ${en}`),
    translations: [
      { language_id: turkish, name: tr },
      { language_id: english, name: en },
    ],
  })
  const category = async (tr: string, en: string, parent_id: number | null) =>
    one(
      await db
        .insert(categories)
        .values({ ...named(tr, en), parent_id })
        .returning({ id: categories.id }),
    )
  const giyim = await category('Giyim', 'Clothing', null)
  const kadin = await category('Kadın', 'Women', giyim)
  const elbise = await category('Elbise', 'Dresses', kadin)
  const tisort = await category('Tişört', 'T-shirts', kadin)
  const ayakkabi = await category('Ayakkabı', 'Shoes', null)

  const kumas = one(await db.insert(attributes).values(named('Kumaş', 'Fabric')).returning({ id: attributes.id }))
  const fabric = async (tr: string, en: string) => {
    const { search: _, ...row } = named(tr, en)
    return one(
      await db
        .insert(attribute_values)
        .values({ ...row, attribute_id: kumas })
        .returning({ id: attribute_values.id }),
    )
  }
  const pamuk = await fabric('Pamuk', 'Cotton')
  const keten = await fabric('Keten', 'Linen')
  await db.insert(category_attributes).values({ shop_id, category_id: elbise, attribute_id: kumas })

  const option = async (tr: string, en: string, values: [string, string][]) => {
    const id = one(await db.insert(options).values(named(tr, en)).returning({ id: options.id }))
    const rows = values.map(([trValue, enValue], position) => {
      const { search: _, ...row } = named(trValue, enValue)
      return { ...row, option_id: id, position }
    })
    return [
      id,
      ...(await db.insert(option_values).values(rows).returning({ id: option_values.id })).map((row) => row.id),
    ]
  }
  const [beden = 0, s = 0, m = 0, l = 0] = await option('Beden', 'Size', [
    ['S', 'Small'],
    ['M', 'Medium'],
    ['L', 'Large'],
  ])
  const [renk = 0, kirmizi = 0, mavi = 0] = await option('Renk', 'Colour', [
    ['Kırmızı', 'Red'],
    ['Mavi', 'Blue'],
  ])

  const tax = one(
    await db
      .insert(taxes)
      .values({
        shop_id,
        label: 'KDV %20',
        name: 'KDV %20',
        search: 'kdv %20',
        rates: [{ rate: 20, valid_from: '2023-07-10' }],
      } as typeof taxes.$inferInsert)
      .returning({ id: taxes.id }),
  )
  const unit = one(
    await db
      .insert(units)
      .values(named('Adet', 'Piece') as typeof units.$inferInsert)
      .returning({ id: units.id }),
  )
  const brand = one(
    await db
      .insert(brands)
      .values(named('Mavi Deniz', 'Blue Sea') as typeof brands.$inferInsert)
      .returning({ id: brands.id }),
  )
  const tag = one(
    await db
      .insert(tags)
      .values(named('Yeni sezon', 'New season') as typeof tags.$inferInsert)
      .returning({ id: tags.id }),
  )
  const supplier = one(
    await db
      .insert(suppliers)
      .values({
        shop_id,
        label: 'Ege Tekstil',
        name: 'Ege Tekstil',
        search: 'ege tekstil',
      } as typeof suppliers.$inferInsert)
      .returning({ id: suppliers.id }),
  )
  const reason = async (tr: string, en: string, description_required: 0 | 1, restock: 0 | 1) =>
    one(
      await db
        .insert(order_refund_reasons)
        .values({ ...named(tr, en), description_required, restock } as typeof order_refund_reasons.$inferInsert)
        .returning({ id: order_refund_reasons.id }),
    )
  const plain = await reason('Beden uymadı', 'The size did not fit', 0, 1)
  const described = await reason('Kusurlu ürün', 'Faulty product', 1, 0)
  const account = one(
    await db.insert(accounts).values({ shop_id, kind: 'cash', name: 'Kasa', currency }).returning({ id: accounts.id }),
  )
  return {
    category: { giyim, kadin, elbise, tisort, ayakkabi },
    attribute: { kumas, pamuk, keten },
    option: { beden, renk, s, m, l, kirmizi, mavi },
    tax,
    unit,
    brand,
    tag,
    supplier,
    reason: { plain, described },
    account,
    currency: one(
      await db
        .select({ id: shop_currencies.id })
        .from(shop_currencies)
        .where(sql`shop_id = ${shop_id} and currency_id = (select c.id from currencies c where c.code = ${currency})`),
    ),
  }
}

function one(rows: readonly { id: number }[]): number {
  const [row] = rows
  if (!row) throw new Error('Nothing was inserted')
  return row.id
}

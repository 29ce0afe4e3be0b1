import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { urlOf } from '#api/contract/files.ts'
import {
  marketplaceListPrice,
  marketplaceSalePrice,
  type Price,
  type Product,
  type Translation,
  type Variant,
} from '#api/contract/products.ts'
import { decimalOf } from '#api/rules/money.ts'
import type { Database } from '#server/db/open.ts'
import {
  prices,
  product_attributes,
  product_categories,
  product_tags,
  product_translations,
  products,
  variant_images,
  variant_options,
  variants,
} from '#server/db/schema/products.ts'
import { countries, languages, marketplaces } from '#server/db/schema/shops.ts'

/** A product as it is stored, with the variants and pictures that are not deleted; `null` when the shop has no such product. */
export async function readProduct(db: Database, shop_id: number, id: number): Promise<Product | null> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.shop_id, shop_id), eq(products.id, id)))
  if (!row) return null
  const switches = row as Pick<Product, 'review_status' | 'refund_status' | 'adult_status' | 'status' | 'auto_meta'>
  return {
    id: row.id,
    version: row.version,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    product_type_id: row.product_type_id,
    main_category_id: row.main_category_id,
    categories: await categoriesOf(db, id),
    tax_id: row.tax_id,
    unit_id: row.unit_id,
    brand_id: row.brand_id,
    tags: await tagsOf(db, id),
    supplier_id: row.supplier_id,
    harmonized_system_code_id: null,
    group_code: null,
    min_quantity: row.min_quantity,
    max_quantity: row.max_quantity,
    step_quantity: row.step_quantity,
    preparation_time: row.preparation_time,
    review_status: switches.review_status,
    refund_status: switches.refund_status,
    adult_status: switches.adult_status,
    status: switches.status,
    translations: await translationsOf(db, id),
    variants: await variantsOf(db, id, row.selected_options),
    selected_options: row.selected_options,
    attributes: await attributesOf(db, id),
    auto_meta: switches.auto_meta,
  }
}

async function categoriesOf(db: Database, product_id: number): Promise<number[]> {
  const rows = await db
    .select({ id: product_categories.category_id })
    .from(product_categories)
    .where(eq(product_categories.product_id, product_id))
    .orderBy(asc(product_categories.position), asc(product_categories.category_id))
  return rows.map((row) => row.id)
}

async function tagsOf(db: Database, product_id: number): Promise<number[]> {
  const rows = await db
    .select({ id: product_tags.tag_id })
    .from(product_tags)
    .where(eq(product_tags.product_id, product_id))
    .orderBy(asc(product_tags.tag_id))
  return rows.map((row) => row.id)
}

function attributesOf(db: Database, product_id: number) {
  return db
    .select({
      attribute_id: product_attributes.attribute_id,
      attribute_value_id: product_attributes.attribute_value_id,
      value: product_attributes.value,
    })
    .from(product_attributes)
    .where(eq(product_attributes.product_id, product_id))
    .orderBy(asc(product_attributes.attribute_id))
}

async function translationsOf(db: Database, product_id: number): Promise<Translation[]> {
  const rows = await db
    .select({ row: product_translations, language_name: languages.name })
    .from(product_translations)
    .innerJoin(languages, eq(languages.id, product_translations.language_id))
    .where(eq(product_translations.product_id, product_id))
    .orderBy(asc(product_translations.id))
  return rows.map(({ row: { shop_id: _, product_id: __, ...texts }, language_name }) => ({ ...texts, language_name }))
}

async function variantsOf(db: Database, product_id: number, selected_options: readonly number[]): Promise<Variant[]> {
  const staying = and(eq(variants.product_id, product_id), eq(variants.deleted, 0))
  const rows = await db.select().from(variants).where(staying).orderBy(asc(variants.position), asc(variants.id))
  const of = sql`select id from variants where product_id = ${product_id} and deleted = 0`
  const [pricesBy, optionsBy, imagesBy] = [await pricesOf(db, of), await optionsOf(db, of), await imagesOf(db, of)]
  return rows.map((row) => ({
    id: row.id,
    is_default: row.is_default as 0 | 1,
    quantity: row.quantity,
    quantity_loaded: row.quantity,
    supplier_price: row.supplier_price === null ? null : decimalOf(row.supplier_price),
    supplier_code: row.supplier_code,
    stock_code: row.stock_code,
    shelf: row.shelf,
    barcode: row.barcode,
    width: row.width,
    height: row.height,
    length: row.length,
    weight: row.weight,
    status: row.status as 0 | 1,
    selected_price_index: row.selected_price_index,
    prices: pricesBy.get(row.id) ?? [],
    // In the product's own order, so that a variant is called the same before and after it was saved.
    options: (optionsBy.get(row.id) ?? []).sort(
      (one, other) => selected_options.indexOf(one.option_id) - selected_options.indexOf(other.option_id),
    ),
    images: imagesBy.get(row.id) ?? [],
    deleted: 0,
  }))
}

async function pricesOf(db: Database, of: SQL): Promise<Map<number, Price[]>> {
  const rows = await db
    .select()
    .from(prices)
    .where(sql`${prices.variant_id} in (${of})`)
    .orderBy(asc(prices.variant_id), asc(prices.country_id))
  const names = await priceListNames(db)
  return grouped(rows, ({ id, country_id, price, strikethrough_price, status }) => ({
    id,
    country_id,
    country_name: names.get(country_id) ?? '',
    price: decimalOf(price),
    strikethrough_price: strikethrough_price === null ? null : decimalOf(strikethrough_price),
    status: status as 0 | 1,
  }))
}

/** The names of the price lists: countries, and marketplaces for their sale and list prices. */
async function priceListNames(db: Database): Promise<Map<number, string>> {
  const own = await db.select({ id: countries.id, name: countries.name }).from(countries)
  const others = await db.select({ id: marketplaces.id, name: marketplaces.name }).from(marketplaces)
  return new Map([
    ...own.map(({ id, name }) => [id, name] as const),
    ...others.flatMap(({ id, name }) => [
      [marketplaceSalePrice + id, name] as const,
      [marketplaceListPrice + id, name] as const,
    ]),
  ])
}

async function optionsOf(db: Database, of: SQL) {
  const rows = await db
    .select()
    .from(variant_options)
    .where(sql`${variant_options.variant_id} in (${of})`)
    .orderBy(asc(variant_options.variant_id), asc(variant_options.option_id))
  return grouped(rows, ({ option_id, option_value_id }) => ({ option_id, option_value_id }))
}

async function imagesOf(db: Database, of: SQL) {
  const rows = await db
    .select()
    .from(variant_images)
    .where(sql`${variant_images.variant_id} in (${of}) and ${variant_images.deleted} = 0`)
    .orderBy(asc(variant_images.variant_id), asc(variant_images.position), asc(variant_images.id))
  return grouped(rows, ({ id, type, image, status }) => ({
    id,
    type,
    image,
    url: urlOf(image),
    status: status as 0 | 1,
    deleted: 0 as const,
  }))
}

function grouped<R extends { variant_id: number }, T>(rows: readonly R[], read: (row: R) => T): Map<number, T[]> {
  const by = new Map<number, T[]>()
  for (const row of rows) {
    const own = by.get(row.variant_id)
    if (own) own.push(read(row))
    else by.set(row.variant_id, [read(row)])
  }
  return by
}

import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import {
  marketplaceListPrice,
  marketplaceSalePrice,
  type Price,
  type Product,
  type Translation,
  type Variant,
} from '#api/contract/catalog/products.ts'
import { urlOf } from '#api/contract/platform/files.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
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
  return (await readProducts(db, shop_id, [id])).get(id) ?? null
}

/** Those of the shop's products that there are, by their ids. */
export async function readProducts(
  db: Database,
  shop_id: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Product>> {
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.shop_id, shop_id), inArray(products.id, [...ids])))
  if (rows.length === 0) return new Map()
  const found: Ids = { shop_id, ids: rows.map(({ id }) => id) }
  const categories = await categoriesOf(db, found)
  const tags = await tagsOf(db, found)
  const translations = await translationsOf(db, found)
  const attributes = await attributesOf(db, found)
  const variants = await variantsOf(db, found, new Map(rows.map((row) => [row.id, row.selected_options])))
  return new Map(
    rows.map((row) => {
      const switches = row as Pick<Product, 'review_status' | 'refund_status' | 'adult_status' | 'status' | 'auto_meta'>
      const product: Product = {
        id: row.id,
        version: row.version,
        created_at: new Date(row.created_at).toISOString(),
        updated_at: new Date(row.updated_at).toISOString(),
        product_type_id: row.product_type_id,
        main_category_id: row.main_category_id,
        categories: categories.get(row.id) ?? [],
        tax_id: row.tax_id,
        unit_id: row.unit_id,
        brand_id: row.brand_id,
        tags: tags.get(row.id) ?? [],
        supplier_id: row.supplier_id,
        harmonized_system_code_id: null,
        group_code: null,
        min_quantity: row.min_quantity,
        max_quantity: row.max_quantity,
        step_quantity: row.step_quantity,
        min_stock: row.min_stock,
        preparation_time: row.preparation_time,
        review_status: switches.review_status,
        refund_status: switches.refund_status,
        adult_status: switches.adult_status,
        status: switches.status,
        translations: translations.get(row.id) ?? [],
        variants: variants.get(row.id) ?? [],
        selected_options: row.selected_options,
        attributes: attributes.get(row.id) ?? [],
        auto_meta: switches.auto_meta,
      }
      return [row.id, product]
    }),
  )
}

interface Ids {
  readonly shop_id: number
  readonly ids: readonly number[]
}

async function categoriesOf(db: Database, { shop_id, ids }: Ids): Promise<Map<number, number[]>> {
  const rows = await db
    .select({ of: product_categories.product_id, id: product_categories.category_id })
    .from(product_categories)
    .where(and(eq(product_categories.shop_id, shop_id), inArray(product_categories.product_id, [...ids])))
    .orderBy(asc(product_categories.position), asc(product_categories.category_id))
  return grouped(rows, ({ id }) => id)
}

async function tagsOf(db: Database, { shop_id, ids }: Ids): Promise<Map<number, number[]>> {
  const rows = await db
    .select({ of: product_tags.product_id, id: product_tags.tag_id })
    .from(product_tags)
    .where(and(eq(product_tags.shop_id, shop_id), inArray(product_tags.product_id, [...ids])))
    .orderBy(asc(product_tags.tag_id))
  return grouped(rows, ({ id }) => id)
}

async function attributesOf(db: Database, { shop_id, ids }: Ids) {
  const rows = await db
    .select({
      of: product_attributes.product_id,
      attribute_id: product_attributes.attribute_id,
      attribute_value_id: product_attributes.attribute_value_id,
      value: product_attributes.value,
    })
    .from(product_attributes)
    .where(and(eq(product_attributes.shop_id, shop_id), inArray(product_attributes.product_id, [...ids])))
    .orderBy(asc(product_attributes.attribute_id))
  return grouped(rows, ({ of: _, ...attribute }) => attribute)
}

async function translationsOf(db: Database, { shop_id, ids }: Ids): Promise<Map<number, Translation[]>> {
  const rows = await db
    .select({ row: product_translations, language_name: languages.name })
    .from(product_translations)
    .innerJoin(languages, eq(languages.id, product_translations.language_id))
    .where(and(eq(product_translations.shop_id, shop_id), inArray(product_translations.product_id, [...ids])))
    .orderBy(asc(product_translations.id))
  const translated = rows.map(({ row: { shop_id: _, product_id: of, ...texts }, language_name }) => {
    return { of, ...texts, language_name }
  })
  return grouped(translated, ({ of: _, ...texts }) => texts)
}

async function variantsOf(
  db: Database,
  { shop_id, ids }: Ids,
  selected: ReadonlyMap<number, readonly number[]>,
): Promise<Map<number, Variant[]>> {
  const staying = and(eq(variants.shop_id, shop_id), inArray(variants.product_id, [...ids]), eq(variants.deleted, 0))
  const rows = await db.select().from(variants).where(staying).orderBy(asc(variants.position), asc(variants.id))
  const of = (own: AnyPgColumn, variant: AnyPgColumn) =>
    sql`${own} = ${shop_id} and ${variant} in (select id from variants where ${staying})`
  const [pricesBy, optionsBy, imagesBy] = [await pricesOf(db, of), await optionsOf(db, of), await imagesOf(db, of)]
  return grouped(
    rows.map((row) => ({ of: row.product_id, row })),
    ({ of: product_id, row }) => ({
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
      options: (optionsBy.get(row.id) ?? []).sort(inOrderOf(selected.get(product_id) ?? [])),
      images: imagesBy.get(row.id) ?? [],
      deleted: 0 as const,
    }),
  )
}

/** What chooses the rows of the variants that stay, by a table's columns of shop and variant. */
type OfVariants = (own: AnyPgColumn, variant: AnyPgColumn) => SQL

function inOrderOf(selected: readonly number[]) {
  return (one: { option_id: number }, other: { option_id: number }) =>
    selected.indexOf(one.option_id) - selected.indexOf(other.option_id)
}

async function pricesOf(db: Database, of: OfVariants): Promise<Map<number, Price[]>> {
  const rows = await db
    .select()
    .from(prices)
    .where(of(prices.shop_id, prices.variant_id))
    .orderBy(asc(prices.variant_id), asc(prices.country_id))
  const names = await priceListNames(db)
  return grouped(ofVariants(rows), ({ id, country_id, price, strikethrough_price, status }) => ({
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

async function optionsOf(db: Database, of: OfVariants) {
  const rows = await db
    .select()
    .from(variant_options)
    .where(of(variant_options.shop_id, variant_options.variant_id))
    .orderBy(asc(variant_options.variant_id), asc(variant_options.option_id))
  return grouped(ofVariants(rows), ({ option_id, option_value_id }) => ({ option_id, option_value_id }))
}

async function imagesOf(db: Database, of: OfVariants) {
  const rows = await db
    .select()
    .from(variant_images)
    .where(and(of(variant_images.shop_id, variant_images.variant_id), eq(variant_images.deleted, 0)))
    .orderBy(asc(variant_images.variant_id), asc(variant_images.position), asc(variant_images.id))
  return grouped(ofVariants(rows), ({ id, type, image, status }) => ({
    id,
    type,
    image,
    url: urlOf(image),
    status: status as 0 | 1,
    deleted: 0 as const,
  }))
}

function ofVariants<R extends { variant_id: number }>(rows: readonly R[]) {
  return rows.map((row) => ({ ...row, of: row.variant_id }))
}

function grouped<R extends { of: number }, T>(rows: readonly R[], read: (row: R) => T): Map<number, T[]> {
  const by = new Map<number, T[]>()
  for (const row of rows) {
    const own = by.get(row.of)
    if (own) own.push(read(row))
    else by.set(row.of, [read(row)])
  }
  return by
}

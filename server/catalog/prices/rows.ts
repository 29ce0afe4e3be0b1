import { type SQL, sql } from 'drizzle-orm'
import {
  mostPricedRows,
  type PricePage,
  type PriceQuery,
  type PriceRow,
  pricedRowsAtOnce,
} from '#api/contract/catalog/multiple-price.ts'
import { productTypes } from '#api/contract/catalog/products.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { productList } from '#server/catalog/products/list.ts'
import type { Names } from '#server/db/schema/catalogue.ts'
import { chosenBy } from '#server/platform/lists/choose.ts'
import type { Choosing } from '#server/platform/lists/list.ts'

interface Listing extends Choosing {
  readonly language: number
  readonly query: PriceQuery
}

interface Found extends Record<string, unknown> {
  readonly id: number
  readonly product_id: number
  readonly position: number
  readonly name: string
  readonly stock_code: string
  readonly barcode: string
  readonly product_type_id: number
  readonly cost: string | null
}

/** The variants of the products that the filters leave, some hundred at a time, with their prices. Deep or not, a page reads its own rows only. */
export async function pricedVariants({ db, shop_id, language, query }: Listing): Promise<PricePage> {
  const [{ rows, next }, total] = await Promise.all([
    rowsFrom({ db, shop_id, language, query }),
    query.after ? 0 : countOf({ db, shop_id }, query),
  ])
  return { rows: rows.map(({ barcode: _, ...row }) => row), next, total }
}

/** A variant with the codes that files know it by. */
export interface CodedRow extends PriceRow {
  readonly barcode: string
}

/** Some hundred variants from where `after` says, and where the following ones begin. */
export async function rowsFrom({ db, shop_id, language, query }: Listing): Promise<{
  readonly rows: readonly CodedRow[]
  readonly next: string | null
}> {
  const found = await db.execute<Found>(await pageOf({ db, shop_id, language, query }))
  const more = found.rows.length > pricedRowsAtOnce
  const rows = found.rows.slice(0, pricedRowsAtOnce)
  const ids = rows.map((row) => row.id)
  const prices = await pricesOf({ db, shop_id }, ids)
  const options = await optionsOf({ db, shop_id, language }, ids)
  const last = rows.at(-1)
  return {
    rows: rows.map((row) => rowOf(row, prices.get(row.id) ?? [], options.get(row.id) ?? '')),
    next: more && last ? `${last.product_id}.${last.position}.${last.id}` : null,
  }
}

function rowOf(row: Found, prices: PriceRow['prices'], options: string): CodedRow {
  return {
    id: row.id,
    product_id: row.product_id,
    name: row.name,
    options,
    stock_code: row.stock_code,
    barcode: row.barcode,
    service: row.product_type_id === productTypes.service ? 1 : 0,
    cost: row.cost === null ? null : decimalOf(Number(row.cost)),
    prices,
  }
}

/** One more than a page, so that it is known whether there are others. */
export async function pageOf({ language, query: { after, ...filters }, ...reading }: Listing): Promise<SQL> {
  const [product = 0, position = 0, variant = 0] = (after ?? '').split('.').map(Number)
  const begun = sql`p.id < ${product} or (v.position, v.id) > (${position}::int, ${variant}::bigint)`
  return sql`
    select v.id, v.product_id, v.position, v.stock_code, v.barcode, v.supplier_price as cost, p.product_type_id,
           coalesce(nullif((select t.name from product_translations t
                             where t.shop_id = p.shop_id and t.product_id = p.id and t.language_id = ${language}), ''), p.label) as name
      from (select p.shop_id, p.id, p.product_type_id, p.label ${await chosenBy(productList, reading, filters)}
               ${after ? sql`and p.id <= ${product}` : sql``}) p
           ${eachWith(after ? begun : sql`true`)}
     order by p.id desc, v.position, v.id
     limit ${pricedRowsAtOnce + 1}`
}

/** How many variants there are, counted as far as it matters. */
export async function totalOf(reading: Choosing, { after: _, ...filters }: PriceQuery): Promise<SQL> {
  return sql`
    select count(*)::int as total from (
      select from (select p.shop_id, p.id ${await chosenBy(productList, reading, filters)}) p ${eachWith(sql`true`)}
       order by p.id desc limit ${mostPricedRows + 1}) counted`
}

/** The variants of each product in turn: a join would rather read all variants there are, though so few are wanted. */
function eachWith(condition: SQL): SQL {
  return sql`cross join lateral (
    select v.id, v.product_id, v.position, v.stock_code, v.barcode, v.supplier_price
      from variants v
     where v.shop_id = p.shop_id and v.product_id = p.id and v.deleted = 0 and (${condition}) offset 0) v`
}

async function countOf(reading: Choosing, query: PriceQuery): Promise<number> {
  const found = await reading.db.execute<{ total: number }>(await totalOf(reading, query))
  return found.rows[0]?.total ?? 0
}

interface Priced extends Record<string, unknown> {
  readonly variant_id: number
  readonly country_id: number
  readonly price: string
  readonly strikethrough_price: string | null
}

async function pricesOf({ db, shop_id }: Choosing, ids: readonly number[]): Promise<Map<number, PriceRow['prices']>> {
  const found = await db.execute<Priced>(pricesIn(shop_id, ids))
  const by = new Map<number, PriceRow['prices']>()
  for (const { variant_id, country_id, price, strikethrough_price: struck } of found.rows) {
    const own = by.get(variant_id) ?? []
    const strikethrough_price = struck === null ? null : decimalOf(Number(struck))
    own.push({ country_id, price: decimalOf(Number(price)), strikethrough_price })
    by.set(variant_id, own)
  }
  return by
}

/** The prices of these variants. */
export function pricesIn(shop_id: number, ids: readonly number[]): SQL {
  return sql`
    select variant_id, country_id, price, strikethrough_price
      from prices where shop_id = ${shop_id} and variant_id = ${anyOf(ids)} order by variant_id, country_id`
}

/** The values of a variant's options as one text, in the order of the product's options. */
async function optionsOf(
  { db, shop_id, language }: Omit<Listing, 'query'>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const found = await db.execute<{ variant_id: number; label: string; translations: Names }>(optionsIn(shop_id, ids))
  const by = new Map<number, string>()
  for (const { variant_id, label, translations } of found.rows) {
    const name = translations.find((one) => one.language_id === language)?.name || label
    by.set(variant_id, by.has(variant_id) ? `${by.get(variant_id)} / ${name}` : name)
  }
  return by
}

/** The values of these variants' options. */
export function optionsIn(shop_id: number, ids: readonly number[]): SQL {
  return sql`
    select o.variant_id, value.label, value.translations
      from variant_options o
      join variants v on v.shop_id = o.shop_id and v.id = o.variant_id
      join products p on p.shop_id = v.shop_id and p.id = v.product_id
      join option_values value on value.id = o.option_value_id and value.shop_id = o.shop_id
     where o.shop_id = ${shop_id} and o.variant_id = ${anyOf(ids)}
     order by o.variant_id, array_position(p.selected_options, o.option_id)`
}

function anyOf(ids: readonly number[]): SQL {
  return sql`any(${`{${ids.join(',')}}`}::bigint[])`
}

import { type SQL, sql } from 'drizzle-orm'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import type { Match } from '#api/contract/catalog/product-matches.ts'
import { productMatches } from '#api/listings/catalog/product-matches.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { equals, listFrom, type Reading } from '#server/platform/lists/list.ts'
import { anywhere } from '#server/platform/lists/search.ts'
import { type FoundVariant, priced, variantIn } from './candidates.ts'
import { matchColumnsIn } from './export.ts'

/** What the marketplace lists for the shop, beside what it is there. */
export const matchList = listFrom(productMatches, {
  from: ['marketplace_listings', 'l'],
  scope: () => sql`l.marketplace_id = ${importMarketplace}`,
  filters: {
    status: equals(sql`l.status`),
    suggested_by: (reason) => sql`l.suggested_by = ${reason} and l.suggested_variant_id is not null`,
    product_id: (id, { shop_id }) => ofProduct(shop_id, id),
  },
  sortings: {
    title: { by: sql`l.title`, tieBreak: 'by id' },
    status: { by: sql`l.status`, tieBreak: 'newest first' },
  },
  found: anywhere(sql`l.search`),
  rows: matchRows,
  exported: { columns: matchColumnsIn, rows: matchRows },
})

type Naming = Omit<Reading, 'actor'>

/** One of the shop, or 404. */
export async function readMatch(reading: Naming, id: number): Promise<Match> {
  const [row] = await matchRows(reading, [id])
  if (!row) throw refuse(404, notFound)
  return row
}

/** What is matched with one of its variants, or may be. */
function ofProduct(shop_id: number, product_id: number): SQL {
  const variants = sql`(select id from variants where shop_id = ${shop_id} and product_id = ${product_id} and deleted = 0)`
  return sql`(l.variant_id in ${variants} or l.suggested_variant_id in ${variants})`
}

type Found = Omit<Match, 'sale_price' | 'list_price' | 'suggestion' | 'match'> &
  Record<string, unknown> & {
    readonly sale_price: string
    readonly list_price: string
    readonly suggestion: FoundVariant | null
    readonly match: FoundVariant | null
  }

/** These of the shop, in this order, each with what it is or may be in the shop. */
async function matchRows({ db, shop_id, language }: Naming, ids: readonly number[]): Promise<Match[]> {
  const { rows } = await db.execute<Found>(sql`
    select l.id, l.version, l.barcode, l.title, l.brand, l.category, l.stock_code, l.sale_price, l.list_price, l.quantity,
           l.status, l.suggested_by, coalesce(trim(u.name || ' ' || u.surname), '') as decided_by, l.decided_at,
           ${variantIn('suggested_variant_id', language)} as suggestion, ${variantIn('variant_id', language)} as match
      from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, place)
      join marketplace_listings l on l.shop_id = ${shop_id} and l.id = page.id
      left join users u on u.shop_id = l.shop_id and u.id = l.decided_by
     order by page.place`)
  return rows.map((row) => ({
    ...row,
    sale_price: decimalOf(Number(row.sale_price)),
    list_price: decimalOf(Number(row.list_price)),
    suggested_by: row.suggestion && row.suggested_by,
    suggestion: priced(row.suggestion),
    match: priced(row.match),
    decided_at: row.decided_at && new Date(row.decided_at).toISOString(),
  }))
}

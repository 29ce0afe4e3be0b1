import { sql } from 'drizzle-orm'
import type { PurchaseRow } from '#api/contract/money/purchases.ts'
import { purchases } from '#api/listings/money/purchases.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { type Choosing, equals, listFrom } from '#server/platform/lists/list.ts'
import { anywhere } from '#server/platform/lists/search.ts'

/** The purchases. */
export const purchaseList = listFrom(purchases, {
  from: ['purchases', 'p'],
  filters: { status: equals(sql`p.status`), supplier_id: equals(sql`p.supplier_id`) },
  sortings: {},
  found: (word) => sql`(${anywhere(sql`p.search`)(word)} or p.supplier_id in (
    select s.id from suppliers s where s.shop_id = p.shop_id and ${anywhere(sql`s.search`)(word)}))`,
  rows: purchaseRows,
})

type Stored = Omit<PurchaseRow, 'total'> & { readonly sum: number } & Record<string, unknown>

async function purchaseRows({ db, shop_id }: Choosing, ids: readonly number[]): Promise<PurchaseRow[]> {
  const { rows } = await db.execute<Stored>(sql`
    select p.id, p.version, 'AL-' || p.id as number, to_char(p.day, 'YYYY-MM-DD') as day, p.supplier_id, s.label as supplier, p.reference,
           p.size, (p.net + p.tax)::float8 as sum, p.currency, p.status
      from unnest(${`{${ids.join(',')}}`}::bigint[]) with ordinality as page(id, place)
      join purchases p on p.shop_id = ${shop_id} and p.id = page.id
      join suppliers s on s.shop_id = p.shop_id and s.id = p.supplier_id
     order by page.place`)
  return rows.map(({ sum, ...row }) => ({ ...row, total: decimalOf(sum) }))
}

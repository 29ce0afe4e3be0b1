import { type SQL, sql } from 'drizzle-orm'
import type { ExpenseAccount, MatchedBy } from '#api/contract/money/incoming-invoices.ts'
import type { Database } from '#server/db/open.ts'

/** What a line was found to be. */
export interface FoundLine {
  readonly line: number
  readonly variant_id: number | null
  readonly pieces: number | null
  readonly account: ExpenseAccount | null
  readonly matched_by: MatchedBy
}

/**
 * What the open lines of an invoice are: by barcode, by the shop's stock code, by the supplier's code, or by what the same line of this supplier
 * was matched with last time. Goods are counted in whole pieces; as many to one of the supplier's units as last time.
 */
export async function findLines(
  db: Database,
  { shop_id, invoice_id, supplier_id }: { shop_id: number; invoice_id: number; supplier_id: number | null },
): Promise<FoundLine[]> {
  const { rows } = await db.execute<FoundLine & Record<string, unknown>>(sql`
    select line, variant_id, pieces, account, matched_by from (
      select l.line, f.variant_id, f.account, f.matched_by,
             case when f.variant_id is not null then round(l.quantity * f.per_unit)::int end as pieces,
             f.variant_id is null or (l.quantity * f.per_unit = round(l.quantity * f.per_unit)
                                      and l.quantity * f.per_unit between 1 and 1000000) as countable
        from incoming_invoice_lines l
        cross join lateral (
          select * from (${everyWay(supplier_id)}) ways order by place limit 1) f
       where l.shop_id = ${shop_id} and l.invoice_id = ${invoice_id} and l.variant_id is null and l.account is null) found
     where countable order by line`)
  return rows
}

function everyWay(supplier_id: number | null): SQL {
  const byCode = (place: number, matched_by: MatchedBy, code: SQL) => sql`
    select ${sql.raw(String(place))} as place, v.id as variant_id, null::text as account, ${matched_by}::text as matched_by, 1::numeric as per_unit
      from variant_codes c join variants v on v.shop_id = c.shop_id and v.id = c.variant_id
      join products p on p.shop_id = v.shop_id and p.id = v.product_id
     where c.shop_id = l.shop_id and c.code = ${code} and ${code} <> '' and v.deleted = 0 and p.product_type_id <> 3`
  const bySupplier = sql`
    select 3 as place, min(v.id) as variant_id, null::text, 'supplier_code'::text, 1::numeric
      from products p join variants v on v.shop_id = p.shop_id and v.product_id = p.id
     where p.shop_id = l.shop_id and p.supplier_id = ${supplier_id} and v.supplier_code = l.seller_code and l.seller_code <> ''
       and v.deleted = 0 and p.product_type_id <> 3
    having count(*) = 1`
  const remembered = sql`
    (select 4 as place, b.variant_id, b.account, 'memory'::text, case when b.quantity > 0 then b.pieces / b.quantity else 1 end
       from incoming_invoice_lines b
       join incoming_invoices i on i.shop_id = b.shop_id and i.id = b.invoice_id
       left join variants v on v.shop_id = b.shop_id and v.id = b.variant_id
      where b.shop_id = l.shop_id and b.known_as = l.known_as and b.invoice_id <> l.invoice_id and i.supplier_id = ${supplier_id}
        and i.status <> 'cancelled' and (b.account is not null or v.deleted = 0)
      order by b.invoice_id desc, b.line limit 1)`
  return sql.join(
    [byCode(1, 'barcode', sql`l.barcode`), byCode(2, 'stock_code', sql`l.buyer_code`), bySupplier, remembered],
    sql` union all `,
  )
}

import { sql } from 'drizzle-orm'
import type { ExpenseAccount } from '#api/contract/money/incoming-invoices.ts'
import type { Typed } from '#api/contract/platform/common.ts'
import { wholeOf } from '#api/rules/catalog/product-facts.ts'
import { goodsOnly } from '#api/rules/catalog/stock-movements.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import type { FoundLine } from './find-lines.ts'
import type { LockedIncoming } from './locked.ts'

interface Match {
  readonly line: number
  readonly variant_id: number | null
  readonly pieces: Typed
  readonly account: ExpenseAccount | null
}

/** A person says what a line is. */
export async function matchLine(
  db: Database,
  { invoice: { shop_id, id }, lines }: LockedIncoming,
  { line, variant_id, pieces, account }: Match,
): Promise<void> {
  if (!lines.some((one) => one.line === line)) throw refuse(404, notFound)
  if (variant_id !== null) await refuseUnstocked(db, shop_id, variant_id)
  const matched = variant_id !== null || account !== null
  await writeMatches(db, { shop_id, id }, [
    {
      ...{ line, variant_id, account: variant_id === null ? account : null },
      pieces: variant_id === null ? null : wholeOf(pieces),
      matched_by: matched ? 'person' : null,
    },
  ])
}

/** Writes what lines are. */
export async function writeMatches(
  db: Database,
  { shop_id, id }: { readonly shop_id: number; readonly id: number },
  matches: readonly (Omit<FoundLine, 'matched_by'> & { readonly matched_by: FoundLine['matched_by'] | null })[],
): Promise<void> {
  if (matches.length === 0) return
  await db.execute(sql`
    update incoming_invoice_lines l
       set variant_id = m.variant_id, pieces = m.pieces, account = m.account, matched_by = m.matched_by
      from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb)
        as m(line int, variant_id bigint, pieces int, account text, matched_by text)
     where l.shop_id = ${shop_id} and l.invoice_id = ${id} and l.line = m.line`)
}

/** Goods are products of the shop that have a stock. */
export async function refuseUnstocked(db: Database, shop_id: number, variant_id: number): Promise<void> {
  const { rows } = await db.execute<{ name: string; service: boolean }>(sql`
    select p.label as name, p.product_type_id = 3 as service
      from variants v join products p on p.shop_id = v.shop_id and p.id = v.product_id
     where v.shop_id = ${shop_id} and v.id = ${variant_id} and v.deleted = 0`)
  const [found] = rows
  if (!found) throw refuse(404, notFound)
  if (found.service) throw new Refused(409, [{ id: goodsOnly.id, about: { name: found.name } }])
}

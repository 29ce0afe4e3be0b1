import { sql } from 'drizzle-orm'
import { codeTaken } from '#api/rules/catalog/product-codes.ts'
import { refuse } from '#server/platform/http/refused.ts'
import type { Saving } from './saving.ts'
import type { Kept } from './variants.ts'

interface Code {
  readonly code: string
  readonly variant_id: number
  readonly at: string
}

/**
 * Gives the variants of a product their stock codes and barcodes, and frees those that they have no more. A code that another product holds is
 * refused with body status 2 and every field that names it (R94, R95); of two saves that want one code at once the second waits and loses.
 */
export async function writeCodes({ db, actor }: Saving, product_id: number, kept: readonly Kept[]): Promise<void> {
  const wanted = codesOf(kept)
  const found = await db.execute<{ code: string; variant_id: number }>(sql`
    select c.code, c.variant_id from variant_codes c join variants v on v.shop_id = c.shop_id and v.id = c.variant_id
     where v.product_id = ${product_id} and c.shop_id = ${actor.shop_id}`)
  const held = new Map(found.rows.map((row) => [row.code, row.variant_id]))
  const owners = new Map(wanted.map((one) => [one.code, one.variant_id]))
  const freed = [...held].flatMap(([code, variant_id]) => (owners.get(code) === variant_id ? [] : [{ code }]))
  if (freed.length > 0)
    await db.execute(sql`
      delete from variant_codes where shop_id = ${actor.shop_id}
         and code in (select code from jsonb_to_recordset(${JSON.stringify(freed)}::jsonb) as r(code text))`)
  const added = [...owners].flatMap(([code, variant_id]) =>
    held.get(code) === variant_id ? [] : [{ code, variant_id }],
  )
  if (added.length === 0) return
  // In the order of the codes, so that two saves never wait for each other in a circle.
  const written = await db.execute<{ code: string }>(sql`
    insert into variant_codes (shop_id, code, variant_id)
    select ${actor.shop_id}, code, variant_id
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as r(code text, variant_id bigint) order by code
    on conflict do nothing returning code`)
  if (written.rows.length === added.length) return
  const got = new Set(written.rows.map((row) => row.code))
  const taken = new Set(added.filter((one) => !got.has(one.code)).map((one) => one.code))
  const at = wanted.filter((one) => taken.has(one.code)).map((one) => one.at)
  throw refuse(409, codeTaken, { at, says: 2 })
}

function codesOf(kept: readonly Kept[]): Code[] {
  return kept.flatMap(({ id, given, index }) =>
    (['stock_code', 'barcode'] as const).flatMap((key) =>
      given[key] === '' ? [] : [{ code: given[key], variant_id: id, at: `variants.${index}.${key}` }],
    ),
  )
}

import { type SQL, sql } from 'drizzle-orm'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { escaped } from '#server/platform/records/search.ts'

interface Suggested {
  readonly id: number
  readonly variant_id: number
  readonly by: 'barcode' | 'name'
}

interface PendingMatch extends Record<string, unknown> {
  readonly id: number
  readonly title: string
  /** The variant with the same barcode. */
  readonly variant_id: number | null
}

/** Looks for these marketplace products in the shop, by barcode first and then by name, where nobody has decided yet. */
export async function suggest(
  { db, actor: { shop_id } }: Pick<Work, 'db' | 'actor'>,
  barcodes: readonly string[],
): Promise<void> {
  const { rows } = await db.execute<PendingMatch>(sql`
    select l.id, l.title, v.id as variant_id
      from marketplace_listings l
      left join variant_codes c on c.shop_id = l.shop_id and c.code = l.barcode
      left join variants v on v.shop_id = l.shop_id and v.id = c.variant_id and v.barcode = l.barcode and v.deleted = 0
     where ${pendingMatches(shop_id)} and l.barcode = any(${sql.param([...barcodes])}::text[])`)
  const byBarcode = rows.flatMap(({ id, variant_id }): Suggested[] =>
    variant_id === null ? [] : [{ id, variant_id, by: 'barcode' }],
  )
  const unknown = rows.filter(({ variant_id }) => variant_id === null)
  const found = await whatStays(db, shop_id, [...byBarcode, ...(await byName(db, shop_id, unknown))])
  const suggestions = rows.map(({ id }) => found.find((one) => one.id === id) ?? { id, variant_id: null, by: null })
  await db.execute(sql`
    update marketplace_listings l
       set suggested_variant_id = x.variant_id, suggested_by = x.by, version = version + 1, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(suggestions)}::jsonb) as x (id bigint, variant_id bigint, by text)
     where ${pendingMatches(shop_id)} and l.id = x.id
       and (l.suggested_variant_id, l.suggested_by) is distinct from (x.variant_id, x.by)`)
}

function pendingMatches(shop_id: number): SQL {
  return sql`l.shop_id = ${shop_id} and l.marketplace_id = ${importMarketplace} and l.status in ('unmatched', 'suggested')`
}

/** Letters that the index of products can look for. */
const shortest = 3
/** How much longer or shorter a name may be that is the same once it is folded. */
const slack = 10

interface Named extends Record<string, unknown> {
  readonly place: number
  readonly product_id: number
  readonly variant_id: number
  readonly variants: number
  readonly names: string[]
}

/**
 * By name where one product alone has it, in whatever language, case and keyboard it was typed: with several variants nobody can say which is
 * meant, and a variant that is matched already is meant by its own match.
 */
async function byName(db: Database, shop_id: number, unknown: readonly PendingMatch[]): Promise<Suggested[]> {
  const sought = unknown
    .map(({ id, title }) => ({ id, name: fold(title), length: [...title].length }))
    .filter(({ name }) => [...name].length >= shortest)
  if (sought.length === 0) return []
  const patterns = sought.map(({ name, length }) => ({ pattern: `%${escaped(name)}%`, length }))
  const { rows } = await db.execute<Named>(sql`
    select x.place::int as place, p.id as product_id, p.variant_count as variants, n.names, v.id as variant_id
      from jsonb_array_elements(${JSON.stringify(patterns)}::jsonb) with ordinality x (sought, place)
      join lateral (select shop_id, id, variant_count from products
                     where shop_id = ${shop_id} and search like x.sought->>'pattern') p on true
      join lateral (select array_agg(t.name::text) as names,
                           min(abs(char_length(t.name) - (x.sought->>'length')::int)) as away
                      from product_translations t where t.shop_id = p.shop_id and t.product_id = p.id) n on n.away <= ${slack}
      join variants v on v.shop_id = p.shop_id and v.product_id = p.id and v.is_default = 1 and v.deleted = 0
     where not exists (select from marketplace_listings m
                        where m.shop_id = ${shop_id} and m.variant_id = v.id and m.marketplace_id = ${importMarketplace})`)
  return sought.flatMap(({ id, name }, at): Suggested[] => {
    const same = rows.filter((row) => row.place === at + 1 && row.names.some((one) => fold(one) === name))
    const [only] = same
    return only && same.length === 1 && only.variants === 1 ? [{ id, variant_id: only.variant_id, by: 'name' }] : []
  })
}

/** Without what is being deleted meanwhile; what stays cannot be deleted until it is suggested. */
async function whatStays(db: Database, shop_id: number, found: readonly Suggested[]): Promise<Suggested[]> {
  const ids = [...new Set(found.map(({ variant_id }) => variant_id))]
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from variants where shop_id = ${shop_id} and id = any(${`{${ids.join(',')}}`}::bigint[]) and deleted = 0
     order by id for key share`)
  const there = new Set(rows.map(({ id }) => id))
  return found.filter(({ variant_id }) => there.has(variant_id))
}

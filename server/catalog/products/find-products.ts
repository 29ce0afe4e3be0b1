import { type SQL, sql } from 'drizzle-orm'
import type { FoundRecord } from '#api/contract/platform/search.ts'
import { queriesOf } from '#server/platform/lists/page.ts'
import { most, type Searching } from '#server/platform/search/searching.ts'
import { productList } from './list.ts'
import { foundRows } from './rows.ts'

/** The products that a text finds: first the one that holds exactly this stock code or barcode, then the newest by names and codes. */
export async function findProducts({ db, shop_id, language, text }: Searching): Promise<FoundRecord[]> {
  const { page } = await queriesOf(productList, { db, shop_id }, { search: text, limit: most })
  const [exact, found] = await Promise.all([
    db.execute<{ id: number; code: string }>(holdersOf(shop_id, text)),
    db.execute<{ id: number }>(page),
  ])
  const held = new Map(exact.rows.map(({ id, code }) => [id, code]))
  const ids = [...new Set([...held.keys(), ...found.rows.map(({ id }) => id)])].slice(0, most)
  if (ids.length === 0) return []
  const rows = await foundRows({ db, shop_id, language }, ids)
  return rows.map(({ id, name, stock_code, barcode }) => ({
    id,
    label: name,
    code: held.get(id) ?? (stock_code || barcode || ''),
  }))
}

/** The product with a variant of this very code. Codes are mostly written in capitals, and mostly typed without. */
function holdersOf(shop_id: number, text: string): SQL {
  const code = text.trim()
  return sql`
    select v.product_id as id, min(c.code) as code
      from variant_codes c join variants v on v.shop_id = c.shop_id and v.id = c.variant_id
     where c.shop_id = ${shop_id} and c.code in (${code}, ${code.toUpperCase()}) and v.deleted = 0
     group by v.product_id
     limit ${most}`
}

import { sql } from 'drizzle-orm'
import { nameSql } from '#server/platform/records/name-sql.ts'
import type { GroupSql } from './report-sql.ts'

/** The records of a table as they are called in a language; those that are gone keep their label, and what has no key has none. */
export function recordNamed(
  table: 'brands' | 'categories' | 'coupons' | 'order_refund_reasons',
): NonNullable<GroupSql['named']> {
  return (shop_id, language) => sql`coalesce((
    select ${nameSql(sql`named.translations`, sql`named.label`, language)} from ${sql.identifier(table)} named
     where named.shop_id = ${shop_id} and named.id = nullif(numbered.key, '')::bigint), numbered.label)`
}

import { eq, getTableColumns, max } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { RecordHooks } from './record-hooks.ts'

/** Of a list that people put in order: what is added without a place comes last. */
export const atTheEnd =
  (table: PgTable & { readonly shop_id: AnyPgColumn }): NonNullable<RecordHooks['columns']> =>
  async (db, { shop_id, id, draft }) => {
    const place = (getTableColumns(table) as Readonly<Record<string, AnyPgColumn>>).position
    if (id !== null || Number(draft.position) > 0 || !place) return {}
    const [last] = await db
      .select({ position: max(place) })
      .from(table)
      .where(eq(table.shop_id, shop_id))
    return { position: Number(last?.position ?? -1) + 1 }
  }

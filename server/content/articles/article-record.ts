import { and, eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import type { TranslationRow } from '#api/resources/platform/field.types.ts'
import { type PublishState, publishState, slugTaken } from '#api/rules/content/articles.ts'
import type { Database } from '#server/db/open.ts'
import { refuse } from '#server/platform/http/refused.ts'
import type { RecordHooks } from '#server/platform/records/record-hooks.ts'
import { type Articles, keepSlugs, takenSlugs, withSlugs } from './slugs.ts'

/** What pages and posts keep beside their columns: their addresses, and the day from which visitors see them. */
export function articleRecord(articles: Articles): RecordHooks {
  const { table, slugs } = articles
  const day = sql`${table}.publish_date`
  const status = sql`${table}.status`
  return {
    lock: lockAddresses,
    givesWay: [getTableName(slugs)],
    comeBack: async (db, shop_id, id) => {
      const { rows } = await db.execute(sql`
        select from ${table} r cross join jsonb_array_elements(r.translations) t
         where r.shop_id = ${shop_id} and r.id = ${id} and t ->> 'slug' <> ''
           and not exists (select from ${slugs} s
                            where s.shop_id = r.shop_id and s.record_id = r.id
                              and s.language_id = (t ->> 'language_id')::int and s.slug = t ->> 'slug')`)
      if (rows.length > 0) throw refuse(409, slugTaken)
    },
    read: async (db, shop_id, ids) => {
      const rows = await db
        .select({ id: table.id, status: sql<number>`${status}`, publish_date: sql<string | null>`${day}::text` })
        .from(table)
        .where(and(eq(table.shop_id, shop_id), inArray(table.id, [...ids])))
      const today = await todayOf(db, shop_id)
      return new Map(rows.map((row) => [row.id, { marks: marksOf(publishState(row, today)) }]))
    },
    filters: { state: (shop_id, state) => inState(state as PublishState, { shop_id, status, day }) },
    judge: (db, kept) => takenSlugs(db, { ...kept, ...articles }),
    columns: async (db, kept) => {
      const { draft, shop_id } = kept
      const now = draft.status === 1 && (draft.publish_date ?? '') === ''
      return {
        translations: await withSlugs(db, { ...kept, ...articles }),
        ...(now ? { publish_date: await todayOf(db, shop_id) } : {}),
      }
    },
    write: (db, record_id, { shop_id, draft }) =>
      keepSlugs(db, slugs, { shop_id, record_id, rows: draft.translations as readonly TranslationRow[] }),
  }
}

/** Whoever gives or takes an address of the shop waits for whoever does. */
export async function lockAddresses(db: Database, shop_id: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`addresses of ${shop_id}`}))`)
}

/** The day that it is where the shop is. */
export function shopDay(shop_id: number): SQL {
  return sql`(select (now() at time zone time_zone)::date from shops where id = ${shop_id})`
}

/** The same, read. */
export async function todayOf(db: Database, shop_id: number): Promise<string> {
  const { rows } = await db.execute<{ today: string }>(sql`select ${shopDay(shop_id)}::text as today`)
  return rows[0]?.today ?? ''
}

function marksOf(state: PublishState): readonly PublishState[] {
  return state === 'published' ? [] : [state]
}

interface Columns {
  readonly shop_id: number
  readonly status: SQL
  readonly day: SQL
}

/** The same as `publishState`, asked of the rows. */
export function inState(state: PublishState, { shop_id, status, day }: Columns): SQL {
  if (state === 'draft') return sql`${status} <> 1`
  const scheduled = sql`coalesce(${day} > ${shopDay(shop_id)}, false)`
  return state === 'scheduled' ? sql`${status} = 1 and ${scheduled}` : sql`${status} = 1 and not ${scheduled}`
}

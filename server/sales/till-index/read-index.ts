import { sql } from 'drizzle-orm'
import type { TillIndexPage } from '#api/contract/sales/till-index.ts'
import type { Database } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { sellable, variantFrom, variantsWhere } from '#server/sales/new-order/variants.ts'
import { type Cursor, readCursor, writeCursor } from './cursor.ts'

interface Reading {
  readonly db: Database
  readonly actor: { readonly shop_id: number }
  readonly language: number
}

/** So many variants are told at once: quickly made, and quickly read by a till that goes on selling. */
const perPage = 1_000

/**
 * A page of the catalog for a till. What changed is found by the transactions that changed it: all that ended before the oldest one still
 * under way are told once, in the order of the variants, and whatever ends later is told the next time. So nothing is passed over.
 */
export async function readIndex(context: Reading, since: string | undefined, limit = perPage): Promise<TillIndexPage> {
  const now = await stateOf(context)
  const cursor = fitting(readCursor(since), now)
  const until = cursor.until || now.oldest
  const read =
    cursor.since === 0 ? await catalogAfter(context, cursor.last, limit) : await changedAfter(context, cursor, limit)
  const more = read.ids.length === limit
  const next: Cursor = more
    ? { ...cursor, until, last: read.ids.at(-1) ?? 0 }
    : { day: now.day, since: until, until: 0, last: 0 }
  return {
    currency: now.currency,
    rows: read.rows,
    gone: missing(read.ids, read.rows),
    ...{ anew: cursor.since === 0, more, next: writeCursor(next) },
  }
}

interface State extends Record<string, unknown> {
  readonly day: string
  readonly currency: string
  /** The oldest transaction that is under way; all before it have ended. */
  readonly oldest: number
}

async function stateOf({ db, actor: { shop_id } }: Reading): Promise<State> {
  const { rows } = await db.execute<State>(sql`
    select to_char(now() at time zone time_zone, 'YYYYMMDD') as day, default_currency as currency,
           pg_snapshot_xmin(pg_current_snapshot())::text::bigint as oldest
      from shops where id = ${shop_id}`)
  const [state] = rows
  if (!state) throw new Error(`Shop ${shop_id} has a session and no row`)
  return { ...state, oldest: Number(state.oldest) }
}

/** A cursor of another day, or of a database that is further than this one, begins anew. */
function fitting(cursor: Cursor | null, { day, oldest }: State): Cursor {
  const fits = cursor && cursor.day === day && Math.max(cursor.since, cursor.until) <= oldest
  return fits ? cursor : { day, since: 0, until: 0, last: 0 }
}

interface Read {
  readonly ids: readonly number[]
  readonly rows: TillIndexPage['rows']
}

const param = (name: string) => sql`${sql.placeholder(name)}`

const afterId = prepared((db) =>
  variantsWhere(db, sql`v.id > ${param('last')}`)
    .orderBy(sql`v.id`)
    .limit(sql.placeholder('limit'))
    .prepare('till_index'),
)

async function catalogAfter({ db, actor, language }: Reading, last: number, limit: number): Promise<Read> {
  const rows = (await afterId(db).execute({ shop_id: actor.shop_id, language, last, limit })).map(variantFrom)
  return { ids: rows.map(({ variant_id }) => variant_id), rows }
}

async function changedAfter(context: Reading, { since, last }: Cursor, limit: number): Promise<Read> {
  const { rows } = await context.db.execute<{ id: string }>(sql`
    select distinct variant_id as id from variant_changes
     where shop_id = ${context.actor.shop_id} and changed_in >= ${since} and variant_id > ${last}
     order by variant_id limit ${limit}`)
  const ids = rows.map(({ id }) => Number(id))
  return { ids, rows: await sellable(context, ids) }
}

function missing(ids: readonly number[], rows: TillIndexPage['rows']): number[] {
  const found = new Set(rows.map(({ variant_id }) => variant_id))
  return ids.filter((id) => !found.has(id))
}

import { type SQL, sql } from 'drizzle-orm'
import type { Page, Queried, ValueCount } from '#api/contract/platform/lists.ts'
import type { ChoiceField } from '#api/resources/platform/field.types.ts'
import { malformed } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { chosenAmong, column, idOf, lookedUp, scopeOf, tableOf } from './choose.ts'
import { keepCounts, keptCounts, momentSql } from './kept-counts.ts'
import type { AnyList, Choosing, Reading } from './list.ts'

const defaultLimit = 100
const mostRows = 500

/** A page of a list, newest first unless said otherwise (R185), how many rows there are in all, and what else it counts. */
export async function pageOf(list: AnyList, reading: Reading, query: Queried): Promise<Page<unknown>> {
  const { db } = reading
  const { page, fromEnd, totals, notes, newest } = await queriesOf(list, reading, query)
  const now = await db.execute<{ moment: string; newest: number | null }>(newest)
  const { moment = '', newest: last = 0 } = now.rows[0] ?? {}
  const known = keptCounts(db, totals, moment)
  const near = known && fromEnd(totalIn(list, query, known))
  const [ids, counts, noted] = await Promise.all([
    db.execute<{ id: number }>(near ?? page),
    known ?? countsOf(db, totals),
    notes && (keptCounts(db, notes, moment) ?? countsOf(db, notes)),
  ])
  const found = ids.rows.map(({ id }) => id)
  if (near) found.reverse()
  return {
    rows: found.length > 0 ? await list.rows(reading, found) : [],
    total: totalIn(list, query, counts),
    newest: query.until ?? last ?? 0,
    ...(list.listing.counted.length > 0 ? { counts: [...counts] } : {}),
    ...(noted ? { noted: [...noted] } : {}),
  }
}

/** Counts, and keeps what it counted. */
async function countsOf(db: Database, query: SQL): Promise<readonly ValueCount[]> {
  const { rows } = await db.execute<ValueCount & { moment: string } & Record<string, unknown>>(query)
  const counts = rows.map(({ value, count }) => ({ value, count }))
  if (rows[0]) keepCounts(db, query, rows[0].moment, counts)
  return counts
}

/** The ids of all pages, in their order. */
export async function idsOf(list: AnyList, reading: Reading, query: Queried): Promise<number[]> {
  const known = await lookedUp(list, reading, query)
  const { rows } = await reading.db.execute<{ id: number }>(allOf(list, reading, query, known))
  return rows.map(({ id }) => id)
}

/**
 * The queries of a page. Its ids alone: indexes hold all that is asked of them, so a deep page skips entries and not rows. The id is always the
 * last key, so no row stands on two pages (D18).
 */
export async function queriesOf<In extends Choosing>(list: AnyList<In>, reading: In, query: Queried) {
  const known = await lookedUp(list, reading, query)
  const { page = 0, limit = defaultLimit } = query
  const size = Math.min(limit, mostRows)
  const before = page * size
  return {
    page: sql`${allOf(list, reading, query, known)} limit ${size} offset ${before}`,
    /** The same page the other way round, where less is skipped from the end of so many rows. */
    fromEnd: (total: number): SQL | null => {
      const rows = Math.min(size, total - before)
      const after = total - before - rows
      if (rows <= 0 || after >= before) return null
      return sql`${allOf(list, reading, turned(query), known)} limit ${rows} offset ${after}`
    },
    totals: totalsOf(list, reading, query, known),
    notes: notesOf(list, reading),
    // As a page is ordered, so that the same index is read from its end: PostgreSQL looks for a maximum by the primary key alone.
    newest: sql`
      select ${momentSql} as moment,
             (select ${idOf(list)} from ${tableOf(list)} where ${sql.join(scopeOf(list, reading), sql` and `)}
               order by ${idOf(list)} desc nulls last limit 1) as newest`,
  }
}

/** The same rows in exactly the other order: every order ends with the id, so no two rows are equal. */
function turned({ order_direction = 'desc', ...query }: Queried): Queried {
  return { ...query, order_direction: order_direction === 'asc' ? 'desc' : 'asc' }
}

function allOf(list: AnyList, reading: Choosing, query: Queried, known: readonly SQL[]): SQL {
  return sql`select ${idOf(list)} ${chosenAmong(list, reading, query, known)} order by ${orderOf(list, query)}`
}

/** The words about nulls choose the index, there are none. */
function orderOf(list: AnyList, query: Queried): SQL {
  const { order_index = 'id', order_direction = 'desc' } = query
  const { name } = list.listing
  const key = order_index.startsWith(`${name}.`) ? order_index.slice(name.length + 1) : order_index
  const up = order_direction === 'asc'
  const id = idOf(list)
  const newest = key === 'id' ? list.newest?.(query) : null
  if (newest) return up ? sql`${newest}, ${id}` : sql`${newest} desc, ${id} desc`
  if (key === 'id') return up ? sql`${id} asc nulls first` : sql`${id} desc nulls last`
  const sorting = Object.hasOwn(list.sortings, key) ? list.sortings[key] : undefined
  if (!sorting) throw refuse(422, malformed, { at: ['order_index'] })
  const value = up ? sql`${sorting.by} asc` : sql`${sorting.by} desc`
  if (sorting.tieBreak === 'by id') return up ? sql`${value}, ${id} asc` : sql`${value}, ${id} desc`
  return up ? sql`${value}, ${id} desc nulls last` : sql`${value}, ${id} asc nulls first`
}

/** How many rows the filters leave; of each value, where the list counts them by one, whatever it is narrowed to by that itself. */
function totalsOf(list: AnyList, reading: Choosing, query: Queried, known: readonly SQL[]): SQL {
  const by = countedBy(list, query)
  if (!by)
    return sql`select '' as value, count(*)::int as count, ${momentSql} as moment ${chosenAmong(list, reading, query, known)}`
  const value = column(list, by)
  const others = chosenAmong(list, reading, { ...query, [by]: undefined }, known)
  return sql`select ${value} as value, count(*)::int as count, ${momentSql} as moment ${others} group by ${value} order by ${value}`
}

function totalIn(list: AnyList, query: Queried, counts: readonly ValueCount[]): number {
  const by = countedBy(list, query)
  const wanted = by ? (query as Readonly<Record<string, unknown>>)[by] : undefined
  return counts
    .filter(({ value }) => wanted === undefined || [wanted].flat().includes(value))
    .reduce((sum, { count }) => sum + count, 0)
}

function countedBy({ listing: { counted } }: AnyList, { count_by }: Queried): string | undefined {
  return count_by ?? counted[0]
}

/** What nobody is to overlook, whatever the list is narrowed to, in one query. */
function notesOf(list: AnyList, reading: Choosing): SQL | null {
  const { noted, fields } = list.listing
  if (noted === undefined) return null
  const values = (fields[noted] as ChoiceField).choices.map(({ value }) => value)
  const counted = values.map(
    (value) =>
      sql`select ${value}::text as value, count(*)::int as count, ${momentSql} as moment ${chosenAmong(list, reading, { [noted]: value }, [])}`,
  )
  return sql.join(counted, sql` union all `)
}

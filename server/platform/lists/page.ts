import { type SQL, sql } from 'drizzle-orm'
import type { Page, Queried, ValueCount } from '#api/contract/platform/lists.ts'
import type { ChoiceField } from '#api/resources/platform/field.types.ts'
import { malformed } from '#api/rules/platform/records.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { chosenAmong, column, idOf, lookedUp, scopeOf, tableOf } from './choose.ts'
import type { AnyList, Choosing, Reading } from './list.ts'

const defaultLimit = 100
const mostRows = 500

/** A page of a list, newest first unless said otherwise (R185), how many rows there are in all, and what else it counts. */
export async function pageOf(list: AnyList, reading: Reading, query: Queried): Promise<Page<unknown>> {
  const { db } = reading
  const { page, totals, notes, newest } = await queriesOf(list, reading, query)
  const [ids, counts, noted, last] = await Promise.all([
    db.execute<{ id: number }>(page),
    db.execute<Counted>(totals),
    notes ? db.execute<Counted>(notes) : null,
    query.until === undefined ? db.execute<{ id: number | null }>(newest) : null,
  ])
  const found = ids.rows.map(({ id }) => id)
  return {
    rows: found.length > 0 ? await list.rows(reading, found) : [],
    total: totalIn(list, query, counts.rows),
    newest: query.until ?? last?.rows[0]?.id ?? 0,
    ...(list.listing.counted.length > 0 ? { counts: counts.rows } : {}),
    ...(noted ? { noted: noted.rows } : {}),
  }
}

/** The ids of all pages, in their order. */
export async function idsOf(list: AnyList, reading: Reading, query: Queried): Promise<number[]> {
  const known = await lookedUp(list, reading, query)
  const { rows } = await reading.db.execute<{ id: number }>(allOf(list, reading, query, known))
  return rows.map(({ id }) => id)
}

type Counted = ValueCount & Record<string, unknown>

/**
 * The queries of a page. Its ids alone: indexes hold all that is asked of them, so a deep page skips entries and not rows. The id is always the
 * last key, so no row stands on two pages (D18).
 */
export async function queriesOf<In extends Choosing>(list: AnyList<In>, reading: In, query: Queried) {
  const known = await lookedUp(list, reading, query)
  const { page = 0, limit = defaultLimit } = query
  const size = Math.min(limit, mostRows)
  return {
    page: sql`${allOf(list, reading, query, known)} limit ${size} offset ${page * size}`,
    totals: totalsOf(list, reading, query, known),
    notes: notesOf(list, reading),
    newest: sql`
      select max(${idOf(list)}) as id from ${tableOf(list)} where ${sql.join(scopeOf(list, reading), sql` and `)}`,
  }
}

function allOf(list: AnyList, reading: Choosing, query: Queried, known: readonly SQL[]): SQL {
  return sql`select ${idOf(list)} ${chosenAmong(list, reading, query, known)} order by ${orderOf(list, query)}`
}

/** The words about nulls choose the index, there are none. */
function orderOf(list: AnyList, { order_index = 'id', order_direction = 'desc' }: Queried): SQL {
  const { name } = list.listing
  const key = order_index.startsWith(`${name}.`) ? order_index.slice(name.length + 1) : order_index
  const up = order_direction === 'asc'
  const id = idOf(list)
  if (key === 'id') return up ? sql`${id} asc nulls first` : sql`${id} desc nulls last`
  const sorting = Object.hasOwn(list.sortings, key) ? list.sortings[key] : undefined
  if (!sorting) throw refuse(422, malformed, { at: ['order_index'] })
  const value = up ? sql`${sorting.by} asc` : sql`${sorting.by} desc`
  if (sorting.ties === 'by id') return up ? sql`${value}, ${id} asc` : sql`${value}, ${id} desc`
  return up ? sql`${value}, ${id} desc nulls last` : sql`${value}, ${id} asc nulls first`
}

/** How many rows the filters leave; of each value, where the list counts them by one, whatever it is narrowed to by that itself. */
function totalsOf(list: AnyList, reading: Choosing, query: Queried, known: readonly SQL[]): SQL {
  const by = countedBy(list, query)
  if (!by) return sql`select '' as value, count(*)::int as count ${chosenAmong(list, reading, query, known)}`
  const value = column(list, by)
  const others = chosenAmong(list, reading, { ...query, [by]: undefined }, known)
  return sql`select ${value} as value, count(*)::int as count ${others} group by ${value} order by ${value}`
}

function totalIn(list: AnyList, query: Queried, counts: readonly ValueCount[]): number {
  const by = countedBy(list, query)
  const wanted = by ? (query as Readonly<Record<string, unknown>>)[by] : undefined
  return counts
    .filter(({ value }) => wanted === undefined || value === wanted)
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
      sql`select ${value}::text as value, count(*)::int as count ${chosenAmong(list, reading, { [noted]: value }, [])}`,
  )
  return sql.join(counted, sql` union all `)
}

import { type SQL, sql } from 'drizzle-orm'
import type { Went } from '#api/contract/platform/flow.ts'
import type { Chosen } from '#api/contract/platform/lists.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { wentBy } from '#server/platform/flow/moves.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { daysOf, type RequestedDays } from './days.ts'
import type { AnyList, Choosing, Narrowed } from './list.ts'
import { wordsOf } from './search.ts'

type FiltersOf<L extends AnyList> = L['listing']['filters']
type ChoosingOf<L extends AnyList> = L extends AnyList<infer In> ? In : never

/** Which rows a list is about: `from … where …`, to which a query may add conditions with `and`. */
export async function chosenBy<L extends AnyList>(
  list: L,
  reading: ChoosingOf<L>,
  query: Chosen<FiltersOf<L>>,
): Promise<SQL> {
  return chosenAmong(list, reading, query, await lookedUp(list, reading, query))
}

/** How many rows the filters leave. */
export async function totalOf<L extends AnyList>(
  list: L,
  reading: ChoosingOf<L>,
  query: Chosen<FiltersOf<L>>,
): Promise<SQL> {
  return sql`select count(*)::int as total ${await chosenBy(list, reading, query)}`
}

/** Conditions that the database had to be asked for: days of the shop, and words that are known by other tables. */
export async function lookedUp(list: AnyList, reading: Choosing, query: Chosen): Promise<readonly SQL[]> {
  const wrong = broken(list.listing.filterRules ?? [], query)
  if (wrong.length > 0) throw new Refused(422, wrong)
  return [
    ...(list.days ? await daysOf(reading, query as RequestedDays, list.days) : []),
    ...(await wentBy(reading, idOf(list), (query as { went?: Went }).went)),
    ...(await Promise.all(wordsOf(query.search).map((word) => list.found(word, reading)))),
  ]
}

/** The same with what was looked up before. */
export function chosenAmong(list: AnyList, reading: Choosing, query: Chosen, known: readonly SQL[]): SQL {
  const narrowed = narrowedBy(list, reading, query)
  const joins = narrowed.flatMap((one) => ('join' in one ? [one.join] : []))
  const conditions = [
    ...scopeOf(list, reading),
    ...(query.until === undefined ? [] : [sql`${idOf(list)} <= ${query.until}`]),
    ...(query.id ? [sql`${idOf(list)} = any(${sql.param(query.id)}::bigint[])`] : []),
    ...narrowed.flatMap((one) => ('join' in one ? [] : [one])),
    ...known,
  ]
  return sql`from ${tableOf(list)} ${sql.join(joins, sql` `)} where ${sql.join(conditions, sql` and `)}`
}

/** The rows of the shop that may be in the list at all. */
export function scopeOf(list: AnyList, reading: Choosing): SQL[] {
  return [sql`${column(list, 'shop_id')} = ${reading.shop_id}`, ...(list.scope ? [list.scope(reading)] : [])]
}

export function tableOf({ from: [table, alias] }: AnyList): SQL {
  return sql`${sql.identifier(table)} ${sql.identifier(alias)}`
}

export function idOf(list: AnyList): SQL {
  return column(list, 'id')
}

/** A column of the list's table. */
export function column({ from: [, alias] }: AnyList, name: string): SQL {
  return sql`${sql.identifier(alias)}.${sql.identifier(name)}`
}

function narrowedBy(list: AnyList, reading: Choosing, query: Chosen): Exclude<Narrowed, null>[] {
  return Object.keys(list.filters).flatMap((name) => {
    const value = query[name as keyof Chosen]
    return value === undefined ? [] : (list.filters[name]?.(value, reading, query) ?? [])
  })
}

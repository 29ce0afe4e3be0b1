import { type SQL, sql } from 'drizzle-orm'
import type { FileLanguage } from '#api/contract/platform/exports.ts'
import type { Filled, Filters } from '#api/contract/platform/lists.ts'
import type { AnyListing, RowOf } from '#api/listings/platform/listing.ts'
import type { Database } from '#server/db/open.ts'
import type { ExportColumn } from '#server/platform/exports/columns.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'

/** Whose rows a list chooses from. */
export interface Choosing {
  readonly db: Database
  readonly shop_id: number
}

/** Who reads a list, and in which language its names are told. */
export interface Reading extends Choosing {
  readonly language: number
  readonly actor: Actor
}

/** What a filter does to a query: a condition; or a join that repeats no row, where its index gives the rows in their order. */
export type Narrowed = SQL | { readonly join: SQL } | null

/** A column that a list is sorted by, exactly as its index has it: equal values as their ids, or newest first. */
export interface Sorting {
  readonly by: SQL
  readonly tieBreak: 'by id' | 'newest first'
}

/** The filters that are days; every list that has them takes them by the moment that it names in `days`. */
type DayFilter = 'period' | 'from' | 'to'

type FilterSql<Q extends Filters, In extends Choosing> = {
  readonly [K in Exclude<keyof Q, DayFilter>]-?: (
    value: NonNullable<Filled<Q>[K]>,
    reading: In,
    query: Filled<Q>,
  ) => Narrowed
}

/** The server's side of a listing: where its rows are, and the SQL of each of its names. */
interface ListSql<L extends AnyListing, In extends Choosing, Exported> {
  /** Its table, and what its SQL calls it. */
  readonly from: readonly [table: string, alias: string]
  /** Which rows of the shop are in it at all, where that is not every one. */
  readonly scope?: (reading: In) => SQL
  readonly filters: FilterSql<L['filters'], In>
  readonly sortings: Readonly<Record<L['sortings'][number], Sorting>>
  /** What is newest of rows that are written later than they happened, before their ids, where the query has an index of it. */
  readonly newest?: (query: Filled<L['filters']>) => SQL | null
  /** The moment whose day of the shop is asked for, of a list that can be asked for days. */
  readonly days?: SQL
  /** The rows that a word of the search finds; the word is folded. */
  readonly found: (word: string, reading: In) => SQL | Promise<SQL>
  /** These rows, in this order. */
  readonly rows: (reading: Reading, ids: readonly number[]) => Promise<readonly RowOf<L>[]>
  /** What a file has of it, where that is not its listed fields as its rows have them. */
  readonly exported?: {
    /** Each column of the list in a file; one of the list may be several there. */
    readonly columns: (lang: FileLanguage) => readonly ExportColumn<Exported>[]
    /** These rows as a file has them, in this order. */
    readonly rows: (reading: Reading, ids: readonly number[]) => Promise<readonly Exported[]>
  }
}

export interface List<L extends AnyListing = AnyListing, In extends Choosing = Choosing, Exported = unknown>
  extends ListSql<L, In, Exported> {
  readonly listing: L
}

// biome-ignore lint/suspicious/noExplicitAny: a list of any rows
export type AnyList<In extends Choosing = any> = List<any, In, any>

/** Declares the server's side of a listing; see `ListSql`. */
export function listFrom<L extends AnyListing, In extends Choosing = Choosing, Exported = RowOf<L>>(
  listing: L,
  own: ListSql<L, In, Exported>,
): List<L, In, Exported> {
  return { listing, ...own }
}

/** A filter that a column answers as it is. */
export function equals(column: SQL) {
  return (value: string | number): SQL => sql`${column} = ${value}`
}

/** A filter for one value of a column or several. One is asked for as such: its index has its rows in their order. */
export function oneOf(column: SQL) {
  return (values: readonly string[]): SQL =>
    values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${sql.param(values)}::text[])`
}

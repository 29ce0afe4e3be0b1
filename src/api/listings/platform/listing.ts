import { type Infer, optional, type Struct } from 'superstruct'
import { type FlowKind, wentStruct } from '#api/contract/platform/flow.ts'
import {
  type Filled,
  type Filters,
  type Page,
  pageStruct,
  type Queried,
  queryStruct,
} from '#api/contract/platform/lists.ts'
import {
  type Declared as DeclaredResource,
  type Fields,
  type Resource,
  resource,
} from '#api/resources/platform/resource.ts'
import type { Rule } from '#api/rules/platform/rule.ts'

/**
 * A list whose rows are its own, declared once: its title, codes, filters, sortings, what it counts, and the structs of what it is asked and
 * answers. It feeds the calls, the page, views, columns, export and the two endpoints; the server adds the SQL of each name, the panel the cells.
 */
export interface Listing<
  Row extends ListedRow = ListedRow,
  Q extends Filters = Filters,
  S extends string = string,
  F extends Fields = Fields,
  L extends Life | undefined = Life | undefined,
> extends Resource<F> {
  /** What the call is for, in the words of the API's description. */
  readonly summary: string
  readonly row: Struct<Row, unknown>
  readonly filters: Q
  /** What must hold of several of them together. */
  readonly filterRules?: readonly Rule<Filled<Q>>[]
  readonly sortings: readonly S[]
  /** The filters by which its rows may be counted, the one that is meant unless somebody says otherwise first. */
  readonly counted: readonly (keyof Q & string)[]
  /** The kinds of records whose ways along their charts it can be narrowed by (`went`): what an arrow of the process map leads to. */
  readonly ways?: readonly FlowKind[]
  /** The filter whose every value is counted beside the rows, whatever they are narrowed to. */
  readonly noted?: keyof Q & string
  readonly query: Struct<Queried<Q>, object>
  readonly page: Struct<Page<Row>, object>
  /** What a row is called. */
  label(row: Row): string
  /** What can be asked of one of its records, where they have a chart. */
  readonly life: L
}

/** The life of a list's records on the wire. Reading one, and a step that leads elsewhere, are calls by themselves; its other steps are named. */
export interface Life {
  /** One record, with all that its page shows. */
  readonly record: AnyStruct
  /** What reading one is for, in the words of the API's description. */
  readonly reads: string
  /** Where it may stand: the states of its chart. */
  readonly status: AnyStruct
  /** What leading it elsewhere is for. */
  readonly moves: string
  /** The steps that stay where they are or carry something, by their names in the chart. */
  readonly steps?: Readonly<Record<string, LifeStep>>
  /** What every one of its steps may carry, such as the day on which it was taken. */
  readonly carries?: Readonly<Record<string, AnyStruct>>
}

/** A step with a call of its own: `PATCH /v1/panel/product-reviews/:id/answer`. */
export interface LifeStep {
  /** `PATCH` unless said otherwise. */
  readonly method?: 'PATCH' | 'POST' | 'DELETE'
  readonly at: string
  readonly summary: string
  /** What it is asked with, beside the version that was looked at. */
  readonly carries?: Readonly<Record<string, AnyStruct>>
}

/** What a step carries; nothing where that is not said. */
export type CarriedBy<S> = S extends { readonly carries: infer Structs }
  ? { readonly [Name in keyof Structs]: Structs[Name] extends AnyStruct ? Infer<Structs[Name]> : never }
  : Record<never, never>

// biome-ignore lint/suspicious/noExplicitAny: a struct of any shape
type AnyStruct = Struct<any, any>

export interface ListedRow {
  readonly id: number
  readonly version?: number
}

// biome-ignore lint/suspicious/noExplicitAny: a listing of any rows
export type AnyListing = Listing<any, any, any, any>
export type RowOf<L extends AnyListing> =
  L extends Listing<infer Row, infer _Q, infer _S, infer _F, infer _L> ? Row : never

interface Declared<Row extends ListedRow, Q extends Filters, S extends string, F extends Fields>
  extends DeclaredResource<F> {
  summary: string
  row: Struct<Row, unknown>
  filters: Q
  filterRules?: readonly Rule<Filled<Q>>[]
  sortings: readonly S[]
  counted?: readonly (keyof Q & string)[]
  noted?: keyof Q & string
  ways?: readonly FlowKind[]
  label(row: Row): string
}

/** Declares a list; see `Listing`. Whatever is declared, the newest come first and the id is the last key. */
export function listing<
  Row extends ListedRow,
  const Q extends Filters,
  const S extends string,
  const F extends Fields,
  const L extends Life | undefined = undefined,
>(declared: Declared<Row, Q, S, F> & { life?: L }): Listing<Row, Q, S, F, L> {
  const { row, filters, counted = [], noted, ways } = declared
  return {
    ...resource(declared),
    ...declared,
    life: declared.life as L,
    counted,
    query: queryStruct(ways ? { ...filters, went: optional(wentStruct(ways)) } : filters, counted),
    page: pageStruct(row, { counts: counted.length > 0, notes: noted !== undefined }),
  }
}

/** The kinds of records whose ways a list can be narrowed by. */
export function waysOf(resource: Resource): readonly FlowKind[] {
  return (resource as Partial<Pick<AnyListing, 'ways'>>).ways ?? []
}

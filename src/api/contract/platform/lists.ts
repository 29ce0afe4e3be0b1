import {
  array,
  coerce,
  enums,
  type Infer,
  integer,
  min,
  object,
  optional,
  type Struct,
  size,
  string,
} from 'superstruct'
import { Ids, listQuery } from './common.ts'

// biome-ignore lint/suspicious/noExplicitAny: a struct of any shape
type AnyStruct = Struct<any, any>

/** The filters of a list: what each may be asked for, by its name in the address. */
export type Filters = Readonly<Record<string, AnyStruct>>
export type Filled<F extends Filters> = { [K in keyof F]?: Infer<F[K]> }

const { search } = listQuery

/** One of these values, or several: `accepted,preparing`. */
export function several<const V extends string>(values: readonly V[]): Struct<V[]> {
  const Several = size(array(enums(values)), 1, values.length) as unknown as Struct<V[]>
  return coerce(Several, string(), (text) => [...new Set(text.split(','))])
}

/** By what every list is narrowed beside its own filters: a text, these records, and those that were there when its first page was asked. */
export const narrowing = { search, id: optional(Ids), until: optional(coerce(min(integer(), 0), string(), Number)) }
const Narrowing = object(narrowing)
const Common = object({ ...listQuery, ...narrowing })

/** What chooses the rows of a list. */
export type Chosen<F extends Filters = Filters> = Infer<typeof Narrowing> & Filled<F>

/** What a list may be asked. `count_by`: what its rows are counted by, where it counts them. */
export type Queried<F extends Filters = Filters> = Infer<typeof Common> & Filled<F> & { count_by?: string | undefined }

export function queryStruct<F extends Filters>(filters: F, counted: readonly string[]): Struct<Queried<F>, object> {
  const counts = counted.length > 0 ? { count_by: optional(enums(counted)) } : {}
  return object({ ...listQuery, ...narrowing, ...filters, ...counts }) as unknown as Struct<Queried<F>, object>
}

/** Days of the shop, counted from its own today, so that a kept view stays true. */
export const periods = ['today', 'yesterday', 'last_7_days', 'last_30_days', 'this_month', 'last_month'] as const
export type Period = (typeof periods)[number]

const Count = min(integer(), 0)
const Counts = array(object({ value: string(), count: Count }))

/** How many rows have a value. */
export interface ValueCount {
  readonly value: string
  readonly count: number
}

/**
 * A page of a list. `newest` is the highest id there was when it was asked first: given back as `until` with the next page, it keeps records
 * that were added meanwhile out of the way, so that no page repeats a row (R223). `counts` are the rows of each value of what they are counted
 * by, whatever the list is narrowed to by that itself; `noted` what nobody is to overlook, whatever it is narrowed to.
 */
export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly newest: number
  readonly counts?: readonly ValueCount[]
  readonly noted?: readonly ValueCount[]
}

export function pageStruct<Row>(
  row: Struct<Row, unknown>,
  { counts, notes }: { counts: boolean; notes: boolean },
): Struct<Page<Row>, object> {
  const extras = { ...(counts ? { counts: Counts } : {}), ...(notes ? { noted: Counts } : {}) }
  return object({ rows: array(row), total: Count, newest: Count, ...extras }) as unknown as Struct<Page<Row>, object>
}

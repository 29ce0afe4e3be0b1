import {
  array,
  enums,
  type Infer,
  integer,
  min,
  nullable,
  object,
  optional,
  record,
  type Struct,
  string,
  union,
} from 'superstruct'
import { orderFilters } from './order-list.ts'

/** What the same figures are compared with: as many days right before, or the same days a year earlier. */
export const comparisons = ['before', 'year'] as const
export type Comparison = (typeof comparisons)[number]

/** What a report is asked: its days, by what it is told apart, of which orders, and what it is compared with. */
export interface ReportQuery {
  readonly by?: string
  readonly compare?: Comparison
  readonly type?: (typeof orderFilters)['type'] extends Struct<infer T> ? T : never
  readonly period?: (typeof orderFilters)['period'] extends Struct<infer T> ? T : never
  readonly from?: string
  readonly to?: string
}

/** The struct of a report that is told apart by these. */
export function reportQueryOf(by: readonly string[]): Struct<ReportQuery> {
  return object({
    by: optional(enums(by)),
    compare: optional(enums(comparisons)),
    type: orderFilters.type,
    period: orderFilters.period,
    from: orderFilters.from,
    to: orderFilters.to,
  }) as unknown as Struct<ReportQuery>
}

/** Each figure by its name: a count as a number, an amount as decimal text. */
const Figures = record(string(), union([integer(), string()]))
export type Figures = Infer<typeof Figures>

/** What is told apart: `key` is a day, a status or an id, `label` what it is called where the key does not say it. */
const ReportRow = object({ key: string(), label: string(), figures: Figures, before: nullable(Figures) })
export type ReportRow = Infer<typeof ReportRow>

/** One currency, which is never added to another (D10). */
const ReportSums = object({
  currency: string(),
  total: Figures,
  before: nullable(Figures),
  rows: array(ReportRow),
  /** How many rows there are beside those that are told. */
  more: min(integer(), 0),
})
export type ReportSums = Infer<typeof ReportSums>

const Days = object({ first: string(), last: string() })

/** A report: its days, those that it is compared with, and what was found in each currency, the one with most first. */
export const ReportAnswer = object({ days: Days, compared: nullable(Days), currencies: array(ReportSums) })
export type ReportAnswer = Infer<typeof ReportAnswer>

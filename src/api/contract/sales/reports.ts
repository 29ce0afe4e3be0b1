import { array, enums, integer, min, nullable, object, optional, type Struct, string } from 'superstruct'
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
export type Figures = Readonly<Record<string, number | string>>

/** What is told apart: `key` is a day, a status or an id, `label` what it is called where the key does not say it. */
export interface ReportRow {
  readonly key: string
  readonly label: string
  readonly figures: Figures
  readonly before: Figures | null
}

/** One currency, which is never added to another (D10). */
export interface ReportSums {
  readonly currency: string
  readonly total: Figures
  readonly before: Figures | null
  readonly rows: readonly ReportRow[]
  /** How many rows there are beside those that are told. */
  readonly more: number
}

interface Days {
  readonly first: string
  readonly last: string
}

/** A report: its days, those that it is compared with, and what was found in each currency, the one with most first. */
export interface ReportAnswer {
  readonly days: Days
  readonly compared: Days | null
  readonly currencies: readonly ReportSums[]
}

/** The struct of what a report with these figures answers. */
export function reportAnswerOf(figures: Readonly<Record<string, 'count' | 'amount'>>): Struct<ReportAnswer> {
  const Figures = object(
    Object.fromEntries(
      Object.entries(figures).map(([name, kind]) => [
        name,
        (kind === 'count' ? integer() : string()) as Struct<unknown>,
      ]),
    ),
  )
  const Days = object({ first: string(), last: string() })
  const Row = object({ key: string(), label: string(), figures: Figures, before: nullable(Figures) })
  const Sums = object({
    ...{ currency: string(), total: Figures, before: nullable(Figures) },
    ...{ rows: array(Row), more: min(integer(), 0) },
  })
  return object({ days: Days, compared: nullable(Days), currencies: array(Sums) }) as unknown as Struct<ReportAnswer>
}

import type { Struct } from 'superstruct'
import { type ReportAnswer, type ReportQuery, reportAnswerOf, reportQueryOf } from '#api/contract/sales/reports.ts'
import type { Says } from '#api/rules/platform/rule.ts'

/** By what the rows of a report are told apart. */
export interface Grouping {
  readonly says: Says
  /** Time comes in its order and without gaps; everything else with the most first. */
  readonly kind: 'day' | 'week' | 'month' | 'hour' | 'weekday' | 'choice' | 'name'
  /** What each of its values is called, of a choice. */
  readonly words?: Readonly<Record<string, Says>>
  /** The filter of the report's list that leaves what a row was made from, where it has no days of its own. */
  readonly filter?: string
  /** What that list is asked for as `lacks` where the row is of what has no value. */
  readonly lacks?: string
}

/** A figure: how many, or an amount of the row's currency. */
export interface Figure {
  readonly says: Says
  readonly kind: 'count' | 'amount'
}

/** A report, declared once: it gives the call, the page with its table and picture, and the file; the server adds the SQL of each name. */
export interface Report<By extends string = string, F extends string = string> {
  readonly name: string
  readonly title: Says
  /** What is counted, of which day, and how it differs from what the books write. */
  readonly says: Says
  /** Who may see it: whoever may list what it is made from. */
  readonly codes: readonly number[]
  /** The first is meant unless another is asked for. */
  readonly by: Readonly<Record<By, Grouping>>
  readonly figures: Readonly<Record<F, Figure>>
  /** The list of what is counted, the figure that says how many of it there are, and what it is narrowed to so that it has no others. */
  readonly list: 'orders' | 'order-refunds'
  readonly rows: NoInfer<F>
  readonly counted?: Readonly<Record<string, string>>
  /** The figure that is drawn, and that rows come by. */
  readonly main: NoInfer<F>
  readonly query: Struct<ReportQuery>
  readonly answer: Struct<ReportAnswer>
}

/** Declares a report; see `Report`. */
export function report<const By extends string, const F extends string>(
  declared: Omit<Report<By, F>, 'query' | 'answer'>,
): Report<By, F> {
  const figures = Object.entries(declared.figures) as [string, Figure][]
  return {
    ...declared,
    query: reportQueryOf(Object.keys(declared.by)),
    answer: reportAnswerOf(Object.fromEntries(figures.map(([name, { kind }]) => [name, kind]))),
  }
}

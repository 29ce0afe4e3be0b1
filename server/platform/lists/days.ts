import { type SQL, sql } from 'drizzle-orm'
import type { Period } from '#api/contract/platform/lists.ts'
import { dayRangeRules } from '#api/rules/platform/dates.ts'
import { addDays } from '#api/rules/platform/days-between.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { Refused } from '#server/platform/http/refused.ts'
import type { Choosing } from './list.ts'

/** Days as they are asked for. */
export interface RequestedDays {
  readonly period?: Period | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Days of the shop, the ends included; an end that is open is empty. */
export interface Span {
  readonly first: string
  readonly last: string
  readonly zone: string
}

/** Whole days of the shop as moments (decisions §3): from the first day's midnight up to that after the last one. */
export async function daysOf(reading: Choosing, query: RequestedDays, moment: SQL): Promise<readonly SQL[]> {
  const { period, from, to } = query
  return period || from || to ? within(await spanOf(reading, query), moment) : []
}

/** The days that are asked for: those of the period, as far as they lie between the two days. */
export async function spanOf({ db, shop_id }: Choosing, { period, from = '', to = '' }: RequestedDays): Promise<Span> {
  const wrong = broken(dayRangeRules, { from, to })
  if (wrong.length > 0) throw new Refused(422, wrong)
  const { rows } = await db.execute<{ zone: string; today: string }>(sql`
    select time_zone as zone, to_char(now() at time zone time_zone, 'YYYY-MM-DD') as today from shops where id = ${shop_id}`)
  const { zone = 'UTC', today = '' } = rows[0] ?? {}
  const range = period ? rangeOf(period, today) : { first: '', last: '' }
  const last = [range.last, to].filter(Boolean).sort()[0] ?? ''
  return { first: range.first > from ? range.first : from, last, zone }
}

/** The conditions that the days are on a moment. */
export function within({ first, last, zone }: Span, moment: SQL): readonly SQL[] {
  return [
    ...(first ? [sql`${moment} >= ${first}::timestamp at time zone ${zone}`] : []),
    ...(last ? [sql`${moment} < (${last}::timestamp + interval '1 day') at time zone ${zone}`] : []),
  ]
}

/** The first and the last day of a period, seen from a day. */
export function rangeOf(period: Period, today: string): { first: string; last: string } {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const ranges: Record<Period, () => { first: string; last: string }> = {
    today: () => ({ first: today, last: today }),
    yesterday: () => ({ first: addDays(today, -1), last: addDays(today, -1) }),
    last_7_days: () => ({ first: addDays(today, -6), last: today }),
    last_30_days: () => ({ first: addDays(today, -29), last: today }),
    this_month: () => ({ first: asDay(Date.UTC(year, month - 1, 1)), last: today }),
    last_month: () => ({ first: asDay(Date.UTC(year, month - 2, 1)), last: asDay(Date.UTC(year, month - 1, 0)) }),
  }
  return ranges[period]()
}

function asDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}

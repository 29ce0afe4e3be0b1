import { type Rule, rule } from './rule.ts'

/** Whether a text is a day that there is, as `2026-11-21`, of this century. */
export function isDay(text: unknown): boolean {
  if (typeof text !== 'string' || !/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(text)
  // The 30th of February would be a day in March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** A range of days, whose ends may be open. A range of one day is whole. */
interface DayRange {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export const startFirst: Rule<DayRange> = rule(
  /*i18n*/ { id: 'validation.range_order', message: 'Başlangıç tarihi bitiş tarihinden sonra olamaz.' },
  'R112',
  ({ from, to }) => !from || !to || from <= to,
  { at: () => ['from'] },
)

/** The most calendar months that lists, files and sums look at between two days. */
const longest = 6

export const sixMonthsAtMost: Rule<DayRange> = rule(
  /*i18n*/ { id: 'validation.range_too_long', message: 'Tarih aralığı en fazla altı ay olabilir.' },
  'R111',
  ({ from, to }) => !from || !to || to <= monthsAway(from, longest),
  { at: () => ['to'] },
)

/** What a range of days that is asked for has to fulfil, wherever that is. */
export const dayRangeRules = [startFirst, sixMonthsAtMost] as const

/** The range with both its ends: one that is open lies as far from the other as it may. */
export function closedRange({ from, to }: DayRange): { readonly from: string; readonly to: string } {
  if (from) return { from, to: to || monthsAway(from, longest) }
  if (!to) return { from: '', to: '' }
  const start = monthsAway(to, -longest)
  // The last day of a month that has fewer days would leave a range that is a day or more too long.
  return { from: to <= monthsAway(start, longest) ? start : firstAfter(start), to }
}

/** The same day so many months later, or earlier; the last of that month where it has no such day. */
export function monthsAway(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
}

function firstAfter(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

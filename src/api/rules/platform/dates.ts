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

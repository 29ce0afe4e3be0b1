import { type Rule, rule } from './rule.ts'

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

/** What stands in the way of the day of any step of a cheque; the last step was on the 5th of November, October is closed. */
export const dayRules = [
  'validation.date',
  'cheque.step_in_future',
  'cheque.step_before_last',
  'ledger.period_closed',
] as const

export const dayBreaks = [
  { rule: 'validation.date', event: { day: '31.02' }, facts: { due_on: '2026-01-01' } },
  { rule: 'cheque.step_in_future', event: { day: '2026-11-24' } },
  { rule: 'cheque.step_before_last', event: { day: '2026-11-04' }, facts: { due_on: '2026-11-01' } },
  { rule: 'ledger.period_closed', event: { day: '2026-10-31' }, facts: { due_on: '2026-10-01' } },
] as const

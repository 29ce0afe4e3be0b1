import { isDay } from '#api/rules/platform/dates.ts'
import { isDate } from '#api/rules/platform/fields.ts'
import { periodOpen } from '#api/rules/platform/ledger.ts'
import { type Rule, rule } from '#api/rules/platform/rule.ts'

/** What the day of a cheque's step is judged with. */
export interface StepDayFacts {
  /** Today by the shop's clock. */
  readonly today: string
  /** The day of the step before. */
  readonly last_on: string
  /** The last day of the periods that are closed; nothing where none is. */
  readonly closed_until: string | null
}

type Dated = StepDayFacts & { readonly day: string }

/** What a step may say of the day on which it happened. */
export interface OnDay {
  readonly day?: string | undefined
}

/** The day on which a step happened: today where nobody says otherwise. */
export function stepDay({ day = '', today }: OnDay & Pick<StepDayFacts, 'today'>): string {
  return day.trim() === '' ? today : day.trim()
}

export const stepDayRead: Rule<Pick<Dated, 'day'>> = {
  ...isDate,
  holds: ({ day }) => isDay(day),
  at: () => ['day'],
}

export const stepNotAhead: Rule<Pick<Dated, 'day' | 'today'>> = rule(
  /*i18n*/ { id: 'cheque.step_in_future', message: 'Henüz olmayan bir şey kaydedilmez: en geç bugünü verin.' },
  [],
  ({ day, today }) => !isDay(day) || day <= today,
  { at: () => ['day'] },
)

/** What is closed says so itself. */
export const stepInOrder: Rule<Dated> = rule(
  /*i18n*/ {
    id: 'cheque.step_before_last',
    message: 'Çek bulunduğu duruma {last} günü geldi; ondan önceki bir gün verilmez.',
  },
  [],
  (facts) => !isDay(facts.day) || facts.day >= facts.last_on || !periodOpen.holds(facts),
  { about: ({ last_on }) => ({ last: last_on }), at: () => ['day'] },
)

export const stepPeriodOpen: Rule<Pick<Dated, 'day' | 'closed_until'>> = {
  ...periodOpen,
  holds: (facts) => !isDay(facts.day) || periodOpen.holds(facts),
}

/** What must hold of the day of every step. */
export const stepDayRules = [stepDayRead, stepNotAhead, stepInOrder, stepPeriodOpen] as const
/** Their names as guards of a chart. */
export const onAnyDay = [
  'validation.date',
  'cheque.step_in_future',
  'cheque.step_before_last',
  'ledger.period_closed',
] as const

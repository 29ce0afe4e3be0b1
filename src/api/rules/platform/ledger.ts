import { type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'

/** A day that is written to, and the last one of the periods that are closed; nothing where none is. */
export interface PeriodFacts {
  readonly day: string
  readonly closed_until: string | null
}

/** What is closed and was told the tax office stays as it is. */
export const periodOpen: Rule<PeriodFacts> = rule(
  /*i18n*/ {
    id: 'ledger.period_closed',
    message: '{closed_until} ve öncesi muhasebede kapandı. Daha sonraki bir gün verin ya da dönemi yeniden açın.',
  },
  'own',
  ({ day, closed_until }) => closed_until === null || closed_until === '' || day > closed_until,
  { about: ({ closed_until }) => ({ closed_until: closed_until ?? '' }), at: () => ['day'] },
)

/** What is written today is never in a closed period. */
export const periodNotOver = serverRule(
  /*i18n*/ { id: 'ledger.period_not_over', message: 'Bugün ve sonrası kapatılamaz; en geç dünün tarihini verin.' },
  'own',
)

export const periodReopened = serverRule(
  /*i18n*/ {
    id: 'ledger.period_reopened',
    message: 'Kapanan dönemi yalnızca tam yetkili (100) biri yeniden açabilir.',
  },
  'own',
)

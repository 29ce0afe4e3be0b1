import { type Rule, rule } from './rule.ts'

/** Rules of people and firms, judged on the value itself. */

export const isTaxNumber: Rule<string> = rule(
  /*i18n*/ { id: 'contact.tax_number', message: 'Vergi numarası 10 hanelidir.' },
  'R140',
  (number) => /^\d{10}$/.test(number),
)

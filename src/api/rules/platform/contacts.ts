import { type Rule, rule, serverRule } from './rule.ts'

/** Rules of people and firms, judged on the value itself. */

export const companyNamed: Rule<{ readonly contact_type: string; readonly company_name: string }> = rule(
  /*i18n*/ { id: 'contact.company_required', message: 'Firma adını girin.' },
  'R139',
  ({ contact_type, company_name }) => contact_type !== 'corporate' || company_name.trim() !== '',
  { at: () => ['company_name'] },
)

export const isTaxNumber: Rule<string> = rule(
  /*i18n*/ { id: 'contact.tax_number', message: 'Vergi numarası 10 hanelidir.' },
  'R140',
  (number) => /^\d{10}$/.test(number),
)

/** Its check digits are asked for where an invoice is made (R216): placeholders of foreign customers stay usable. */
export const isTcNumber: Rule<string> = rule(
  /*i18n*/ { id: 'contact.tc_number', message: 'TC kimlik numarası 11 hanelidir.' },
  'R141',
  (number) => /^\d{11}$/.test(number),
)

/** The till begins each sale with its walk-in customer and with handing over. */
export const walkInStays = serverRule(
  /*i18n*/ { id: 'contact.walk_in', message: 'Kasadaki satışlar bununla başlar; silinemez.' },
  'R157',
)

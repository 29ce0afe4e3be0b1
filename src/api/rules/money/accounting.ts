import { type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'

/** What the entries of a period come to in one currency, in its smallest unit. */
export interface PeriodSides {
  readonly currency: string
  readonly debit: bigint
  readonly credit: bigint
}

/** A period is given away when its two sides are the same in every currency. */
export const periodBalanced: Rule<{ readonly sides: readonly PeriodSides[] }> = rule(
  /*i18n*/ {
    id: 'accounting_export.unbalanced',
    message:
      'Dönemin borç ve alacak toplamları eşit değil ({currencies}). Aktarılmadı; önce yevmiyedeki eksik kaydı bulun.',
  },
  'own',
  ({ sides }) => unequal(sides).length === 0,
  { about: ({ sides }) => ({ currencies: unequal(sides).join(', ') }) },
)

/** How many entries of a period were given to the accountant before, and how many were not. */
export interface PeriodEntries {
  readonly fresh: number
  readonly given: number
  readonly scope: string
}

/** An entry is given to the accountant twice only where that is said. */
export const somethingToGive: Rule<PeriodEntries> = rule(
  /*i18n*/ {
    id: 'accounting_export.nothing',
    message:
      '{given, plural, =0 {Bu dönemde muhasebe kaydı yok.} other {Bu dönemin # kaydı daha önce aktarıldı. Yeniden aktarmak için “Dönemin hepsi” seçin.}}',
  },
  'own',
  ({ fresh, given, scope }) => fresh > 0 || (scope === 'all' && given > 0),
  { about: ({ given }) => ({ given }) },
)

/** A currency on a day. */
export interface CurrencyDay {
  readonly currency: string
  readonly day: string
}

/** Books are kept in lira: an entry of another currency is given with what it comes to by the rate of its invoice, or of its day. */
export const ratesKnown: Rule<{ readonly missing: readonly CurrencyDay[] }> = rule(
  /*i18n*/ {
    id: 'accounting_export.no_rate',
    message: 'TL karşılığı için kur yok: {missing}. Bu günlerin kurunu girin, sonra yeniden aktarın.',
  },
  'own',
  ({ missing }) => missing.length === 0,
  { about: ({ missing }) => ({ missing: missing.map(({ currency, day }) => `${currency} ${day}`).join(', ') }) },
)

export const codeOnce = serverRule(
  /*i18n*/ { id: 'account_code.exists', message: 'Bu hesabın bu KDV oranı için kodu zaten var.' },
  'own',
)

export const fileReady = serverRule(
  /*i18n*/ {
    id: 'accounting_export.no_file',
    message: 'Bu aktarımın dosyası yok: henüz hazırlanmadı ya da aktarılamadı.',
  },
  'own',
)

function unequal(sides: readonly PeriodSides[]): string[] {
  return sides.filter(({ debit, credit }) => debit !== credit).map(({ currency }) => currency)
}

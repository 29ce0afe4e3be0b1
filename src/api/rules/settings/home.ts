import type { HomeFacts } from '#api/rules/platform/records.ts'
import { type Rule, rule, type Says } from '#api/rules/platform/rule.ts'

/** What is the shop's default stays on. */

function staysOn(says: Says, of: string | readonly string[]): Rule<HomeFacts> {
  return rule(says, of, ({ status, home }) => status !== 0 || !home, { at: () => ['status'] })
}

/** Every text is written in the default language first. */
export const homeLanguageStays = staysOn(
  /*i18n*/ {
    id: 'language.default_stays',
    message: 'Varsayılan dil kapatılamaz. Önce mağaza ayarlarında başka bir dili varsayılan yapın.',
  },
  ['R16', 'R226'],
)

/** Every product is priced for the shop's own country. */
export const homeCountryStays = staysOn(
  /*i18n*/ {
    id: 'country.default_stays',
    message: 'Mağazanın kendi ülkesi kapatılamaz. Önce mağaza ayarlarında başka bir ülkeyi varsayılan yapın.',
  },
  'R227',
)

/** What the shop earns is told in its currency. */
export const homeCurrencyStays = staysOn(
  /*i18n*/ {
    id: 'currency.default_stays',
    message: 'Mağazanın para birimi kapatılamaz. Önce mağaza ayarlarında başka birini varsayılan yapın.',
  },
  'D10',
)

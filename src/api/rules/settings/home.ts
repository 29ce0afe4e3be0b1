import { serverRule } from '#api/rules/platform/rule.ts'

/** What is the shop's default stays on. The server alone sees what that is. */

/** Every text is written in the default language first. */
export const homeLanguageStays = serverRule(
  /*i18n*/ {
    id: 'language.default_stays',
    message: 'Varsayılan dil kapatılamaz. Önce mağaza ayarlarında başka bir dili varsayılan yapın.',
  },
  ['R16', 'R226'],
)

/** Every product is priced for the shop's own country. */
export const homeCountryStays = serverRule(
  /*i18n*/ {
    id: 'country.default_stays',
    message: 'Mağazanın kendi ülkesi kapatılamaz. Önce mağaza ayarlarında başka bir ülkeyi varsayılan yapın.',
  },
  'R227',
)

/** What the shop earns is told in its currency. */
export const homeCurrencyStays = serverRule(
  /*i18n*/ {
    id: 'currency.default_stays',
    message: 'Mağazanın para birimi kapatılamaz. Önce mağaza ayarlarında başka birini varsayılan yapın.',
  },
  'D10',
)

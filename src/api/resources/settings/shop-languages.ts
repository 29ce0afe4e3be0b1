import { status } from '#api/resources/platform/fields.ts'
import { resource } from '#api/resources/platform/resource.ts'
import { homeLanguageStays } from '#api/rules/settings/home.ts'
import { oneOf, position, shopList } from './shop-list.ts'

/** The languages that a shop's texts are written in. One that is switched off keeps its texts (R16, R147). */
export const shopLanguages = resource({
  name: 'shop-languages',
  title: /*i18n*/ { id: 'shop_languages.title', message: 'Diller' },
  one: /*i18n*/ { id: 'shop_languages.one', message: 'Dil' },
  ...shopList,
  language: 'language_id',
  home: { of: 'language', field: 'language_id', rule: homeLanguageStays },
  naming: 'language_id',
  marks: { gaps: /*i18n*/ { id: 'shop_languages.gaps', message: 'Eksik metin var' } },
  fields: {
    language_id: oneOf('languages', /*i18n*/ { id: 'shop_languages.one', message: 'Dil' }),
    position,
    status: status({
      hint: /*i18n*/ {
        id: 'shop_languages.status_hint',
        message: 'Kapalı bir dilin metinleri silinmez; yeniden açınca yerinde durur.',
      },
      listed: true,
    }),
  },
})

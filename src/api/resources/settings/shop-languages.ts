import { quantity, reference, status } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'

/** The languages that a shop's texts are written in. One that is switched off keeps its texts (R16, R147). */
export const shopLanguages = resource({
  name: 'shop-languages',
  title: /*i18n*/ { id: 'shop_languages.title', message: 'Diller' },
  one: /*i18n*/ { id: 'shop_languages.one', message: 'Dil' },
  menu: 'modules',
  codes: family(2600),
  acts: ['list', 'view', 'add', 'edit'],
  stays: true,
  language: 'language_id',
  naming: 'language_id',
  ordered: 'position',
  fields: {
    language_id: reference({
      label: /*i18n*/ { id: 'shop_languages.one', message: 'Dil' },
      to: 'languages',
      once: true,
      required: true,
      listed: true,
      searched: true,
    }),
    position: quantity({
      label: /*i18n*/ { id: 'records.place', message: 'Sıra' },
      hint: /*i18n*/ { id: 'records.place_hint', message: 'Küçük olan önce gelir; 0 ile eklenen sona geçer.' },
      listed: true,
    }),
    status: status({
      hint: /*i18n*/ {
        id: 'shop_languages.status_hint',
        message: 'Kapalı bir dilin metinleri silinmez; yeniden açınca yerinde durur.',
      },
      listed: true,
    }),
  },
})

import { quantity, reference, status } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'

/** The countries that a shop sells to. The prices of one that is switched off are kept. */
export const shopCountries = resource({
  name: 'shop-countries',
  title: /*i18n*/ { id: 'shop_countries.title', message: 'Ülkeler' },
  one: /*i18n*/ { id: 'shop_countries.one', message: 'Ülke' },
  menu: 'modules',
  codes: family(2600),
  acts: ['list', 'view', 'add', 'edit'],
  stays: true,
  naming: 'country_id',
  ordered: 'position',
  fields: {
    country_id: reference({
      label: /*i18n*/ { id: 'shop_countries.one', message: 'Ülke' },
      to: 'countries',
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
        id: 'shop_countries.status_hint',
        message: 'Kapalı bir ülkeye satılmaz; fiyatları silinmez, yeniden açınca yerinde durur.',
      },
      listed: true,
    }),
  },
})

import { status } from '#api/resources/platform/fields.ts'
import { resource } from '#api/resources/platform/resource.ts'
import { homeCountryStays } from '#api/rules/settings/home.ts'
import { oneOf, position, shopList } from './shop-list.ts'

/** The countries that a shop sells to. The prices of one that is switched off are kept. */
export const shopCountries = resource({
  name: 'shop-countries',
  title: /*i18n*/ { id: 'shop_countries.title', message: 'Ülkeler' },
  one: /*i18n*/ { id: 'shop_countries.one', message: 'Ülke' },
  ...shopList,
  home: { of: 'country', field: 'country_id', rule: homeCountryStays },
  naming: 'country_id',
  fields: {
    country_id: oneOf('countries', /*i18n*/ { id: 'shop_countries.one', message: 'Ülke' }),
    position,
    status: status({
      hint: /*i18n*/ {
        id: 'shop_countries.status_hint',
        message: 'Kapalı bir ülkeye satılmaz; fiyatları silinmez, yeniden açınca yerinde durur.',
      },
      listed: true,
    }),
  },
})

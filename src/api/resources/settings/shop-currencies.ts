import { status } from '#api/resources/platform/fields.ts'
import { resource } from '#api/resources/platform/resource.ts'
import { homeCurrencyStays } from '#api/rules/settings/home.ts'
import { oneOf, position, shopList } from './shop-list.ts'

/** The currencies that a shop works with. Amounts of different ones are never added (D10). */
export const shopCurrencies = resource({
  name: 'shop-currencies',
  title: /*i18n*/ { id: 'shop_currencies.title', message: 'Para birimleri' },
  one: /*i18n*/ { id: 'shop_currencies.one', message: 'Para birimi' },
  ...shopList,
  home: { of: 'currency', field: 'currency_id', rule: homeCurrencyStays },
  naming: 'currency_id',
  fields: {
    currency_id: oneOf('currencies', /*i18n*/ { id: 'shop_currencies.one', message: 'Para birimi' }),
    position,
    status: status({ listed: true }),
  },
})

import { quantity, reference, status } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'

/** The currencies that a shop works with. Amounts of different ones are never added (D10). */
export const shopCurrencies = resource({
  name: 'shop-currencies',
  title: /*i18n*/ { id: 'shop_currencies.title', message: 'Para birimleri' },
  one: /*i18n*/ { id: 'shop_currencies.one', message: 'Para birimi' },
  menu: 'modules',
  codes: family(2600),
  acts: ['list', 'view', 'add', 'edit'],
  stays: true,
  naming: 'currency_id',
  ordered: 'position',
  fields: {
    currency_id: reference({
      label: /*i18n*/ { id: 'shop_currencies.one', message: 'Para birimi' },
      to: 'currencies',
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
    status: status({ listed: true }),
  },
})

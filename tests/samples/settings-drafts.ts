import type { Draft } from '#api/resources/platform/resource.ts'

/** What the kinds of their fields do not know of the shop's settings. */
export const settingsDrafts = {
  'currency-exchange-rates': {
    ...{ unit: 1, forex_buying: 42.1, forex_selling: 42.2, source: 'manual' },
    ...{ banknote_buying: 42, banknote_selling: 42.3 },
  },
  crons: { at: '16:30' },
  // A language that is on asks a name in it of every other record.
  'shop-languages': { status: 0 },
  // A country that is on has prices of its own.
  'shop-countries': { status: 0 },
  'shop-mail-methods': { adapter: 'sandbox' },
  // Its bands follow one another, from nothing to no end.
  'shop-shipping-methods': { bands: [{ minimum: '0.00', maximum: '', price: '49.90' }] },
  'shop-payment-methods': {
    method: 'credit_card',
    adapter: 'sandbox',
    url: 'https://banka.test/odeme',
    minimum: '10.00',
    maximum: '5000.00',
  },
  // A day that is over, long before whatever the tests write.
  'settings/books': { books_closed_until: '2020-01-31' },
  'settings/seller': { ...numbers('tax_number', 'carrier_tax_number'), einvoice_series: 'KPF', earchive_series: 'KPA' },
  // Whoever adds people in a test holds the codes for that alone, and gives nobody more than they hold.
  users: { type: 'customer', status: 'accepted', role_id: null, password: '', password_confirmation: '' },
} satisfies Readonly<Record<string, Draft>>

function numbers(...keys: readonly string[]): Draft {
  return Object.fromEntries(keys.map((key) => [key, '1234567890']))
}

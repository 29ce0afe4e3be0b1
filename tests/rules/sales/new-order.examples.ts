import type { NewOrder, OrderVariant } from '#api/contract/sales/new-order.ts'
import type { Rule } from '#api/rules/platform/rule.ts'
import type { DeliveryAreas } from '#api/rules/sales/delivery-areas.ts'
import {
  amountsRead,
  deliveryValid,
  discountWithin,
  methodServes,
  newOrderRules,
  nothingAwaited,
  nothingNegative,
  paymentMaximumKept,
  paymentMinimumMet,
  paymentOffered,
  shippingNotNegative,
  totalAsShown,
  totalCountable,
  totalPositive,
} from '#api/rules/sales/new-order.ts'
import {
  addressesShort,
  addressTitlesShort,
  firmNamed,
  firmNumberWhole,
  guestNamed,
  guestReachable,
  noteShort,
  personNumberWhole,
} from '#api/rules/sales/new-order-buyer.ts'
import type { NewOrderFacts } from '#api/rules/sales/new-order-facts.ts'
import {
  boughtInSteps,
  enoughBought,
  hasPrice,
  inStock,
  notTooManyBought,
  productActive,
  productOnce,
  productRequired,
  quantityGiven,
  servicesAlone,
  soldStill,
  variantActive,
} from '#api/rules/sales/new-order-lines.ts'
import { newOrderOf, variantOf } from '#tests/fixtures/new-order.fixture.ts'
import { examples } from '#tests/rules/examples.ts'

/** Anything by transfer, from 100 on in cash, and up to 50 by card. */
const offered: NewOrderFacts['payments'] = [
  { method: 'money_transfer', name: 'Havale', minimum: '', maximum: '' },
  { method: 'cash', name: 'Nakit', minimum: '100.00', maximum: '' },
  { method: 'credit_card', name: 'Kart', minimum: '', maximum: '50.00' },
]

type Case = readonly [when: string, facts: NewOrderFacts, at?: readonly string[]]

const withAddress = (changes: Partial<NewOrder['shipping_address']>) =>
  facts({ shipping_address: { ...newOrderOf(7).shipping_address, ...changes } })

function facts(changes: Partial<NewOrder> = {}, ...variants: Partial<OrderVariant>[]): NewOrderFacts {
  const known = (variants.length > 0 ? variants : [{}]).map((one, at) => variantOf(7 + at, one))
  return {
    order: newOrderOf(7, changes),
    variants: Object.fromEntries(known.map((one) => [one.variant_id, one])),
    tax_in_price: true,
    methods: [{ id: 1, name: 'Kargo', areas: null }],
    payments: offered,
  }
}

/** The same, where the method sends to these places alone. */
const sentTo = (
  areas: DeliveryAreas,
  place: Partial<NewOrder['shipping_address']>,
  changes: Partial<NewOrder> = {},
) => {
  const { order, ...rest } = withAddress(place)
  return { ...rest, order: { ...order, ...changes }, methods: [{ id: 1, name: 'Kargo', areas }] }
}
const turkiye = { country: ['Türkiye', 'TR'], provinces: [] }
const marmara = { country: ['Türkiye', 'TR'], provinces: ['İstanbul', 'Bursa'] }

const paidBy = (payment_method: NewOrder['payment_method'], price: string) =>
  facts({ payment_method, lines: [line(7, 1, price)], delivery: 'pickup' })
const line = (variant_id: number, quantity: string | number = 1, price = '49.90') => ({ variant_id, quantity, price })
const guest = (changes: Partial<NewOrder['guest']>) => facts({ guest: { ...newOrderOf(7).guest, ...changes } })
const sixAtMost = { min_quantity: 4, max_quantity: 6, step_quantity: 2 }
const invoiced = (changes: Partial<NewOrder['invoice']>) => facts({ invoice: { ...newOrderOf(7).invoice, ...changes } })
const firm = (changes: Partial<NewOrder['invoice']>) =>
  invoiced({ contact_type: 'corporate', company_name: 'Örnek A.Ş.', ...changes })
const both = (one: Partial<OrderVariant>, other: Partial<OrderVariant>) =>
  facts({ lines: [line(7), line(8)] }, one, other)
const sent = (shipping_price: string) => facts({ shipping_price })
const off = (value: string, kind: NewOrder['discount']['kind'] = 'fixed') =>
  facts({ discount: { kind, value }, shipping_price: '0' })

function cases(rule: Rule<NewOrderFacts>, of: string, holds: readonly Case[], refuses: readonly Case[]) {
  const told = ([when, given, at]: Case) => ({ of, when, facts: given, ...(at ? { at } : {}) })
  return examples(rule, { holds: holds.map(told), refuses: refuses.map(told) })
}

const missing = (part: keyof NewOrder['shipping_address']) => ({ ...newOrderOf(7).shipping_address, [part]: ' ' })
const needed = ['name', 'country', 'state', 'city', 'district', 'neighborhood', 'address', 'zip', 'title'] as const
const addressRules = newOrderRules.filter(({ id }) => id === 'validation.required')

export default [
  examples(nothingAwaited, {
    holds: [{ of: 'own', when: 'everything came', facts: { awaited: false } }],
    refuses: [{ of: 'own', when: 'a product is on its way', facts: { awaited: true } }],
  }),
  cases(productRequired, 'R136', [['one product', facts()]], [['none', facts({ lines: [] }), ['product']]]),
  cases(
    productOnce,
    'R137',
    [['two variants of one product', both({}, {})]],
    [['one variant twice', facts({ lines: [line(7), line(7)] }), ['lines.1.quantity']]],
  ),
  cases(
    soldStill,
    'R71',
    [['it is sold', facts()]],
    [['it was deleted', facts({ lines: [line(9)] }), ['lines.0.quantity']]],
  ),
  cases(
    servicesAlone,
    'R70',
    [
      ['two services', both({ service: true }, { service: true })],
      ['two products', both({}, {})],
    ],
    [['a service and a product', both({ service: true }, {}), ['product']]],
  ),
  cases(
    productActive,
    'R71',
    [['an active one', facts()]],
    [['a passive one', facts({}, { product_on: false }), ['lines.0.quantity']]],
  ),
  cases(
    variantActive,
    'R72',
    [
      ['an active one', facts()],
      ['one of a passive product, which another rule refuses', facts({}, { product_on: false, variant_on: false })],
    ],
    [['a passive one of an active product', facts({}, { variant_on: false }), ['lines.0.quantity']]],
  ),
  cases(
    hasPrice,
    'R219',
    [
      ['49.90', facts()],
      ['a service for nothing', facts({}, { service: true, price: null })],
    ],
    [
      ['no price', facts({}, { price: null }), ['lines.0.quantity']],
      ['a price of 0', facts({}, { price: '0.00' }), ['lines.0.quantity']],
    ],
  ),
  cases(
    inStock,
    'D3',
    [
      ['all there are', facts({ lines: [line(7, 10)] })],
      ['a service, which has no stock', facts({ lines: [line(7, 99)] }, { service: true, stock: 0 })],
    ],
    [['one more than there are', facts({ lines: [line(7, '11')] }), ['lines.0.quantity']]],
  ),
  cases(
    enoughBought,
    'own',
    [
      ['as many as are bought at least', facts({ lines: [line(7, 4)] }, sixAtMost)],
      ['none, which another rule refuses', facts({ lines: [line(7, 0)] }, sixAtMost)],
      ['one of a product that is bought by the piece', facts({ lines: [line(7, 1)] })],
    ],
    [['one less', facts({ lines: [line(7, '3')] }, sixAtMost), ['lines.0.quantity']]],
  ),
  cases(
    notTooManyBought,
    'own',
    [['as many as are bought at most', facts({ lines: [line(7, 6)] }, sixAtMost)]],
    [
      ['one more', facts({ lines: [line(7, 7)] }, sixAtMost), ['lines.0.quantity']],
      ['one more of a service', facts({ lines: [line(7, 7)] }, { ...sixAtMost, service: true }), ['lines.0.quantity']],
      [
        'one more of each of two',
        facts({ lines: [line(7, 7), line(8, 7)] }, sixAtMost, sixAtMost),
        ['lines.0.quantity', 'lines.1.quantity'],
      ],
    ],
  ),
  cases(
    boughtInSteps,
    'own',
    [['three pairs', facts({ lines: [line(7, 6)] }, sixAtMost)]],
    [['two and a half', facts({ lines: [line(7, 5)] }, sixAtMost), ['lines.0.quantity']]],
  ),
  cases(
    firmNamed,
    'R139',
    [
      ['a firm by its name', invoiced({ contact_type: 'corporate', company_name: 'Örnek A.Ş.' })],
      ['a person, who has none', invoiced({})],
    ],
    [['a firm of blanks', invoiced({ contact_type: 'corporate', company_name: '  ' }), ['invoice.company_name']]],
  ),
  cases(
    firmNumberWhole,
    'R140',
    [
      ['ten digits', firm({ tax_number: '1234567890' })],
      ['none yet', firm({ tax_number: '' })],
      ['nine of somebody who became a person', invoiced({ tax_number: '123456789' })],
    ],
    [
      ['nine digits', firm({ tax_number: '123456789' }), ['invoice.tax_number']],
      ['eleven digits', firm({ tax_number: '12345678901' }), ['invoice.tax_number']],
      ['letters', firm({ tax_number: '12345678AB' }), ['invoice.tax_number']],
    ],
  ),
  cases(
    personNumberWhole,
    'R141',
    [
      ['eleven digits', invoiced({ tc_number: '10000000146' })],
      ['the placeholder of foreigners', invoiced({ tc_number: '11111111111' })],
      ['none yet', invoiced({ tc_number: '' })],
      ['ten of a person who became a firm', firm({ tc_number: '1000000014' })],
    ],
    [
      ['ten digits', invoiced({ tc_number: '1000000014' }), ['invoice.tc_number']],
      ['twelve digits', invoiced({ tc_number: '100000001461' }), ['invoice.tc_number']],
    ],
  ),
  cases(
    quantityGiven,
    'R136',
    [['one piece', facts({ lines: [line(7, '1')] })]],
    ['0', '1.5', '', 'bir'].map((pieces) => [`“${pieces}”`, facts({ lines: [line(7, pieces)] }), ['lines.0.quantity']]),
  ),
  cases(
    amountsRead,
    'D9',
    [
      ['amounts with kuruş', facts()],
      ['a parcel’s price that is none, where there is no parcel', facts({ delivery: 'pickup', shipping_price: 'abc' })],
    ],
    [
      ['letters', facts({ lines: [line(7, 1, 'abc')] }), ['lines.0.price']],
      ['an empty discount', off(''), ['discount']],
      ['a tenth of a kuruş', sent('1.001'), ['shipping_price']],
    ],
  ),
  cases(
    nothingNegative,
    'R159',
    [['nothing', facts({ lines: [line(7, 1, '0')] })]],
    [
      ['a quantity of -1', facts({ lines: [line(7, -1)] }), ['lines.0.quantity']],
      ['a price of -1', facts({ lines: [line(7, 1, '-1')] }), ['lines.0.price']],
      ['a discount of -1', off('-1'), ['discount']],
    ],
  ),
  cases(shippingNotNegative, 'R160', [['0', sent('0')]], [['-0.01', sent('-0.01'), ['shipping_price']]]),
  cases(
    discountWithin,
    'R161',
    [
      ['all of the products', off('99.80')],
      ['100 %', off('100', 'percentage')],
    ],
    [
      ['a kuruş more than the products', off('99.81'), ['discount']],
      ['101 %', off('101', 'percentage'), ['discount']],
    ],
  ),
  cases(
    totalPositive,
    'R163',
    [
      ['0.01', off('99.79')],
      ['no products, which another rule refuses', facts({ lines: [] })],
    ],
    [['nothing left', off('99.80'), ['discount']]],
  ),
  cases(
    totalAsShown,
    'own',
    [
      // Two at 49.90, and 20.00 for the parcel.
      ['it comes to what was shown', facts({ total: '119.80' })],
      ['nothing was shown', facts()],
    ],
    [
      ['a kuruş more was shown', facts({ total: '119.81' })],
      ['what was shown is no amount', facts({ total: 'çok' })],
    ],
  ),
  examples(totalCountable, {
    holds: [
      {
        of: 'D9',
        when: '9,999,999,999,999.99, the most there is',
        facts: facts({ lines: [line(7, 1, '9999999999999.99')], shipping_price: '0' }),
      },
    ],
    refuses: [
      {
        of: 'D9',
        when: '13 times as much, which no number says to the kuruş',
        facts: facts({ lines: [line(7, 1, '1'), line(8, 13, '9999999999999.99')] }),
        at: ['lines.1.price'],
        about: { max: 9_999_999_999_999.99 },
      },
      {
        of: 'D9',
        when: 'a kuruş more with the parcel',
        facts: facts({ lines: [line(7, 1, '9999999999999.99')], shipping_price: '0.01' }),
        at: ['lines.0.price'],
        about: { max: 9_999_999_999_999.99 },
      },
    ],
  }),
  cases(
    deliveryValid,
    'R220',
    [
      ['a method in use', facts({ shipping_method_id: 1 })],
      ['none where it is handed over', facts({ delivery: 'pickup', shipping_method_id: null })],
      ['a country in a zone of it', sentTo([turkiye], { country: 'TÜRKİYE' })],
      ['a province that is meant', sentTo([marmara], { city: 'istanbul' })],
      ['a country that is not written yet', sentTo([turkiye], { country: '' })],
    ],
    [
      ['no method', facts({ shipping_method_id: null }), ['shipping_method_id']],
      ['a passive one', facts({ shipping_method_id: 2 }), ['shipping_method_id']],
      ['a shop without any', { ...facts(), methods: [] }, ['shipping_method_id']],
      ['a country in no zone of it', sentTo([turkiye], { country: 'Almanya' }), ['shipping_method_id']],
      ['a province beside those that are meant', sentTo([marmara], { city: 'İzmir' }), ['shipping_method_id']],
    ],
  ),
  examples(methodServes, {
    holds: [
      { of: 'R220', when: 'one that sends everywhere', facts: sentTo(null, { country: 'Almanya' }) },
      { of: 'R220', when: 'no method, which is told otherwise', facts: sentTo([], {}, { shipping_method_id: null }) },
      {
        of: 'R220',
        when: 'goods that are handed over',
        facts: sentTo([turkiye], { country: 'Almanya' }, { delivery: 'pickup' }),
      },
    ],
    refuses: [
      {
        of: 'R220',
        when: 'a country that it does not send to',
        facts: sentTo([turkiye], { country: 'Almanya', city: '' }),
        about: { method: 'Kargo', place: 'Almanya' },
        at: ['shipping_method_id'],
      },
      {
        of: 'R220',
        when: 'a province that it does not send to',
        facts: sentTo([marmara], { city: 'İzmir' }),
        about: { method: 'Kargo', place: 'İzmir, Türkiye' },
      },
    ],
  }),
  cases(
    paymentOffered,
    'R241',
    [['one that the shop offers', facts({ payment_method: 'cash' })]],
    [
      ['one that is switched off', facts({ payment_method: 'bank_transfer' }), ['payment_method']],
      ['a shop without any', { ...facts(), payments: [] }, ['payment_method']],
    ],
  ),
  cases(
    paymentMinimumMet,
    'R144',
    [
      ['as much as the minimum', paidBy('cash', '100.00')],
      ['a method without a minimum', paidBy('money_transfer', '0.01')],
      ['no product yet', facts({ payment_method: 'cash', lines: [], delivery: 'pickup' })],
    ],
    [['a kuruş less', paidBy('cash', '99.99'), ['payment_method']]],
  ),
  cases(
    paymentMaximumKept,
    'R146',
    [
      ['as much as the maximum', paidBy('credit_card', '50.00')],
      ['a method without a maximum', paidBy('cash', '50000.00')],
    ],
    [['a kuruş more', paidBy('credit_card', '50.01'), ['payment_method']]],
  ),
  cases(
    guestNamed,
    'R130',
    [
      ['three letters', guest({ name: 'Can' })],
      [
        'a customer',
        {
          ...guest({ name: '' }),
          order: newOrderOf(7, { customer_id: 5, guest: { name: '', surname: '', phone: '', email: '' } }),
        },
      ],
    ],
    [
      ['two letters', guest({ name: 'Ya' }), ['guest.name']],
      ['no surname', guest({ surname: '' }), ['guest.surname']],
      ['51 characters', guest({ phone: '5'.repeat(51) }), ['guest.phone']],
    ],
  ),
  cases(
    guestReachable,
    'R134',
    [
      ['none', guest({ email: '' })],
      ['one', guest({ email: 'INFO@ornek.com' })],
    ],
    [['no dot', guest({ email: 'ali@ornek' }), ['guest.email']]],
  ),
  ...addressRules.map((rule, at) => {
    const part = needed[at] ?? 'name'
    return cases(
      rule,
      'R142',
      [
        ['given', facts()],
        ['missing where nothing is sent', facts({ delivery: 'pickup', shipping_address: missing(part) })],
      ],
      [
        ['missing', facts({ shipping_address: missing(part) }), [`shipping_address.${part}`]],
        [
          'missing in the invoice’s',
          facts({ same_address: 0, invoice_address: missing(part) }),
          [`invoice_address.${part}`],
        ],
      ],
    )
  }),
  cases(
    noteShort,
    'R135',
    [['a note of 250', facts({ note: 'x'.repeat(250) })]],
    [['a note of 251', facts({ note: 'x'.repeat(251) }), ['note']]],
  ),
  cases(
    addressTitlesShort,
    'R103',
    [['a title of 100', withAddress({ title: 'x'.repeat(100) })]],
    [['a title of 101', withAddress({ title: 'x'.repeat(101) }), ['shipping_address.title']]],
  ),
  cases(
    addressesShort,
    'R105',
    [['an address of 255', withAddress({ address: 'x'.repeat(255) })]],
    [['an address of 256', withAddress({ address: 'x'.repeat(256) }), ['shipping_address.address']]],
  ),
]

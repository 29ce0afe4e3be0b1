import type { FastSale, SalePayment } from '#api/contract/sales/fast-sale.ts'
import type { OrderVariant } from '#api/contract/sales/new-order.ts'
import type { Rule } from '#api/rules/platform/rule.ts'
import {
  accountsChosen,
  addressGiven,
  customerGiven,
  fastSaleRules,
  methodGiven,
  overrideAllowed,
  paidEqualsTotal,
  paymentGiven,
  paymentsNotNegative,
  paymentsOffered,
  paymentsRead,
  phoneOnePayment,
  saleDiscountWithin,
  typeGiven,
} from '#api/rules/sales/fast-sale.ts'
import { couponOffline, discountsAsTold } from '#api/rules/sales/fast-sale-discounts.ts'
import type { FastSaleFacts } from '#api/rules/sales/fast-sale-facts.ts'
import { saleInHand, tillEmpty } from '#api/rules/sales/fast-sale-parking.ts'
import { campaignOf } from '#tests/fixtures/campaigns.fixture.ts'
import { fastSaleOf } from '#tests/fixtures/fast-sale.fixture.ts'
import { newOrderOf, variantOf } from '#tests/fixtures/new-order.fixture.ts'
import { examples } from '#tests/rules/examples.ts'

type Facts = FastSaleFacts
type Case = readonly [when: string, facts: Facts, at?: readonly string[]]

function facts(changes: Partial<FastSale> = {}, variants: readonly Partial<OrderVariant>[] = [{}]): Facts {
  const known = variants.map((one, at) => variantOf(7 + at, one))
  return {
    sale: fastSaleOf(7, changes),
    customer: true,
    address: newOrderOf(7).shipping_address,
    variants: Object.fromEntries(known.map((one) => [one.variant_id, one])),
    tax_in_price: true,
    methods: [{ id: 1, name: 'Elden teslim', areas: null }],
    payments: [
      { method: 'cash', name: 'Nakit', minimum: '', maximum: '' },
      { method: 'credit_card', name: 'Kart', minimum: '10.00', maximum: '500.00' },
    ],
    accounts: [{ id: 3 }],
    holder: { permissions: [2900] },
    approved: false,
  }
}

const line = (variant_id: number, quantity: string | number = 1, price = '49.90') => ({ variant_id, quantity, price })
const lines = (...all: FastSale['lines']) => facts({ lines: all })
const pay = (method: SalePayment['method'], amount: string, account_id: number | null = null) => ({
  method,
  amount,
  account_id,
})
const paid = (...amounts: string[]) => facts({ payments: amounts.map((amount) => pay('cash', amount)) })
const phone = (...methods: SalePayment['method'][]) =>
  facts({ order_type: 'phone', payments: methods.map((method) => pay(method, '49.90')) })
const off = (value: string, type: FastSale['discount']['type'] = 'fixed') =>
  facts({ discount: { type, value }, lines: [line(7, 1, '100.00')], shipping_price: '20.00' })
const untaxed = (value: string) => ({ ...off(value), tax_in_price: false })
const two = (one: Partial<OrderVariant>, other: Partial<OrderVariant>) =>
  facts({ lines: [line(7), line(8)] }, [one, other])
const one = (variant: Partial<OrderVariant>, quantity: number | string = 1) =>
  facts({ lines: [line(7, quantity)] }, [variant])
const fours = { min_quantity: 4, max_quantity: 8, step_quantity: 4, stock: 99 }
const passedOver = (quantity: number) => facts({ lines: [line(7, quantity)], override: 1 }, [fours])
const byCard = (price: string) => facts({ lines: [line(7, 1, price)], payments: [pay('credit_card', price)] })
/** Two pieces at 49.90 of category 4 with a coupon of ten percent for it, which is 9.98; what changes is said. */
const couponed = (changes: Partial<FastSale> = {}, day = '2026-11-15'): Facts => ({
  ...facts({ coupon_code: 'KASIM10', ...changes }, [{ category_ids: [4] }]),
  campaigns: { day, customer: null, rows: [campaignOf({ kind: 'coupon', code: 'KASIM10' })] },
})
const told = (amount: string, id = 31) => couponed({ discounts: [{ id, amount }] })
const offline = (one: Facts): Facts => ({ ...one, reachable: false })
const abroad = (country: string) => ({
  ...facts(),
  address: { ...newOrderOf(7).shipping_address, country },
  methods: [{ id: 1, name: 'Elden teslim', areas: [{ country: ['Türkiye'], provinces: [] }] }],
})

function cases(rule: Rule<Facts>, of: string, holds: readonly Case[], refuses: readonly Case[]) {
  const told = ([when, given, at]: Case) => ({ of, when, facts: given, ...(at ? { at } : {}) })
  return examples(rule, { holds: holds.map(told), refuses: refuses.map(told) })
}

/** A rule of every order, as the till asks it. */
function ofOrders(id: string): Rule<Facts> {
  const [found, more] = fastSaleRules.filter((rule) => rule.id === id)
  if (!found || more) throw new Error(`The till asks ${id} not once`)
  return found
}

/** The rule of that id that is asked of this field, where several are. */
function also(id: string, mine: readonly Rule<Facts>[]): Rule<Facts> {
  const found = fastSaleRules.find((rule) => rule.id === id && !mine.includes(rule))
  if (!found) throw new Error(`The till does not ask ${id}`)
  return found
}

export default [
  examples(saleInHand, {
    holds: [{ of: 'own', when: 'one product was scanned', facts: { lines: 1 } }],
    refuses: [{ of: 'own', when: 'nothing was', facts: { lines: 0 } }],
  }),
  examples(tillEmpty, {
    holds: [{ of: 'own', when: 'nothing was scanned', facts: { lines: 0 } }],
    refuses: [{ of: 'own', when: 'one product was', facts: { lines: 1 } }],
  }),
  cases(typeGiven, 'R157', [['in the shop', facts()]], [['none', facts({ order_type: null }), ['order_type']]]),
  cases(customerGiven, 'R157', [['one', facts()]], [['none', { ...facts(), customer: false }, ['customer_id']]]),
  cases(addressGiven, 'R157', [['one', facts()]], [['none', { ...facts(), address: null }, ['address_id']]]),
  cases(
    methodGiven,
    'R157',
    [['one', facts()]],
    [['none', facts({ shipping_method_id: null }), ['shipping_method_id']]],
  ),
  cases(paymentGiven, 'R157', [['one', facts()]], [['none', facts({ payments: [] }), ['payments']]]),
  cases(
    paymentsOffered,
    'R241',
    [['both ways of the shop', facts({ payments: [pay('cash', '1'), pay('credit_card', '1')] })]],
    [['one that is switched off', facts({ payments: [pay('bank_transfer', '1')] }), ['payments.0.method']]],
  ),
  cases(
    accountsChosen,
    'own',
    [
      ['the usual one', facts()],
      ['one of the shop', facts({ payments: [pay('cash', '99.80', 3)] })],
    ],
    [['another one', facts({ payments: [pay('cash', '1'), pay('cash', '1', 4)] }), ['payments.1.account_id']]],
  ),
  cases(
    phoneOnePayment,
    'R162',
    [
      ['one way on the phone', phone('cash')],
      ['two ways in the shop', facts({ payments: [pay('cash', '60.00'), pay('credit_card', '39.80')] })],
    ],
    [['two ways on the phone', phone('cash', 'credit_card'), ['order_type']]],
  ),
  examples(paidEqualsTotal, {
    holds: [
      { of: 'R158', when: '60.00 and 39.80 of 99.80', facts: paid('60.00', '39.80') },
      { of: 'R159', when: 'all, and nothing beside it', facts: paid('99.80', '0') },
      { of: 'R158', when: 'no way to pay yet, which is told otherwise', facts: facts({ payments: [] }) },
      { of: 'R158', when: 'no products, which is told otherwise', facts: facts({ lines: [] }) },
    ],
    refuses: [
      { of: 'R158', when: 'a kuruş less', facts: paid('60.00', '39.79'), at: ['payments'], about: { total: '99.80' } },
      { of: 'R158', when: 'a kuruş more', facts: paid('99.81'), at: ['payments'], about: { total: '99.80' } },
    ],
  }),
  cases(paymentsRead, 'D9', [['kuruş', paid('0.01')]], [['letters', paid('1', 'x'), ['payments.1.amount']]]),
  cases(
    paymentsNotNegative,
    'R159',
    [['nothing', paid('100.00', '0')]],
    [['-50.00 beside 150.00', paid('150.00', '-50.00'), ['payments.1.amount']]],
  ),
  cases(
    saleDiscountWithin,
    'R161',
    [
      ['100.00 of 100.00, with a parcel of 20.00', off('100.00')],
      ['100 %', off('100', 'percentage')],
      ['all of what its products cost with their tax, where prices are without', untaxed('120.00')],
    ],
    [
      ['a kuruş more', off('100.01'), ['discount']],
      ['101 %', off('101', 'percentage'), ['discount']],
      ['a kuruş more than with their tax', untaxed('120.01'), ['discount']],
    ],
  ),
  cases(
    overrideAllowed,
    'own',
    [
      ['nothing is passed over', facts()],
      ['full authority', { ...passedOver(5), holder: { permissions: [100] } }],
      ['a second person approved', { ...passedOver(5), approved: true }],
    ],
    [['a cashier', passedOver(5), ['override']]],
  ),
  cases(ofOrders('order.product_required'), 'R136', [['one', facts()]], [['none', lines(), ['product']]]),
  cases(
    ofOrders('order.product_duplicate'),
    'R137',
    [['two', two({}, {})]],
    [['one twice', lines(line(7), line(7)), ['lines.1.quantity']]],
  ),
  cases(ofOrders('order.variant_gone'), 'R71', [['sold', facts()]], [['gone', lines(line(9)), ['lines.0.quantity']]]),
  cases(
    ofOrders('order.service_mixed'),
    'R70',
    [['two services', two({ service: true }, { service: true })]],
    [['a service beside goods', two({ service: true }, {}), ['product']]],
  ),
  cases(
    ofOrders('order.passive_product'),
    'R71',
    [['an active one', facts()]],
    [['a passive one', one({ product_on: false }), ['lines.0.quantity']]],
  ),
  cases(
    ofOrders('order.passive_variant'),
    'R72',
    [['an active one', facts()]],
    [['a passive one', one({ variant_on: false }), ['lines.0.quantity']]],
  ),
  cases(
    ofOrders('order.no_price'),
    'R219',
    [['a service for nothing', one({ service: true, price: null })]],
    [['goods without a price', one({ price: null }), ['lines.0.quantity']]],
  ),
  cases(
    ofOrders('order.no_stock'),
    'D3',
    [['the last one', one({ stock: 1 })]],
    [['one more', one({ stock: 1 }, 2), ['lines.0.quantity']]],
  ),
  cases(
    ofOrders('order.quantity'),
    'R136',
    [['one', one({}, '1')]],
    [['one and a half', one({}, '1.5'), ['lines.0.quantity']]],
  ),
  cases(
    ofOrders('order.below_minimum'),
    'own',
    [
      ['four', one(fours, 4)],
      ['three, passed over', passedOver(3)],
    ],
    [['three', one(fours, 3), ['lines.0.quantity']]],
  ),
  cases(
    ofOrders('order.above_maximum'),
    'own',
    [
      ['eight', one(fours, 8)],
      ['nine, passed over', passedOver(9)],
    ],
    [['nine', one(fours, 9), ['lines.0.quantity']]],
  ),
  cases(
    ofOrders('order.not_in_steps'),
    'own',
    [
      ['eight', one(fours, 8)],
      ['five, passed over', passedOver(5)],
    ],
    [['five', one(fours, 5), ['lines.0.quantity']]],
  ),
  cases(
    also('validation.amount', [paymentsRead]),
    'D9',
    [['kuruş', facts()]],
    [['letters', lines(line(7, 1, 'abc')), ['lines.0.price']]],
  ),
  cases(
    also('validation.negative', [paymentsNotNegative]),
    'R159',
    [['nothing', lines(line(7, 1, '0'))]],
    [['a price of -1', lines(line(7, 1, '-1')), ['lines.0.price']]],
  ),
  cases(
    ofOrders('order.coupon_not_applied'),
    'own',
    [
      ['a coupon for the goods', couponed()],
      ['none', facts()],
    ],
    [
      ['a coupon whose days are over', couponed({}, '2026-12-01'), ['coupon_code']],
      ['one that nobody told of', facts({ coupon_code: 'KASIM10' }), ['coupon_code']],
    ],
  ),
  cases(
    couponOffline,
    'own',
    [
      ['a coupon, and the server answers', couponed()],
      ['nobody answers, and nothing is given off', offline(facts())],
      [
        'nobody answers, and a campaign is for other goods',
        offline({ ...couponed({ coupon_code: '' }), variants: {} }),
      ],
    ],
    [
      ['a coupon, and nobody answers', offline(couponed()), ['coupon_code']],
      ['a code that gives nothing, and nobody answers', offline(facts({ coupon_code: 'KASIM10' })), ['coupon_code']],
    ],
  ),
  cases(
    discountsAsTold,
    'own',
    [
      ['to the kuruş', told('9.98')],
      ['nothing was told of any', couponed()],
      ['none, and there are none', facts({ discounts: [] })],
    ],
    [
      ['a kuruş more', told('9.99'), ['discounts']],
      ['of another campaign', told('9.98', 32), ['discounts']],
      ['one that gives nothing any more', facts({ discounts: [{ id: 31, amount: '9.98' }] }), ['discounts']],
      ['none, and one gives something now', couponed({ discounts: [] }), ['discounts']],
    ],
  ),
  cases(
    ofOrders('validation.shipping_negative'),
    'R160',
    [['0', facts({ shipping_price: '0' })]],
    [['-0.01', facts({ shipping_price: '-0.01' }), ['shipping_price']]],
  ),
  cases(
    ofOrders('fastsale.total_zero'),
    'R163',
    [['0.01', facts({ discount: { type: 'fixed', value: '99.79' } })]],
    [['nothing', facts({ discount: { type: 'fixed', value: '99.80' } }), ['discount']]],
  ),
  cases(
    ofOrders('order.total_too_large'),
    'D9',
    [['the most there is', lines(line(7, 1, '9999999999999.99'))]],
    [['twice as much', lines(line(7, 2, '9999999999999.99')), ['lines.0.price']]],
  ),
  cases(
    ofOrders('order.no_delivery'),
    'R220',
    [
      ['a method in use', facts()],
      ['none, which is told otherwise', facts({ shipping_method_id: null })],
    ],
    [['a passive one', facts({ shipping_method_id: 2 }), ['shipping_method_id']]],
  ),
  cases(
    ofOrders('order.outside_zones'),
    'R220',
    [['an address that it serves', abroad('Türkiye')]],
    [['one that it does not', abroad('Almanya'), ['shipping_method_id']]],
  ),
  cases(
    ofOrders('validation.max_length'),
    'R135',
    [['250 letters', facts({ note: 'x'.repeat(250) })]],
    [['251', facts({ note: 'x'.repeat(251) }), ['note']]],
  ),
  cases(
    ofOrders('order.payment_below_minimum'),
    'R144',
    [['10.00 by card', byCard('10.00')]],
    [['a kuruş less', byCard('9.99'), ['payments.0.method']]],
  ),
  cases(
    ofOrders('order.payment_above_maximum'),
    'R146',
    [['500.00 by card', byCard('500.00')]],
    [['a kuruş more', byCard('500.01'), ['payments.0.method']]],
  ),
]

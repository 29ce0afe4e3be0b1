import type { SalePayment } from '#api/contract/sales/fast-sale.ts'
import { inChoices, isAmount, required } from '#api/rules/platform/fields.ts'
import { decimalOf, type Minor, minorOf } from '#api/rules/platform/money.ts'
import { fieldRule, type Rule, rule, type Says } from '#api/rules/platform/rule.ts'
import { fullAccess, permits } from '#api/rules/platform/session.ts'
import { couponOffline, discountsAsTold } from './fast-sale-discounts.ts'
import { type FastSaleFacts, ofSale } from './fast-sale-facts.ts'
import { fastSaleSums, productTotal } from './fast-sale-sums.ts'
import {
  amountsRead,
  deliveryValid,
  discountWithin,
  methodServes,
  nothingNegative,
  shippingNotNegative,
  totalCountable,
  totalPositive,
} from './new-order.ts'
import { noteShort } from './new-order-buyer.ts'
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
} from './new-order-lines.ts'
import { couponApplies } from './order-campaigns.ts'
import { enoughForMethod, notTooMuchForMethod } from './payment-methods.ts'

type Facts = FastSaleFacts

/** What the fields of a sale are called. */
export const saleLabels = {
  order_type: /*i18n*/ { id: 'till.order_type', message: 'Sipariş türü' },
  customer_id: /*i18n*/ { id: 'till.customer', message: 'Müşteri' },
  address_id: /*i18n*/ { id: 'till.address', message: 'Adres' },
  shipping_method_id: /*i18n*/ { id: 'till.shipping_method', message: 'Teslimat yöntemi' },
  payments: /*i18n*/ { id: 'till.payments', message: 'Ödeme yöntemi' },
} as const satisfies Record<string, Says>

// R157, part by part: each says its own field.
export const typeGiven = given('order_type', ({ sale }) => sale.order_type !== null)
export const customerGiven = given('customer_id', ({ customer }) => customer)
export const addressGiven = given('address_id', ({ address }) => address !== null)
export const methodGiven = given('shipping_method_id', ({ sale }) => sale.shipping_method_id !== null)
export const paymentGiven = given('payments', ({ sale }) => sale.payments.length > 0)

/** It is paid in ways that the shop offers: one that was switched off is none of them (R241). */
export const paymentsOffered: Rule<Facts> = chosenAt('method', ({ method }, { payments }) =>
  payments.some((one) => one.method === method),
)

/** Money comes into an account of the shop that takes its currency. */
export const accountsChosen: Rule<Facts> = chosenAt(
  'account_id',
  ({ account_id }, { accounts }) => account_id === null || accounts.some(({ id }) => id === account_id),
)

export const phoneOnePayment: Rule<Facts> = rule(
  /*i18n*/ {
    id: 'fastsale.phone_one_payment',
    message: 'Telefon siparişinde yalnızca bir ödeme yöntemi kullanılabilir.',
  },
  'R162',
  ({ sale: { order_type, payments } }) =>
    order_type !== 'phone' || new Set(payments.map(({ method }) => method)).size < 2,
  { at: () => ['order_type'] },
)

/** To the kuruş; what is given back is none of it. Nothing is said of it while there is nothing to pay, or no way. */
export const paidEqualsTotal: Rule<Facts> = rule(
  /*i18n*/ { id: 'fastsale.paid_not_total', message: 'Ödenen tutar toplama ({total}) eşit olmalıdır.' },
  'R158',
  (facts) => {
    const { lines, payments } = facts.sale
    return lines.length === 0 || payments.length === 0 || paidIn(payments) === fastSaleSums(facts).total
  },
  { about: (facts) => ({ total: decimalOf(fastSaleSums(facts).total) }), at: () => ['payments'] },
)

export const paymentsRead: Rule<Facts> = fieldRule(isAmount.says, 'D9', ({ sale: { payments } }) =>
  payments.flatMap(({ amount }, at) => (isAmount.holds(amount) ? [] : [`payments.${at}.amount`])),
)

export const paymentsNotNegative: Rule<Facts> = fieldRule(nothingNegative.says, 'R159', ({ sale: { payments } }) =>
  payments.flatMap(({ amount }, at) => ((minorOf(amount) ?? 0) < 0 ? [`payments.${at}.amount`] : [])),
)

export const saleDiscountWithin: Rule<Facts> = fieldRule(discountWithin.says, 'R161', (facts) => {
  const { type, value } = facts.sale.discount
  const most = type === 'percentage' ? 100_00 : productTotal(facts)
  return (minorOf(value) ?? 0) > most ? ['discount'] : []
})

/** The numbers in which a product is bought are passed over by whoever may do everything, or with their approval. */
export const overrideAllowed: Rule<Facts> = rule(
  /*i18n*/ {
    id: 'fastsale.override_code',
    message: 'Alım adetleri yalnızca tam yetkiyle ({code}) ya da tam yetkili birinin onayıyla aşılabilir.',
  },
  [],
  ({ sale, holder, approved }) => sale.override !== 1 || approved || permits(holder, [fullAccess]),
  { about: () => ({ code: fullAccess }), at: () => ['override'] },
)

const bySteps = ({ sale }: Facts) => sale.override !== 1

/** What is said of a product when it is scanned: none that breaks one of these becomes a line. */
export const saleLineRules: readonly Rule<Facts>[] = [
  servicesAlone,
  productActive,
  variantActive,
  hasPrice,
  inStock,
].map((one) => ofSale(one))

/** The most that is bought at once, which may be passed over. */
export const saleMaximumKept: Rule<Facts> = ofSale(notTooManyBought, bySteps)

const lineRules: readonly Rule<Facts>[] = [
  ...[productRequired, productOnce, soldStill].map((one) => ofSale(one)),
  ...saleLineRules,
  ofSale(quantityGiven),
  ofSale(enoughBought, bySteps),
  saleMaximumKept,
  ofSale(boughtInSteps, bySteps),
  overrideAllowed,
  ...[amountsRead, nothingNegative, shippingNotNegative, couponApplies].map((one) => ofSale(one)),
  saleDiscountWithin,
  ...[totalPositive, totalCountable].map((one) => ofSale(one)),
]

/** What must hold before a sale is paid: what is sold, to whom and how it goes there. */
export const salePayableRules: readonly Rule<Facts>[] = [
  ...lineRules,
  typeGiven,
  customerGiven,
  addressGiven,
  methodGiven,
  ofSale(deliveryValid, ({ sale }) => sale.shipping_method_id !== null),
  ofSale(methodServes),
  ofSale(noteShort),
]

/** What must hold before a sale is finished. */
export const fastSaleRules: readonly Rule<Facts>[] = [
  ...salePayableRules,
  paymentGiven,
  paymentsOffered,
  accountsChosen,
  paymentsRead,
  paymentsNotNegative,
  phoneOnePayment,
  paidEqualsTotal,
  forEachMethod(enoughForMethod),
  forEachMethod(notTooMuchForMethod),
  couponOffline,
]

/** What must hold before a sale is stored, of what the server gives at that moment. */
export const storedSaleRules: readonly Rule<Facts>[] = [...fastSaleRules, discountsAsTold]

/** What was paid; what is no amount yet counts as nothing. */
export function paidIn(payments: readonly Pick<SalePayment, 'amount'>[]): Minor {
  return payments.reduce((sum, { amount }) => sum + (minorOf(amount) ?? 0), 0)
}

function given(field: keyof typeof saleLabels, holds: (facts: Facts) => boolean): Rule<Facts> {
  return { ...required(saleLabels[field]), holds, at: () => [field] }
}

function chosenAt(field: 'method' | 'account_id', holds: (payment: SalePayment, facts: Facts) => boolean): Rule<Facts> {
  const at = (facts: Facts) =>
    facts.sale.payments.flatMap((payment, place) => (holds(payment, facts) ? [] : [`payments.${place}.${field}`]))
  return { ...inChoices([]), holds: (facts) => at(facts).length === 0, at }
}

/** The limits of each way of paying that is used, asked of what the sale comes to. */
function forEachMethod(limit: typeof enoughForMethod): Rule<Facts> {
  const outside = (facts: Facts) => {
    const { total } = fastSaleSums(facts)
    return facts.sale.payments.flatMap(({ method: used }, at) => {
      const paid = { method: facts.payments.find(({ method }) => method === used), total }
      return facts.sale.lines.length === 0 || limit.holds(paid) ? [] : [{ paid, at }]
    })
  }
  return {
    ...limit,
    holds: (facts) => outside(facts).length === 0,
    about: (facts) => outside(facts).map(({ paid }) => limit.about?.(paid) ?? {})[0] ?? {},
    at: (facts) => outside(facts).map(({ at }) => `payments.${at}.method`),
  }
}

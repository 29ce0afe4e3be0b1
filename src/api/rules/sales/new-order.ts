import { inChoices, isAmount } from '#api/rules/platform/fields.ts'
import { decimalOf, largestAmount, type Minor, minorOf } from '#api/rules/platform/money.ts'
import { fieldRule, type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'
import { outsideZones, serves } from './delivery-areas.ts'
import { newOrderBuyerRules } from './new-order-buyer.ts'
import type { NewOrderFacts, SendingMethod } from './new-order-facts.ts'
import {
  below,
  boughtInSteps,
  enoughBought,
  inStock,
  newLineRules,
  notTooManyBought,
  productRequired,
  quantityGiven,
  soldStill,
} from './new-order-lines.ts'
import { newOrderSums } from './new-order-sums.ts'
import { couponApplies, discountsOf } from './order-campaigns.ts'
import { orderTaxes } from './order-taxes.ts'
import { enoughForMethod, notTooMuchForMethod } from './payment-methods.ts'

type Facts = NewOrderFacts

/** What was scanned or chosen is on its way, or could not be asked for: without it the order would be another one. */
export const nothingAwaited: Rule<{ awaited: boolean }> = rule(
  /*i18n*/ {
    id: 'order.still_asked',
    message: 'Aranan ürün ya da müşteri daha gelmedi: bekleyin, yeniden deneyin ya da aramaktan vazgeçin.',
  },
  [],
  ({ awaited }) => !awaited,
)

export const codeSold = serverRule(
  /*i18n*/ { id: 'fastsale.code_not_found', message: '{code} kodlu aktif ürün yok.' },
  'R18',
)

const amounts = ({ order }: Facts): [string, string | number][] => [
  ...order.lines.map(({ price }, at): [string, string | number] => [`lines.${at}.price`, price]),
  ['discount', order.discount.value],
  ...(order.delivery === 'cargo' ? ([['shipping_price', order.shipping_price]] as [string, string | number][]) : []),
]

export const amountsRead = fieldRule<Facts>(isAmount.says, 'D9', (facts) =>
  amounts(facts).flatMap(([path, amount]) => (isAmount.holds(amount) ? [] : [path])),
)

export const nothingNegative = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.negative', message: 'Negatif tutar girilemez.' },
  'R159',
  (facts) => [
    ...facts.order.lines.flatMap(({ quantity }, at) => (below(quantity) ? [`lines.${at}.quantity`] : [])),
    ...amounts(facts).flatMap(([path, amount]) => (path !== 'shipping_price' && below(amount) ? [path] : [])),
  ],
)

export const shippingNotNegative = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.shipping_negative', message: "Kargo ücreti 0'dan küçük olamaz." },
  'R160',
  ({ order }) => (order.delivery === 'cargo' && below(order.shipping_price) ? ['shipping_price'] : []),
)

export const discountWithin = fieldRule<Facts>(
  /*i18n*/ { id: 'fastsale.discount_above_total', message: 'İndirim ürün toplamını aşamaz.' },
  'R161',
  (facts) => {
    const { discount, products } = sumsOf(facts)
    return discount > products ? ['discount'] : []
  },
)

export const totalPositive: Rule<Facts> = rule(
  /*i18n*/ { id: 'fastsale.total_zero', message: "Toplam 0'dan büyük olmalıdır." },
  'R163',
  (facts) => facts.order.lines.length === 0 || sumsOf(facts).total > 0,
  { at: () => ['discount'] },
)

/** What cannot be counted to the kuruş is not sold in one order. */
export const totalCountable: Rule<Facts> = rule(
  /*i18n*/ { id: 'order.total_too_large', message: 'Bir siparişin toplamı en çok {max, number} olabilir.' },
  'D9',
  (facts) => {
    const { products, total } = sumsOf(facts)
    return Math.max(products, total) <= largestAmount
  },
  { about: () => ({ max: largestAmount / 100 }), at: (facts) => [`lines.${dearest(facts)}.price`] },
)

/** A parcel goes by one of the methods that the shop has in use and that send to its address; what is handed over in the shop needs none. */
export const deliveryValid: Rule<Facts> = rule(
  /*i18n*/ { id: 'order.no_delivery', message: 'Geçerli teslimat yöntemi yok.' },
  'R220',
  (facts) => {
    const method = methodOf(facts)
    return facts.order.delivery === 'pickup' || (method !== undefined && sendsThere(method, facts))
  },
  { at: () => ['shipping_method_id'] },
)

/** Says why, where there is a method and it is the address that it does not send to. */
export const methodServes: Rule<Facts> = rule(
  outsideZones,
  'R220',
  (facts) => {
    const method = methodOf(facts)
    return facts.order.delivery === 'pickup' || method === undefined || sendsThere(method, facts)
  },
  {
    about: (facts) => {
      const { city, country } = facts.order.shipping_address
      return {
        method: methodOf(facts)?.name ?? '',
        place: [city, country]
          .map((one) => one.trim())
          .filter(Boolean)
          .join(', '),
      }
    },
    at: () => ['shipping_method_id'],
  },
)

function methodOf({ order, methods }: Facts) {
  return methods.find(({ id }) => id === order.shipping_method_id)
}

function sendsThere({ areas }: SendingMethod, { order }: Facts): boolean {
  return serves(areas, order.shipping_address)
}

/** It is paid in one of the ways that the shop offers: one that was switched off stays on the orders that have it. */
export const paymentOffered: Rule<Facts> = {
  ...inChoices([]),
  holds: (facts) => paymentOf(facts) !== undefined,
  at: () => ['payment_method'],
}

export const paymentMinimumMet: Rule<Facts> = forPayment(enoughForMethod)
export const paymentMaximumKept: Rule<Facts> = forPayment(notTooMuchForMethod)

/** What somebody saw is what is stored, or nothing is: a campaign may begin or end while an order is written. */
export const totalAsShown: Rule<Facts> = rule(
  /*i18n*/ {
    id: 'order.total_changed',
    message: 'Toplam değişti: ekranda {was} yazıyordu, artık {total}. Yeni toplama bakıp yeniden gönderin.',
  },
  'own',
  (facts) => facts.order.total === undefined || minorOf(facts.order.total) === sumsOf(facts).total,
  {
    about: (facts) => ({
      was: decimalOf(minorOf(facts.order.total ?? '') ?? 0),
      total: decimalOf(sumsOf(facts).total),
    }),
  },
)

/** What the form is held to before it is sent, in its order. */
export const newOrderFormRules: readonly Rule<Facts>[] = [
  productRequired,
  inStock,
  quantityGiven,
  enoughBought,
  notTooManyBought,
  boughtInSteps,
  amountsRead,
  nothingNegative,
  shippingNotNegative,
  couponApplies,
  discountWithin,
  totalPositive,
  totalCountable,
  deliveryValid,
  methodServes,
  paymentOffered,
  paymentMinimumMet,
  paymentMaximumKept,
  ...newOrderBuyerRules,
]

/** What must hold before an order is stored, of what is sold at that moment. */
export const newOrderRules: readonly Rule<Facts>[] = [soldStill, ...newLineRules, ...newOrderFormRules, totalAsShown]

/** The sums of the order with the rates of its variants, and with what campaigns give off. */
export function sumsOf(facts: Facts) {
  const { order, variants, tax_in_price } = facts
  const { lines: off, free_shipping } = discountsOf(facts)
  const lines = order.lines.map((line, at) => ({
    ...line,
    tax_rate: variants[line.variant_id]?.tax_rate ?? 0,
    off: off[at] ?? 0,
  }))
  return newOrderSums({ ...order, lines, tax_in_price, free_shipping })
}

/** The tax in what the order comes to, by rate and with that of its parcel: as its page and its invoice will say it. */
export function taxesOf(facts: Facts): { rate: number; tax: Minor }[] {
  const { lines, discount, shipping, total } = sumsOf(facts)
  const rateOf = (at: number) => facts.variants[facts.order.lines[at]?.variant_id ?? 0]?.tax_rate ?? 0
  const priced = lines.map((line, id) => ({ ...line, id, name: '', tax_rate: rateOf(id) }))
  const sold = priced.filter(({ quantity }) => quantity > 0)
  const { taxes } = orderTaxes({ lines: sold, discount_total: discount, shipping_total: shipping, total })
  return taxes.map(({ rate, tax }) => ({ rate, tax: minorOf(tax) ?? 0 }))
}

function paymentOf({ order, payments }: Facts) {
  return payments.find(({ method }) => method === order.payment_method)
}

/** The limits of the chosen way of paying, asked of what the order comes to; of one without lines nothing is known. */
function forPayment(limit: typeof enoughForMethod): Rule<Facts> {
  const paid = (facts: Facts) => ({ method: paymentOf(facts), total: sumsOf(facts).total })
  return {
    ...limit,
    holds: (facts) => facts.order.lines.length === 0 || limit.holds(paid(facts)),
    about: (facts) => limit.about?.(paid(facts)) ?? {},
    at: () => ['payment_method'],
  }
}

/** The line that costs the most. */
function dearest(facts: Facts): number {
  const totals = sumsOf(facts).lines.map(({ total }) => total)
  return totals.indexOf(Math.max(...totals))
}

import type { CollectionMethod, PaymentChoice, PaymentMethod } from '#api/contract/sales/orders.ts'
import type { RecordFacts } from '#api/resources/platform/resource.ts'
import { isAmount } from '#api/rules/platform/fields.ts'
import { type Minor, minorOf } from '#api/rules/platform/money.ts'
import { type Rule, rule, type Says } from '#api/rules/platform/rule.ts'

/** What each way of paying is called. */
export const methodSays: Readonly<Record<PaymentMethod, Says>> = {
  money_transfer: /*i18n*/ { id: 'orders.money_transfer', message: 'Havale' },
  bank_transfer: /*i18n*/ { id: 'orders.bank_transfer', message: 'EFT' },
  credit_card: /*i18n*/ { id: 'orders.credit_card', message: 'Kredi kartı' },
  cash: /*i18n*/ { id: 'orders.cash', message: 'Nakit' },
  cash_on_delivery: /*i18n*/ { id: 'orders.cash_on_delivery', message: 'Kapıda nakit ödeme' },
  card_on_delivery: /*i18n*/ { id: 'orders.card_on_delivery', message: 'Kapıda kartla ödeme' },
}

/** The same of money that a customer brings. */
export const collectionMethodSays: Readonly<Record<CollectionMethod, Says>> = {
  ...methodSays,
  cheque: /*i18n*/ { id: 'cheques.one', message: 'Çek' },
}

/** What the rules over an order's total and its method judge. */
export interface PaidWith {
  /** The method that was chosen; nothing where the shop does not offer it. */
  readonly method: Pick<PaymentChoice, 'name' | 'minimum' | 'maximum'> | undefined
  readonly total: Minor
}

/** Facts: a payment method as it is written. */
export const minimumNotNegative: Rule<RecordFacts> = rule(
  /*i18n*/ { id: 'validation.payment_min', message: 'Minimum en az 0 olmalıdır.' },
  'R144',
  ({ minimum }) => (limitOf(minimum) ?? 0) >= 0,
  { at: () => ['minimum'] },
)

export const minimumNotAboveMaximum: Rule<RecordFacts> = rule(
  /*i18n*/ { id: 'validation.min_above_max', message: 'Minimum, maksimumdan büyük olamaz.' },
  'R145',
  ({ minimum, maximum }) => (limitOf(minimum) ?? 0) <= (limitOf(maximum) ?? Number.POSITIVE_INFINITY),
  { at: () => ['minimum'] },
)

export const maximumPositive: Rule<RecordFacts> = rule(
  /*i18n*/ { id: 'validation.payment_max', message: "Maksimum 0'dan büyük olmalıdır." },
  'R146',
  ({ maximum }) => (limitOf(maximum) ?? 1) > 0,
  { at: () => ['maximum'] },
)

/** What a payment method's limits are held to. */
export const paymentLimitRules = [minimumNotNegative, minimumNotAboveMaximum, maximumPositive] as const

/** Facts: an order's total, and the method that is to pay it. */
export const enoughForMethod: Rule<PaidWith> = rule(
  /*i18n*/ {
    id: 'order.payment_below_minimum',
    message: '{name} en az {min, number} tutarındaki siparişler içindir.',
  },
  ['R144', 'R241'],
  ({ method, total }) => total >= (limitOf(method?.minimum) ?? 0),
  { about: ({ method }) => ({ name: method?.name ?? '', min: (limitOf(method?.minimum) ?? 0) / 100 }) },
)

export const notTooMuchForMethod: Rule<PaidWith> = rule(
  /*i18n*/ {
    id: 'order.payment_above_maximum',
    message: '{name} en çok {max, number} tutarındaki siparişler içindir.',
  },
  ['R146', 'R241'],
  ({ method, total }) => total <= (limitOf(method?.maximum) ?? Number.POSITIVE_INFINITY),
  { about: ({ method }) => ({ name: method?.name ?? '', max: (limitOf(method?.maximum) ?? 0) / 100 }) },
)

/** A limit as it is written; `null` where there is none, and where it is no amount, which its field says. */
function limitOf(written: unknown): Minor | null {
  if (written === '' || written === null || written === undefined || !isAmount.holds(written)) return null
  return minorOf(written as string | number)
}

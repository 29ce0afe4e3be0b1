import type { ChequePaper, ChequeStatus } from '#api/contract/money/cheques.ts'
import type { CollectionMethod, PaymentChoice } from '#api/contract/sales/orders.ts'
import type { PaymentDefaults, ReceivedPayment } from '#api/contract/sales/payments.ts'
import { inChoices } from '#api/rules/platform/fields.ts'
import { decimalOf, minorOf } from '#api/rules/platform/money.ts'
import { broken, type Refusal, type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'
import { wrongInPayment } from '#api/rules/sales/payments.ts'
import { debtOf, type OwingOrder, sameCurrency } from './allocation.ts'
import { paperRules } from './cheques.ts'

/** What a collection is judged with: the orders that were chosen, as much as is owed of them now, and how the money comes. */
export interface CollectionFacts {
  readonly orders: readonly OwingOrder[]
  /** As it was typed, or came over the wire. */
  readonly amount: string
  readonly method: CollectionMethod | ''
  /** The ways of paying that the shop offers now. */
  readonly methods: readonly Pick<PaymentChoice, 'method'>[]
  readonly payment: ReceivedPayment
  readonly offered: PaymentDefaults
  /** The cheque, where it comes by one. */
  readonly cheque?: ChequePaper | undefined
}

export const someOrder: Rule<Pick<CollectionFacts, 'orders'>> = rule(
  /*i18n*/ { id: 'collect.order_required', message: 'En az bir sipariş seçin.' },
  'R153',
  ({ orders }) => orders.length > 0,
  { at: () => ['order_ids'] },
)

export const oneCurrency: Rule<Pick<CollectionFacts, 'orders'>> = rule(
  /*i18n*/ { id: 'collect.currency_skipped', message: 'Farklı para birimindeki {count} sipariş atlandı.' },
  ['R156', 'D10'],
  ({ orders }) => sameCurrency(orders).skipped.length === 0,
  { about: ({ orders }) => ({ count: sameCurrency(orders).skipped.length }), at: () => ['order_ids'] },
)

export const amountValid: Rule<Pick<CollectionFacts, 'amount'>> = rule(
  /*i18n*/ { id: 'collect.amount_invalid', message: 'Geçerli bir tutar girin.' },
  ['R154', 'D9'],
  ({ amount }) => (minorOf(amount) ?? 0) > 0,
  { at: () => ['amount'] },
)

/** Facts: an amount that is none is told by the rule before, and where nothing is chosen, that is told alone. */
export const notAboveDebt: Rule<Pick<CollectionFacts, 'orders' | 'amount'>> = rule(
  /*i18n*/ { id: 'collect.amount_above_debt', message: 'Tutar toplam borçtan ({debt}) fazla.' },
  ['R155', 'R60'],
  ({ orders, amount }) => orders.length === 0 || (minorOf(amount) ?? 0) <= debtOf(sameCurrency(orders).taken),
  {
    about: ({ orders }) => ({
      debt: `${decimalOf(debtOf(sameCurrency(orders).taken))} ${orders[0]?.currency ?? ''}`.trim(),
    }),
    at: () => ['amount'],
  },
)

/** One that was switched off is none that the shop takes (R241); a cheque is none of an order's, and is always taken. */
export const methodOffered: Rule<Pick<CollectionFacts, 'method' | 'methods'>> = {
  ...inChoices([]),
  holds: ({ method, methods }) => method === 'cheque' || methods.some((one) => one.method === method),
  at: () => ['method'],
}

const collectionRules = [
  someOrder,
  oneCurrency,
  amountValid,
  notAboveDebt,
  methodOffered,
] as const satisfies readonly Rule<CollectionFacts>[]

/** What keeps this money from being collected; where no order is chosen, which account takes it is not asked yet. */
export function wrongInCollection(facts: CollectionFacts): Refusal[] {
  const payment = wrongInPayment({ ...facts.payment, offered: facts.offered })
  const intoAccount = facts.orders.length > 0 && facts.method !== 'cheque'
  const asked = intoAccount ? payment : payment.filter(({ at }) => !at?.includes('account_id'))
  return [...broken<CollectionFacts>(collectionRules, facts), ...asked, ...wrongInPaper(facts)]
}

const noPaper: ChequePaper = { number: '', bank: '', branch: '', drawer: '', iban: '', due_on: '' }

/** Of a collection by cheque, what is wrong with the cheque. */
function wrongInPaper({ method, cheque = noPaper }: CollectionFacts): Refusal[] {
  if (method !== 'cheque') return []
  return broken<ChequePaper>(paperRules, cheque).map(({ at = [], ...one }) => ({
    ...one,
    at: at.map((name) => `cheque.${name}`),
  }))
}

/** Two at once, of which the later one saw what was owed before: the money is spread anew before anybody confirms it. */
export const debtUnchanged = serverRule(
  /*i18n*/ { id: 'collect.debt_changed', message: 'Borç bu arada değişti. Yenileyin ve dağıtıma yeniden bakın.' },
  'R155',
)

/** What taking a collection back is judged with. */
interface UndoFacts {
  readonly undone: boolean
  /** Where the cheque stands by which it came. */
  readonly cheque: ChequeStatus | null
  /** The orders that it was spread over, as they stand now. */
  readonly orders: readonly { readonly number: string; readonly status: string; readonly refunded: boolean }[]
}

export const notUndone: Rule<Pick<UndoFacts, 'undone'>> = rule(
  /*i18n*/ { id: 'collect.undone', message: 'Bu tahsilat geri alındı.' },
  [],
  ({ undone }) => !undone,
)

export const noneEnded: Rule<Pick<UndoFacts, 'orders'>> = rule(
  /*i18n*/ {
    id: 'collect.order_ended',
    message: 'Siparişi kapandığı için tahsilat geri alınamaz ({numbers}); parası sipariş iadesiyle geri gider.',
  },
  'R62',
  ({ orders }) => orders.every((order) => !hasEnded(order)),
  { about: ({ orders }) => ({ numbers: numbersOf(orders.filter(hasEnded)) }) },
)

export const noneRefunded: Rule<Pick<UndoFacts, 'orders'>> = rule(
  /*i18n*/ {
    id: 'collect.money_went_back',
    message: 'Para iadesi yapılan siparişin tahsilatı geri alınamaz ({numbers}).',
  },
  'D1',
  ({ orders }) => orders.every((order) => hasEnded(order) || !order.refunded),
  { about: ({ orders }) => ({ numbers: numbersOf(orders.filter((one) => !hasEnded(one) && one.refunded)) }) },
)

/** Facts: where the cheque stands by which the money came. */
export const chequeInPortfolio: Rule<Pick<UndoFacts, 'cheque'>> = rule(
  /*i18n*/ {
    id: 'collect.cheque_moved',
    message: 'Tahsilatın çeki portföyde değil: önce çeki portföye geri alın.',
  },
  [],
  ({ cheque }) => cheque === null || cheque === 'portfolio',
)

/** What keeps a collection from being taken back. One that was taken back before says that alone. */
export function undoRefusals(facts: UndoFacts): Refusal[] {
  return facts.undone
    ? broken([notUndone], facts)
    : broken<UndoFacts>([chequeInPortfolio, noneEnded, noneRefunded], facts)
}

function hasEnded({ status }: { readonly status: string }): boolean {
  return ['cancelled', 'rejected', 'refunded'].includes(status)
}

/** As many as a sentence holds. */
function numbersOf(orders: readonly { readonly number: string }[]): string {
  const told = orders.slice(0, 5).map(({ number }) => number)
  return [...told, ...(orders.length > told.length ? ['…'] : [])].join(', ')
}

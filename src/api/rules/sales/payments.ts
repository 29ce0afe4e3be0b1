import type { PaymentDefaults, ReceivedPayment } from '#api/contract/sales/payments.ts'
import { isDay } from '#api/rules/platform/dates.ts'
import { maxLength, required } from '#api/rules/platform/fields.ts'
import { periodOpen } from '#api/rules/platform/ledger.ts'
import { broken, type Refusal, type Rule, rule, type Says, serverRule } from '#api/rules/platform/rule.ts'

/** What money of an order is judged with that is marked as come. */
export interface PaymentFacts extends ReceivedPayment {
  readonly offered: PaymentDefaults
}

export const paymentLabels: Readonly<Record<keyof ReceivedPayment, Says>> = {
  account_id: /*i18n*/ { id: 'payments.account', message: 'Paranın girdiği hesap' },
  day: /*i18n*/ { id: 'payments.day', message: 'Ödeme tarihi' },
  reference: /*i18n*/ { id: 'payments.reference', message: 'Dekont ya da referans no' },
}

/** It is one of those that take the order's currency; a shop without one gets it with its first money. */
export const paymentAccountChosen: Rule<PaymentFacts> = {
  ...required(paymentLabels.account_id),
  holds: ({ account_id, offered: { accounts } }) =>
    account_id === null ? accounts.length === 0 : accounts.some(({ id }) => id === account_id),
  at: () => ['account_id'],
}

export const paymentDayGiven: Rule<PaymentFacts> = {
  ...required(paymentLabels.day),
  holds: ({ day }) => isDay(day),
  at: () => ['day'],
}

export const paymentNotAhead: Rule<PaymentFacts> = rule(
  /*i18n*/ { id: 'payment.in_future', message: 'Gelecek bir tarihte gelen para işaretlenemez.' },
  [],
  ({ day, offered }) => !isDay(day) || day <= offered.day,
  { at: () => ['day'] },
)

/** What was closed is told before anything is sent; a day that is none says so alone. */
export const paymentPeriodOpen: Rule<PaymentFacts> = {
  ...periodOpen,
  holds: ({ day, offered: { closed_until } }) => !isDay(day) || periodOpen.holds({ day, closed_until }),
  about: ({ offered: { closed_until } }) => ({ closed_until: closed_until ?? '' }),
  at: () => ['day'],
}

/** The longest a reference may be. */
const longest = 100
const fits = maxLength(longest)

export const paymentReferenceFits: Rule<PaymentFacts> = {
  ...fits,
  holds: ({ reference }) => fits.holds(reference.trim()),
  about: () => ({ max: longest }),
  at: () => ['reference'],
}

const paymentRules = [
  paymentAccountChosen,
  paymentDayGiven,
  paymentNotAhead,
  paymentPeriodOpen,
  paymentReferenceFits,
] as const satisfies readonly Rule<PaymentFacts>[]

/** What keeps this money from being marked as come. */
export function wrongInPayment(facts: PaymentFacts): Refusal[] {
  return broken<PaymentFacts>(paymentRules, facts)
}

/** Two at once: the later one finds less outstanding than it brings. */
export const paymentAboveDue = serverRule(
  /*i18n*/ {
    id: 'payment.above_due',
    message: 'Siparişin kalan borcu {due}. Bundan fazlası alınamaz, iade edilmiş para da geri alınamaz.',
  },
  'D9',
)

export const paymentTakenBack = serverRule(
  /*i18n*/ { id: 'payment.taken_back', message: 'Bu ödeme zaten geri alındı; bir kez daha geri alınamaz.' },
  'D9',
)

/** Money of the till or of a collection is taken back where it was written. */
export const paymentNotMarked = serverRule(
  /*i18n*/ {
    id: 'payment.not_marked',
    message:
      'Bu siparişin parası satışta ya da tahsilatta alındı. Ödenmedi yapmak için o satışı ya da tahsilatı geri alın.',
  },
  'D9',
)

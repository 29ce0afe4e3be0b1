import type { OrderPaymentLink } from '#api/contract/sales/payment-link.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { type Rule, rule } from '#api/rules/platform/rule.ts'
import { notCancelled, notRefunded, notRejected } from './orders.ts'
import { enoughForMethod, notTooMuchForMethod, type PaidWith } from './payment-methods.ts'

type Facts = Pick<OrderPaymentLink, 'status' | 'due' | 'method' | 'email'>

/** For how many days a payment link is open. */
export const linkDays = 7

export const somethingDue: Rule<Pick<Facts, 'due'>> = rule(
  /*i18n*/ { id: 'payment_link.nothing_due', message: 'Siparişin ödenecek tutarı kalmadı.' },
  'R60',
  ({ due }) => (minorOf(due) ?? 0) > 0,
)

export const paidOnline: Rule<Pick<Facts, 'method'>> = rule(
  /*i18n*/ {
    id: 'payment_link.no_method',
    message: 'Online ödeme alan aktif bir ödeme yöntemi yok.',
  },
  'R241',
  ({ method }) => method !== null,
)

export const customerReachable: Rule<Pick<Facts, 'email'>> = rule(
  /*i18n*/ { id: 'payment_link.no_email', message: 'Müşterinin e-posta adresi bilinmiyor.' },
  [],
  ({ email }) => email.trim() !== '',
)

/** What a payment link asks of its order and of the shop. */
export const paymentLinkRules: readonly Rule<Facts>[] = [
  notCancelled,
  notRejected,
  notRefunded,
  somethingDue,
  paidOnline,
  ofMethod(enoughForMethod),
  ofMethod(notTooMuchForMethod),
]

/** And to be mailed. */
export const mailedLinkRules: readonly Rule<Facts>[] = [...paymentLinkRules, customerReachable]

/** A limit of the method, asked of what is due. */
function ofMethod(limit: Rule<PaidWith>): Rule<Facts> {
  const paid = ({ method, due }: Facts) => ({ method: method ?? undefined, total: minorOf(due) ?? 0 })
  const { id, says, of } = limit
  return {
    id,
    says,
    of,
    holds: (facts) => limit.holds(paid(facts)),
    about: (facts) => limit.about?.(paid(facts)) ?? {},
  }
}

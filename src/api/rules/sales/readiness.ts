import type { Readiness } from '#api/contract/sales/readiness.ts'
import { type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'
import { inProduction, sellerKnown } from './invoices.ts'

export const somethingToSell: Rule<Pick<Readiness, 'product'>> = rule(
  /*i18n*/ {
    id: 'readiness.product',
    message: 'Fiyatı olan etkin bir ürün yok; siparişe yazılacak bir şey bulunmuyor.',
  },
  [],
  ({ product }) => product,
)

export const mailsLeave: Rule<Pick<Readiness, 'mail'>> = rule(
  /*i18n*/ {
    id: 'readiness.mail',
    message: 'Etkin bir e-posta bağlantısı yok; müşteriler siparişlerinden haber alamaz.',
  },
  [],
  ({ mail }) => mail,
)

/** A mail that was given up after its last try. */
export const mailNotSent = serverRule(
  /*i18n*/ { id: 'mails.not_sent', message: 'E-posta gönderilemedi: {recipient}, {subject}' },
  [],
)

export const wayToPay: Rule<Pick<Readiness, 'payment_method'>> = rule(
  /*i18n*/ { id: 'readiness.payment_method', message: 'Etkin bir ödeme yöntemi yok; sipariş yazılamaz.' },
  [],
  ({ payment_method }) => payment_method,
)

export const wayToSend: Rule<Pick<Readiness, 'shipping_method'>> = rule(
  /*i18n*/ { id: 'readiness.shipping_method', message: 'Etkin bir kargo yöntemi yok; sipariş kargoya verilemez.' },
  [],
  ({ shipping_method }) => shipping_method,
)

export const senderKnown: Rule<Pick<Readiness, 'address'>> = rule(
  /*i18n*/ { id: 'readiness.address', message: 'Mağazanın adresi yok; etikette göndericinin adresi boş kalır.' },
  [],
  ({ address }) => address,
)

export const senderReachable: Rule<Pick<Readiness, 'phone'>> = rule(
  /*i18n*/ { id: 'readiness.phone', message: 'Mağazanın telefonu yok; etikette göndericinin telefonu boş kalır.' },
  [],
  ({ phone }) => phone,
)

export const wayToInvoice: Rule<Pick<Readiness, 'invoice_method'>> = rule(
  /*i18n*/ {
    id: 'readiness.invoice_method',
    message: 'Aktif bir e-fatura bağlantısı yok; kesilen fatura hiçbir yere gönderilemez.',
  },
  [],
  ({ invoice_method }) => invoice_method,
)

/** What a shop comes to, one after the other, each with the rules that stand before it. */
const milestones: Readonly<Record<Milestone, readonly Rule<Readiness>[]>> = {
  order: [somethingToSell, wayToPay, mailsLeave],
  parcel: [wayToSend, senderKnown, senderReachable],
  invoice: [sellerKnown, wayToInvoice, inProduction],
}

export type Milestone = 'order' | 'parcel' | 'invoice'

/** The rules that still stand before each of them, in their order; what nothing stands before is left out. */
export function missingBefore(shop: Readiness): [Milestone, readonly Rule<Readiness>[]][] {
  return (Object.keys(milestones) as Milestone[])
    .map((milestone): [Milestone, readonly Rule<Readiness>[]] => [
      milestone,
      milestones[milestone].filter((one) => !one.holds(shop)),
    ])
    .filter(([, rules]) => rules.length > 0)
}

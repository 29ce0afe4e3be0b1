import type { I18n } from '@lingui/core'
import type { Refusal, Says } from '#api/rules/platform/rule.ts'
import { hasIssuedInvoice, refundPays, somethingToSend, transferPaid } from '#api/rules/sales/orders.ts'
import { orderAccepted, orderPaid } from '#api/rules/sales/refund-opening.ts'
import { readyForCargo } from '#api/rules/sales/shipments.ts'
import { restSettled } from '#api/rules/sales/short-picks.ts'
import { goTo } from '#screens/platform/sentences.ts'
import { actFix, fixOf } from '#screens/platform/steps/act-fix.ts'
import { setUpFixOf, stepFixes } from '#screens/sales/setup/set-up-fixes.ts'
import type { RefusalFix } from '#ui/refusal.ts'
import type { OrderActor } from './order-actor.ts'
import { stepSays } from './order-words.ts'

/** Where the invoice and the refunds of an order are on its page, and where it is decided what becomes of what was not packed. */
export const invoicePlace = 'order-invoice'
export const refundsPlace = 'order-refunds'
export const restPlace = 'order-rest'

export const toRestSays = /*i18n*/ { id: 'short.to_rest', message: 'Kalana karar ver' }

/** The way out of an order of which nothing is left to send. */
export const cancelSays = /*i18n*/ { id: 'order_page.cancel_order', message: 'Siparişi iptal et' }

/** A step of the order that mends it, or the part of its page where it is mended. */
type Mend =
  | { readonly step: 'MARK_PAID' | 'ACCEPT' | 'CANCEL'; readonly says?: Says }
  | { readonly place: string; readonly says: Says }

export const toRefunds: Mend = {
  place: refundsPlace,
  says: /*i18n*/ { id: 'order_page.to_refunds', message: 'İadelere git' },
}

/** Where what stands in the way of an order, of its parcel and of its refund is mended, by its rule. */
export const orderFixes: Readonly<Record<string, Mend>> = {
  [transferPaid.id]: { step: 'MARK_PAID' },
  [orderPaid.id]: { step: 'MARK_PAID' },
  [orderAccepted.id]: { step: 'ACCEPT' },
  [readyForCargo.id]: { step: 'ACCEPT' },
  [hasIssuedInvoice.id]: {
    place: invoicePlace,
    says: /*i18n*/ { id: 'order_page.to_invoice', message: 'Faturaya git' },
  },
  [refundPays.id]: toRefunds,
  [restSettled.id]: { place: restPlace, says: toRestSays },
  [somethingToSend.id]: { step: 'CANCEL', says: cancelSays },
}

/** The way out of what stands in the way, in the reader's language. */
export function orderFixOf(i18n: I18n, page: OrderActor) {
  return (refusal: Refusal, step?: string): RefusalFix | undefined => {
    const { holder } = page.getSnapshot().context
    const opened = step && setUpFixOf(i18n, holder, stepFixes[step] ?? {})(refusal)
    if (opened) return opened
    const mend = orderFixes[refusal.id]
    return mend ? mendOf(i18n, page, mend) : setUpFixOf(i18n, holder)(refusal)
  }
}

export function mendOf(i18n: I18n, page: OrderActor, mend: Mend): RefusalFix | undefined {
  if ('step' in mend)
    return fixOf(
      i18n,
      i18n._(mend.says ?? stepSays(mend.step)),
      actFix(page, { type: 'STEP', step: { type: mend.step } }),
    )
  return { label: i18n._(mend.says), onFix: () => goTo(mend.place) }
}

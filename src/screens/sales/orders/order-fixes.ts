import type { I18n } from '@lingui/core'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { hasIssuedInvoice, transferPaid } from '#api/rules/sales/orders.ts'
import { restSettled } from '#api/rules/sales/short-picks.ts'
import { goTo } from '#screens/platform/sentences.ts'
import { actFix, fixOf } from '#screens/platform/steps/act-fix.ts'
import type { RefusalFix } from '#ui/refusal.ts'
import type { OrderActor } from './order-actor.ts'
import { stepSays } from './order-words.ts'

/** Where the invoice of an order is on its page. */
export const invoicePlace = 'order-invoice'

/** Where it is decided what becomes of what was not packed, and where refunds are opened. */
export const restPlace = 'order-rest'
export const refundsPlace = 'order-refunds'

export const toRestSays = /*i18n*/ { id: 'short.to_rest', message: 'Kalana karar ver' }

/** Where what stands in the way of sending an order's parcel is mended, beside what its own form mends. */
export function parcelFixOf(i18n: I18n) {
  return ({ id }: Refusal): RefusalFix | undefined =>
    id === restSettled.id ? { label: i18n._(toRestSays), onFix: () => goTo(restPlace) } : undefined
}

/** Where what stands in the way of an order's step is mended. */
export function orderFixOf(i18n: I18n, page: OrderActor) {
  return (refusal: Refusal): RefusalFix | undefined => {
    const { id } = refusal
    if (id === transferPaid.id)
      return fixOf(i18n, i18n._(stepSays('MARK_PAID')), actFix(page, { type: 'STEP', step: { type: 'MARK_PAID' } }))
    if (id === hasIssuedInvoice.id)
      return {
        label: i18n._(/*i18n*/ { id: 'order_page.to_invoice', message: 'Faturaya git' }),
        onFix: () => goTo(invoicePlace),
      }
    return parcelFixOf(i18n)(refusal)
  }
}

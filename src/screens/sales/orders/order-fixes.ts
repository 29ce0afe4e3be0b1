import type { I18n } from '@lingui/core'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { hasIssuedInvoice, transferPaid } from '#api/rules/sales/orders.ts'
import { goTo } from '#screens/platform/sentences.ts'
import { actFix, fixOf } from '#screens/platform/steps/act-fix.ts'
import type { RefusalFix } from '#ui/refusal.ts'
import type { OrderActor } from './order-actor.ts'
import { stepSays } from './order-words.ts'

/** Where the invoice of an order is on its page. */
export const invoicePlace = 'order-invoice'

/** Where what stands in the way of an order's step is mended. */
export function orderFixOf(i18n: I18n, page: OrderActor) {
  return ({ id }: Refusal): RefusalFix | undefined => {
    if (id === transferPaid.id)
      return fixOf(i18n, i18n._(stepSays('MARK_PAID')), actFix(page, { type: 'STEP', step: { type: 'MARK_PAID' } }))
    if (id === hasIssuedInvoice.id)
      return {
        label: i18n._(/*i18n*/ { id: 'order_page.to_invoice', message: 'Faturaya git' }),
        onFix: () => goTo(invoicePlace),
      }
    return undefined
  }
}

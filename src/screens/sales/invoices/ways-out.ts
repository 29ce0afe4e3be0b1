import type { I18n } from '@lingui/core'
import type { Actor } from 'xstate'
import type { Refusal, Says } from '#api/rules/platform/rule.ts'
import {
  identified,
  isEArchive,
  notQueued,
  notTaken,
  orderPaid,
  reachable,
  statusKnown,
} from '#api/rules/sales/invoices.ts'
import { somethingToSend } from '#api/rules/sales/orders.ts'
import { restSettled } from '#api/rules/sales/short-picks.ts'
import type { invoiceActionsMachine } from '#machines/sales/invoice-actions/invoice-actions.machine.ts'
import { goTo } from '#screens/platform/sentences.ts'
import { type ActFix, actFix, fixOf } from '#screens/platform/steps/act-fix.ts'
import type { OrderActor } from '#screens/sales/orders/order-actor.ts'
import { cancelSays, refundsPlace, restPlace, toRestSays } from '#screens/sales/orders/order-fixes.ts'
import { setUpFixOf } from '#screens/sales/setup/set-up-fixes.ts'
import type { RefusalFix } from '#ui/refusal.ts'

interface Way {
  readonly says: Says
  /** Another part of the page, or what is done here. */
  readonly place?: string
  readonly follow?: (desk: Actor<typeof invoiceActionsMachine>, page: OrderActor) => ActFix
}

const address: Way = {
  says: /*i18n*/ { id: 'invoices.mend_address', message: 'Fatura adresini düzelt' },
  follow: (_, page) => actFix(page, { type: 'ADDRESS', of: 'invoice' }),
}
const ask: Way = {
  says: /*i18n*/ { id: 'invoices.ASK', message: 'Durumu yeniden sor' },
  follow: (desk) => actFix(desk, { type: 'STEP', step: { type: 'ASK' } }),
}

/** Where what stands in the way of an invoice is mended, by its rule. */
export const invoiceFixes: Readonly<Record<string, Way>> = {
  [orderPaid.id]: {
    says: /*i18n*/ { id: 'orders.MARK_PAID', message: 'Ödendi olarak işaretle' },
    follow: (_, page) => actFix(page, { type: 'STEP', step: { type: 'MARK_PAID' } }),
  },
  [identified.id]: address,
  [reachable.id]: address,
  [notTaken.id]: address,
  [notQueued.id]: ask,
  [statusKnown.id]: ask,
  [somethingToSend.id]: {
    says: cancelSays,
    follow: (_, page) => actFix(page, { type: 'STEP', step: { type: 'CANCEL' } }),
  },
  [restSettled.id]: { says: toRestSays, place: restPlace },
  [isEArchive.id]: {
    says: /*i18n*/ { id: 'order_page.to_refunds', message: 'İadelere git' },
    place: refundsPlace,
  },
}

/** The way out of what stands in the way, in the reader's language. */
export function wayOutOf(i18n: I18n, desk: Actor<typeof invoiceActionsMachine>, page: OrderActor) {
  return (refusal: Refusal): RefusalFix | undefined => {
    const way = invoiceFixes[refusal.id]
    if (!way) return setUpFixOf(i18n, page.getSnapshot().context.holder)(refusal)
    const label = i18n._(way.says)
    const { place, follow } = way
    if (place !== undefined) return { label, onFix: () => goTo(place) }
    return follow && fixOf(i18n, label, follow(desk, page))
  }
}

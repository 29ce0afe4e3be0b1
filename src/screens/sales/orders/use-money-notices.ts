import { useEffect } from 'react'
import type { PaymentStatus } from '#api/contract/sales/orders.ts'
import { stepTo } from '#machines/sales/order/order-state.ts'
import type { TransferTypes } from '#machines/sales/transfer-actions/transfer-actions.machine.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'
import type { OrderActor } from './order-actor.ts'

/** What is told of money that was written, or taken back. */
export const moneySays = {
  paid: /*i18n*/ { id: 'transfers.now_paid', message: 'Ödendi: {number}' },
  not_paid: /*i18n*/ { id: 'transfers.now_not_paid', message: 'Ödenmedi: {number}' },
} as const satisfies Record<PaymentStatus, object>

export const takeMoneyBack = /*i18n*/ { id: 'undo.take', message: 'Geri al' }

/** The step that takes back what led there; it asks first, as every step with money. */
export function moneyBack(status: PaymentStatus) {
  return stepTo(status === 'paid' ? 'not_paid' : 'paid') as TransferTypes['step']
}

/** How long the offer stays. */
const offeredMs = 10_000

/** After money of the order was written: a message, which offers to take it back as long as its page is open. */
export function useMoneyNotices(actor: OrderActor): void {
  useEffect(
    function hear() {
      let close = () => {}
      const hearing = actor.on('moneyMoved', ({ number, payment_status }) => {
        close()
        const message = { type: 'success', message: moneySays[payment_status], about: { number } } as const
        close = toast({ ...message, offer: takeMoneyBack, ms: offeredMs }, () =>
          actor.send({ type: 'STEP', step: moneyBack(payment_status) }),
        )
      })
      return () => {
        hearing.unsubscribe()
        // The page that would take it back is gone.
        close()
      }
    },
    [actor],
  )
}

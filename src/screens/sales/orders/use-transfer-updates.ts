import { useEffect } from 'react'
import type { Actor } from 'xstate'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import type { transferActionsMachine } from '#machines/sales/transfer-actions/transfer-actions.machine.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'
import { moneyBack, moneySays, takeMoneyBack } from './use-money-notices.ts'

/** After a payment was marked: a message that offers to take it back, and the list anew. */
export function useTransferUpdates(
  desk: Actor<typeof transferActionsMachine>,
  list: Actor<typeof recordListMachine>,
): void {
  useEffect(
    function hear() {
      let close = () => {}
      const refresh = () => list.send({ type: 'REFRESH' })
      const hearings = [
        desk.on('stepped', ({ after }) => {
          const { number, payment_status } = after
          close()
          close = toast(
            { type: 'success', message: moneySays[payment_status], about: { number }, offer: takeMoneyBack },
            () => desk.send({ type: 'STEP', record: after, step: moneyBack(payment_status) }),
          )
          refresh()
        }),
        desk.on('changed', refresh),
      ]
      return () => {
        for (const hearing of hearings) hearing.unsubscribe()
        // The page that would take it back is gone.
        close()
      }
    },
    [desk, list],
  )
}

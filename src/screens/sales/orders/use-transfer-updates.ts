import { useEffect } from 'react'
import type { Actor } from 'xstate'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import type { transferActionsMachine } from '#machines/sales/transfer-actions/transfer-actions.machine.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'

const said = {
  MARK_PAID: /*i18n*/ { id: 'transfers.now_paid', message: 'Ödendi: {number}' },
  MARK_NOT_PAID: /*i18n*/ { id: 'transfers.now_not_paid', message: 'Ödenmedi: {number}' },
}

/** After a payment was marked: a message, and the list anew. */
export function useTransferUpdates(
  desk: Actor<typeof transferActionsMachine>,
  list: Actor<typeof recordListMachine>,
): void {
  useEffect(
    function hear() {
      const refresh = () => list.send({ type: 'REFRESH' })
      const hearings = [
        desk.on('stepped', ({ before: { number }, command: { type } }) => {
          toast({ type: 'success', message: said[type], about: { number } })
          refresh()
        }),
        desk.on('changed', refresh),
      ]
      return () => {
        for (const hearing of hearings) hearing.unsubscribe()
      }
    },
    [desk, list],
  )
}

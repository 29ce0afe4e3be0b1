import { useEffect } from 'react'
import type { Actor } from 'xstate'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { offerUndo } from '#screens/platform/frame/offer-undo.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'

const made = {
  0: /*i18n*/ {
    id: 'records.all_passive',
    message: '{count, plural, =1 {“{name}” pasif yapıldı.} other {# kayıt pasif yapıldı.}}',
  },
  1: /*i18n*/ {
    id: 'records.all_active',
    message: '{count, plural, =1 {“{name}” aktif yapıldı.} other {# kayıt aktif yapıldı.}}',
  },
}

const already = {
  0: /*i18n*/ { id: 'records.already_passive', message: 'Seçilenlerin hepsi zaten pasif.' },
  1: /*i18n*/ { id: 'records.already_active', message: 'Seçilenlerin hepsi zaten aktif.' },
}

/** After records became active or passive: the message that offers to take it back (R58). */
export function useAfterSwitch(actor: Actor<typeof recordListMachine>): void {
  useEffect(
    function hearOfSwitches() {
      const hearing = actor.on('switched', ({ status, changed, all }) => {
        const [first] = changed
        if (first) {
          const list = actor.getSnapshot().context.resource
          const about = { count: changed.length, name: first.label }
          offerUndo({ what: 'status', list, records: changed, status }, { message: made[status], about })
        } else if (all) toast({ type: 'success', message: already[status] })
      })
      return () => hearing.unsubscribe()
    },
    [actor],
  )
}

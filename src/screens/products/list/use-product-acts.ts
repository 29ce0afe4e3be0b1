import { useEffect } from 'react'
import type { Actor } from 'xstate'
import type { productActsMachine } from '#machines/product-acts/product-acts.machine.ts'
import type { recordListMachine } from '#machines/record-list/record-list.machine.ts'
import { toast } from '#screens/wiring/toasts.ts'

const copied = /*i18n*/ { id: 'products.copied', message: 'Kopyalandı. Kopya pasiftir; kodları ve stoğu boştur.' }

/** After a copy or a deletion of everything the list is asked again, and the copy is told of. */
export function useProductActs(acts: Actor<typeof productActsMachine>, list: Actor<typeof recordListMachine>): void {
  useEffect(
    function hearOfChanges() {
      const refresh = () => list.send({ type: 'REFRESH' })
      const hearings = [
        acts.on('copied', () => {
          toast({ type: 'success', message: copied })
          refresh()
        }),
        acts.on('changed', refresh),
      ]
      return () => {
        for (const hearing of hearings) hearing.unsubscribe()
      }
    },
    [acts, list],
  )
}

import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Actor } from 'xstate'
import type { productActsMachine } from '#machines/catalog/product-acts/product-acts.machine.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'

const copied = /*i18n*/ { id: 'products.copied', message: 'Kopyalandı. Kopya pasiftir; kodları ve stoğu boştur.' }

/** After a copy the list is asked again, and the copy is told of; the deletion of everything is a job, which is shown instead. */
export function useProductActs(acts: Actor<typeof productActsMachine>, list: Actor<typeof recordListMachine>): void {
  const [, navigate] = useLocation()
  useEffect(
    function hearOfChanges() {
      const refresh = () => list.send({ type: 'REFRESH' })
      const hearings = [
        acts.on('copied', () => {
          toast({ type: 'success', message: copied })
          refresh()
        }),
        acts.on('begun', ({ id }) => navigate(`/jobs/${id}`)),
      ]
      return () => {
        for (const hearing of hearings) hearing.unsubscribe()
      }
    },
    [acts, list, navigate],
  )
}

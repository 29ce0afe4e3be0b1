import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Actor } from 'xstate'
import type { productActionsMachine } from '#machines/catalog/product-actions/product-actions.machine.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'

const copied = /*i18n*/ { id: 'products.copied', message: 'Kopyalandı. Kopya pasiftir; kodları ve stoğu boştur.' }

/** After a copy the list is asked again, and the copy is told of; the deletion of everything is a job, which is shown instead. */
export function useProductActions(
  acts: Actor<typeof productActionsMachine>,
  list: Actor<typeof recordListMachine>,
): void {
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

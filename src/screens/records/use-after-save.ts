import { useEffect, useEffectEvent } from 'react'
import type { Actor } from 'xstate'
import { outcomes } from '#api/rules/outcomes.ts'
import type { recordFormMachine } from '#machines/record-form/record-form.machine.ts'
import { clearPreviews } from '#screens/wiring/pictures.ts'
import { toast } from '#screens/wiring/toasts.ts'

/** After a save: the message; and a new record leads back to the list, where it stands first, unless another one is to follow. */
export function useAfterSave(actor: Actor<typeof recordFormMachine>, onAdded: (id: number) => void): void {
  const leave = useEffectEvent(onAdded)
  useEffect(
    function hearOfSaves() {
      const hearing = actor.on('saved', ({ id, added, next }) => {
        toast({ type: 'success', message: outcomes.saved })
        clearPreviews()
        // The machine has only now decided: what is saved counts as saved a moment later.
        if (added && next === 'stay') queueMicrotask(() => leave(id))
      })
      return () => hearing.unsubscribe()
    },
    [actor],
  )
}

import { useEffect, useEffectEvent } from 'react'
import type { Actor } from 'xstate'
import { nameIn } from '#api/resources/platform/naming.ts'
import { outcomes } from '#api/rules/platform/outcomes.ts'
import { canGoBack } from '#machines/platform/record-form/can-go-back.ts'
import { isDirty, resourceOf } from '#machines/platform/record-form/record-form.context.ts'
import type { recordFormMachine } from '#machines/platform/record-form/record-form.machine.ts'
import { offerUndo } from '#screens/platform/frame/offer-undo.ts'
import { clearPreviews } from '#screens/platform/wiring/pictures.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'

interface After {
  /** A new record leads back to the list, where it stands first, unless another one is to follow. */
  onAdded: (id: number) => void
  /** The save was taken back: the form begins with the record as it is now. */
  onReverted: () => void
}

/** After a save: the message, which offers to take back what can be taken back, until somebody types on. */
export function useAfterSave(actor: Actor<typeof recordFormMachine>, { onAdded, onReverted }: After): void {
  const leave = useEffectEvent(onAdded)
  useEffect(
    function hearOfSaves() {
      let left = false
      let dismiss = () => {}
      const reverted = () => {
        if (!left && !isDirty(actor.getSnapshot().context)) onReverted()
      }
      const typing = actor.subscribe(({ context }) => {
        if (isDirty(context) && context.key === '') dismiss()
      })
      const hearing = actor.on('saved', ({ added, next, before, now }) => {
        const { context } = actor.getSnapshot()
        const resource = resourceOf(context)
        clearPreviews()
        if (added || !canGoBack(resource, before, now.draft)) toast({ type: 'success', message: outcomes.saved })
        else {
          const { id, version } = now
          const records = [{ id, label: nameIn(resource, before, ...context.languages) }]
          const edit = { what: 'edit', list: context.resource, records, version, before } as const
          dismiss = offerUndo(edit, { message: outcomes.saved }, reverted)
        }
        // The machine has only now decided: what is saved counts as saved a moment later.
        if (added && next === 'stay') queueMicrotask(() => leave(now.id))
      })
      return () => {
        left = true
        typing.unsubscribe()
        hearing.unsubscribe()
      }
    },
    [actor, onReverted],
  )
}

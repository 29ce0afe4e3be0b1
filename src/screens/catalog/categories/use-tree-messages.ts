import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import type { Actor } from 'xstate'
import type { categoryTreeMachine } from '#machines/catalog/category-tree/category-tree.machine.ts'
import { branchOf, placeOf } from '#machines/catalog/category-tree/tree.ts'
import { offerUndo } from '#screens/platform/frame/offer-undo.ts'
import { deleted } from '#screens/platform/records/use-after-delete.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'

const moved = /*i18n*/ { id: 'categories.moved', message: '“{name}” taşındı.' }
const undo = /*i18n*/ { id: 'categories.undo', message: 'Geri al' }

/** Tells of what was done: a message that takes a move back, and where it lies now for who cannot see it. Answers what is said. */
export function useTreeMessages(actor: Actor<typeof categoryTreeMachine>, onBack: (id: number) => void): string {
  const { i18n } = useLingui()
  const [said, say] = useState('')
  useEffect(
    function hearOfChanges() {
      // A tree that is left takes nothing back any more.
      let dismiss = () => {}
      const hearings = [
        actor.on('moved', ({ type: _, undoes, name, ...back }) => {
          if (!undoes)
            dismiss = toast({ type: 'success', message: moved, about: { name }, offer: undo }, () =>
              actor.send({ type: 'MOVE', ...back, undoes: true }),
            )
          const { tree } = actor.getSnapshot().context
          const { parent_id, position } = placeOf(tree, back.id)
          const values = { name, place: position + 1, parent: branchOf(tree, parent_id ?? 0)?.name ?? '' }
          say(
            parent_id === null
              ? i18n._(
                  /*i18n*/ { id: 'categories.said_top', message: '{name}: en üst düzeyde, {place}. sırada.', values },
                )
              : i18n._(
                  /*i18n*/ {
                    id: 'categories.said_under',
                    message: '{name}: {parent} altında, {place}. sırada.',
                    values,
                  },
                ),
          )
        }),
        actor.on('deleted', ({ id, name }) => {
          const records = [{ id, label: name }]
          const message = { message: deleted, about: { count: 1, name } }
          offerUndo({ what: 'deletion', list: 'categories', records }, message, () => onBack(id))
        }),
      ]
      return () => {
        for (const hearing of hearings) hearing.unsubscribe()
        dismiss()
      }
    },
    [actor, i18n, onBack],
  )
  return said
}

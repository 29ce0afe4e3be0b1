import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Actor } from 'xstate'
import { withName } from '#api/resources/platform/naming.ts'
import { resourceOf } from '#machines/platform/record-form/record-form.context.ts'
import type { recordFormMachine } from '#machines/platform/record-form/record-form.machine.ts'
import { refusals } from '#machines/platform/refusals.ts'

/**
 * Fills the name into a new record, and saves it at once where that is all it needs. Answers whether the form has to be shown: where more is
 * asked, where the record has a place in a tree to be chosen, and where it was refused.
 */
export function useSaveAtOnce(actor: Actor<typeof recordFormMachine>, name: string): boolean {
  const [asks, ask] = useState(false)
  const failed = useSelector(
    actor,
    (snapshot) => snapshot.matches({ form: 'failed' }) || snapshot.matches('unreachable'),
  )
  if (failed && !asks) ask(true)
  useEffect(
    function nameAndSave() {
      const begin = () => {
        const { context } = actor.getSnapshot()
        const resource = resourceOf(context)
        const named = withName(resource, context.draft, name)
        actor.send({ type: 'CHANGE', field: resource.naming, value: named[resource.naming] })
        const hasPlace = Object.values(resource.fields).some((field) => field.kind === 'reference' && field.parent)
        if (hasPlace || refusals(actor.getSnapshot(), { type: 'SUBMIT' }).length > 0) ask(true)
        else actor.send({ type: 'SUBMIT' })
      }
      const hearing = actor.subscribe((snapshot) => {
        if (!snapshot.matches('form')) return
        hearing.unsubscribe()
        // The machine is still on its way into the form.
        queueMicrotask(begin)
      })
      return () => hearing.unsubscribe()
    },
    [actor, name],
  )
  return asks
}

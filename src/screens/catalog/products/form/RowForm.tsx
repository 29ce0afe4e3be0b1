import { type ReactNode, useMemo } from 'react'
import type { Observer } from 'xstate'
import { concernsRow } from '#machines/catalog/product-form/of-row.ts'
import { type FormActor, FormActorContext, useForm } from './form-actor.ts'

type Hearer = Observer<ReturnType<FormActor['getSnapshot']>>

/** The form as a variant's row follows it: its thirty fields hear of a step that concerns the row, and of no key in another. */
export function RowForm({ index, children }: { index: number; children: ReactNode }) {
  const form = useForm()
  const row = useMemo(() => rowOf(form, index), [form, index])
  return <FormActorContext value={row}>{children}</FormActorContext>
}

function rowOf(form: FormActor, index: number): FormActor {
  const hearers = new Set<Hearer>()
  let hearing = { unsubscribe: () => {} }
  const begin = () => {
    let last = form.getSnapshot()
    hearing = form.subscribe({
      next: (now) => {
        const concerned = concernsRow(last, now, index)
        last = now
        if (concerned) for (const hearer of [...hearers]) hearer.next?.(now)
      },
      error: (thrown) => {
        for (const hearer of [...hearers]) hearer.error?.(thrown)
      },
    })
  }
  const subscribe = (hearer: Hearer) => {
    if (hearers.size === 0) begin()
    hearers.add(hearer)
    return {
      unsubscribe: () => {
        if (hearers.delete(hearer) && hearers.size === 0) hearing.unsubscribe()
      },
    }
  }
  return Object.assign(Object.create(form), {
    subscribe,
    send: form.send.bind(form),
    getSnapshot: form.getSnapshot.bind(form),
  }) as FormActor
}

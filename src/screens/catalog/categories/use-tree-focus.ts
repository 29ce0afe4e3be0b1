import { useEffect, useState } from 'react'
import type { Actor } from 'xstate'
import type { categoryTreeMachine } from '#machines/catalog/category-tree/category-tree.machine.ts'
import { rowsOf } from '#machines/catalog/category-tree/rows.ts'

interface Focused {
  readonly key: string
  readonly at: number
}

/** The row that the focus goes to: one that was moved by keys, one that the address names, and after a deletion the one in its place. */
export function useTreeFocus(actor: Actor<typeof categoryTreeMachine>) {
  const [focused, setFocused] = useState<Focused | null>(null)
  useEffect(
    function followTheAddress() {
      let shown: unknown = null
      const see = () => {
        const { open } = actor.getSnapshot().context.query
        if (open !== null && open !== shown) setFocused(next(open))
        shown = open
      }
      see()
      const hearing = actor.subscribe(see)
      return () => hearing.unsubscribe()
    },
    [actor],
  )
  useEffect(
    function followDeletions() {
      let before = rowsOf(actor.getSnapshot().context)
      const watching = actor.subscribe(({ context, value }) => {
        if (value !== 'loading') before = rowsOf(context)
      })
      const hearing = actor.on('deleted', ({ id }) => {
        const place = before.findIndex((row) => row.id === id)
        const neighbour = before[place + 1] ?? before[place - 1]
        // The dialog gives the focus back first.
        if (neighbour) setTimeout(() => setFocused(next(neighbour.id)), 60)
      })
      return () => {
        watching.unsubscribe()
        hearing.unsubscribe()
      }
    },
    [actor],
  )
  return { focused, focus: (id: number) => setFocused(next(id)) }
}

/** The same row may be meant twice. */
function next(id: number) {
  return (before: Focused | null): Focused => ({ key: String(id), at: (before?.at ?? 0) + 1 })
}

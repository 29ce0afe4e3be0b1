import { useEffect, useState } from 'react'
import type { Actor } from 'xstate'
import type { categoryTreeMachine } from '#machines/catalog/category-tree/category-tree.machine.ts'
import { rowsOf } from '#machines/catalog/category-tree/rows.ts'

/** The row that the focus goes to: one that was moved by keys, one that the address names, and after a deletion the one in its place. */
export function useTreeFocus(actor: Actor<typeof categoryTreeMachine>) {
  const [focused, setFocused] = useState<{ key: string; at: number } | null>(null)
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

let times = 0

function next(id: number): { key: string; at: number } {
  times += 1
  return { key: String(id), at: times }
}

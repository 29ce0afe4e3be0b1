import { useEffect, useState } from 'react'
import type { Actor } from 'xstate'
import type { menuTreeMachine } from '#machines/content/menu-tree/menu-tree.machine.ts'
import { goToAdded } from '#screens/platform/sentences.ts'

interface Focused {
  readonly key: string
  readonly at: number
}

/** The row that the focus goes to: one that was moved by keys, and after a deletion the one in its place. A new item is named at once. */
export function useItemFocus(actor: Actor<typeof menuTreeMachine>, path: string) {
  const [focused, setFocused] = useState<Focused | null>(null)
  useEffect(
    function followTheItems() {
      let count = actor.getSnapshot().context.items.length
      let before = 0
      const watching = actor.subscribe(({ context: { selected } }) => {
        if (selected !== null) before = selected
      })
      const hearing = actor.on('changed', ({ items }) => {
        const { selected } = actor.getSnapshot().context
        const [more, fewer] = [items.length > count, items.length < count]
        count = items.length
        if (more && selected !== null) goToAdded(`${path}.${selected}.translations.0.name`)
        // Whoever pressed a button that is still there stays on it.
        if (fewer && count > 0)
          setTimeout(() => {
            if (document.activeElement === document.body) setFocused(next(Math.min(before, count - 1)))
          })
      })
      return () => {
        watching.unsubscribe()
        hearing.unsubscribe()
      }
    },
    [actor, path],
  )
  return { focused, focus: (at: number) => setFocused(next(at)) }
}

/** The same row may be meant twice. */
function next(at: number) {
  return (before: Focused | null): Focused => ({ key: String(at), at: (before?.at ?? 0) + 1 })
}

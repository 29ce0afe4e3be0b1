import { useEffect, useState } from 'react'
import type { Actor } from 'xstate'
import type { categoryTreeMachine } from '#machines/catalog/category-tree/category-tree.machine.ts'
import type { Tree } from '#machines/catalog/category-tree/tree.ts'
import { contentLanguage } from '#screens/platform/wiring/language.ts'
import { personPart } from '#screens/platform/wiring/person-part.ts'

/** The tree as it was shown last, in each language. */
const trees = personPart(() => new Map<string, Tree>())

/** What the tree showed when it was left; it may have changed since. */
export function useShownTree(): Tree | null {
  return useState(trees)[0].get(String(contentLanguage.id())) ?? null
}

/** Keeps what the tree shows for whoever comes back to it. */
export function useKeptTree(actor: Actor<typeof categoryTreeMachine>): void {
  const [kept] = useState(trees)
  useEffect(
    function keep() {
      const language = String(contentLanguage.id())
      const hearing = actor.subscribe(({ value, context: { stored } }) => {
        if (value === 'shown' && stored) kept.set(language, stored)
        if (value === 'empty') kept.delete(language)
      })
      return () => hearing.unsubscribe()
    },
    [actor, kept],
  )
}

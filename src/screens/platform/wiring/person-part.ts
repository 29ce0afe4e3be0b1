import { panelPart } from './panel.ts'
import { sessionActor } from './session-actor.ts'

/**
 * Declares something that the panel remembers for whoever is signed in: it is dropped when they sign out, when somebody else takes over, and
 * with another shop. A screen asks for it once, as it opens, so that one on its way out never writes into the next person's.
 */
export function personPart<T>(make: () => T): () => T {
  const part = panelPart(
    () => {
      const kept = { of: whose(), value: make() }
      const hearing = sessionActor().subscribe(() => {
        const of = whose()
        if (of !== kept.of) Object.assign(kept, { of, value: make() })
      })
      return { kept, stop: () => hearing.unsubscribe() }
    },
    ({ stop }) => stop(),
  )
  return () => part().kept.value
}

function whose(): string {
  const { user, shop } = sessionActor().getSnapshot().context
  return JSON.stringify([user?.id, shop?.id])
}

import type { ListName } from '#api/registry/lists.ts'
import { ListWalk, type ShownList } from './list-walk.ts'
import { sessionActor } from './session-actor.ts'

/** Of each list the way through it, as it was shown last in this window; a reload takes none of it away. */
export class KeptWalks {
  readonly #walks = new Map<ListName, ListWalk>()
  readonly #whose = whose()

  get(name: ListName): ListWalk | undefined {
    const known = this.#walks.get(name)
    const kept = known ? null : recall(this.#keyOf(name))
    if (kept) this.#walks.set(name, new ListWalk(kept))
    return this.#walks.get(name)
  }

  set(name: ListName, { rows, ...list }: ShownList): void {
    const shown = { ...list, rows: rows.map(({ id, label }) => ({ id, label })) }
    this.#walks.set(name, new ListWalk(shown))
    keep(this.#keyOf(name), shown)
  }

  #keyOf(name: ListName): string {
    return `list.${this.#whose}.${name}`
  }
}

/** Whoever signs in after somebody else finds nothing of theirs. */
function whose(): string {
  const { user, shop } = sessionActor().getSnapshot().context
  return `${shop?.id ?? 0}.${user?.id ?? 0}`
}

function recall(key: string): ShownList | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as ShownList | null
  } catch {
    return null
  }
}

function keep(key: string, list: ShownList): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(list))
  } catch {
    // Private windows may refuse: the way is then known as long as the page is open.
  }
}

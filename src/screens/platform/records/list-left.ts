import { useState } from 'react'
import type { Resource } from '#api/resources/platform/resource.ts'
import type { ListQuery, ShownRows } from '#machines/platform/record-list/record-list.context.ts'
import { place } from '#screens/platform/frame/place.ts'
import { contentLanguage } from '#screens/platform/wiring/language.ts'
import { personPart } from '#screens/platform/wiring/person-part.ts'
import { Recent } from '#screens/platform/wiring/recent.ts'
import { searchOf } from './address.ts'

/** How a list was when somebody went on to one of its records. */
interface Left {
  readonly selected: readonly number[]
  /** How far it was scrolled, in pixels. */
  readonly top: number
}

const afresh: Left = { selected: [], top: 0 }

/** How many lists are kept with their rows. */
const most = 8
const memory = personPart(() => new ListMemory())

/** The address of a list that is shown now. */
export function addressNow(resource: Resource, query: ListQuery): string {
  return place.path() + searchOf(resource, query)
}

/** What is kept of lists, for the way back to them; by their addresses, since with other filters it is another list. */
export function useListMemory(): ListMemory {
  const [kept] = useState(memory)
  return kept
}

class ListMemory {
  #last: ({ readonly of: string } & Left) | null = null
  readonly #rows = new Recent<ShownRows>(most)

  /** How the list at this address was left; as it begins where another one was left since. */
  leftAt(address: string): Left {
    return this.#last?.of === named(address) ? this.#last : afresh
  }

  /** What it showed last; it may have changed since. */
  shownAt(address: string): ShownRows | null {
    return this.#rows.get(named(address)) ?? null
  }

  /** Keeps how a list is left. */
  leave(address: string, how: Left, shown: ShownRows | null = null): void {
    this.#last = { of: named(address), ...how }
    if (shown) this.#rows.set(named(address), shown)
  }
}

/** Records have other names in another language. */
function named(address: string): string {
  return `${contentLanguage.id()} ${address}`
}

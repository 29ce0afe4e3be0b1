import type { Resource } from '#api/resources/platform/resource.ts'
import type { ListQuery } from '#machines/platform/record-list/record-list.context.ts'
import { place } from '#screens/platform/frame/place.ts'
import { panelPart } from '#screens/platform/wiring/panel.ts'
import { searchOf } from './address.ts'

/** How a list was when somebody went on to one of its records. */
interface Left {
  /** Its address: with other filters it is another list. */
  readonly of: string
  readonly selected: readonly number[]
  /** How far it was scrolled, in pixels. */
  readonly top: number
}

const afresh: Omit<Left, 'of'> = { selected: [], top: 0 }
const kept = panelPart((): { left: Left | null } => ({ left: null }))

/** The address of a list that is shown now. */
export function addressNow(resource: Resource, query: ListQuery): string {
  return place.path() + searchOf(resource, query)
}

/** How the list at this address was left; as it begins where another one was left since. */
export function leftAt(address: string): Omit<Left, 'of'> {
  const { left } = kept()
  return left?.of === address ? left : afresh
}

/** Keeps how a list is left, for the way back. */
export function leave(how: Left): void {
  kept().left = how
}

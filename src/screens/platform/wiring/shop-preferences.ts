import type { SessionShop } from '#api/contract/platform/session.ts'
import type { Printer } from '#api/contract/platform/shop-settings.ts'
import type { ListName } from '#api/registry/lists.ts'
import { freshQuery, type ListQuery } from '#machines/platform/record-list/record-list.context.ts'
import { personPart } from './person-part.ts'
import { sessionActor } from './session-actor.ts'

type Preferences = Pick<SessionShop, 'tables' | 'printer' | 'home'>

/** What was set since the session was checked. */
const saved = personPart((): { preferences: Preferences } => ({ preferences: {} }))

/** From now on the panel goes by them, without signing in anew. */
export function keepPreferences(preferences: Preferences): void {
  Object.assign(saved().preferences, preferences)
}

function preferences(): Preferences {
  return { ...sessionActor().getSnapshot().context.shop, ...saved().preferences }
}

/** A list as the shop wants it to begin, where nobody asks otherwise. */
export function freshList(list: ListName): ListQuery {
  return freshQuery(list, preferences().tables)
}

/** What the shop prints its papers with. */
export function shopPrinter(): Printer {
  return preferences().printer ?? 'normal'
}

/** The shop's own language, country and currency; `undefined` while that is not known. */
export function shopHome(): SessionShop['home'] {
  return preferences().home
}

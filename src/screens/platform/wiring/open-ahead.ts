import { callOver } from '#api/client/platform/call.ts'
import { stored } from '#api/client/platform/stored.ts'
import { sessionOperations } from '#api/operations/platform/session.ts'
import { listSettingsOperations, listViewOperations } from '#api/registry/list-operations.ts'
import { type ListName, listNamed } from '#api/registry/lists.ts'
import { fixedAt, matchRoute } from '#api/registry/routes.ts'
import { withFixed } from '#machines/platform/record-list/record-list.context.ts'
import { place } from '#screens/platform/frame/place.ts'
import { queryIn } from '#screens/platform/records/address.ts'
import { httpAhead } from '#screens/platform/wiring/http.ts'
import { hasAmounts, rowsOf } from '#screens/platform/wiring/records.ts'
import { screens } from '#screens/screens.ts'

const call = callOver(httpAhead)

/**
 * Asks for what the page at this address needs while the session is still checked: its screen, what the frame tells, and the rows of a list
 * with its settings and views. The server refuses whoever may not have them, and nothing is shown before the gate has opened.
 */
export function openAhead(): void {
  const found = matchRoute(place.path())
  if (!found || found.route.codes === 'public') return
  screens.prefetch(found.route)
  // Before the first visit it is not known yet in which language.
  if (!stored('language_id') || !stored('shop_id')) return
  quietly(call(sessionOperations.notifications))
  quietly(call(sessionOperations.headerLanguages, { query: { type: 'language' } }))
  if (found.route.shows) beginList(found.route.shows.list, fixedAt(found))
}

function beginList(name: string, fixed: Readonly<Record<string, string>> | undefined): void {
  const list = name as ListName
  const query = queryIn(listNamed(list), place.search())
  quietly(rowsOf(httpAhead, { resource: list, query: withFixed(query, fixed), until: null }))
  quietly(call(listSettingsOperations.read, { query: { list } }))
  quietly(call(listViewOperations.list, { query: { list } }))
  if (hasAmounts(list)) quietly(call(sessionOperations.shop))
}

/** A failure is told by whoever takes it. */
function quietly(begun: Promise<unknown>): void {
  begun.catch(() => {})
}

import { listingNamed } from '#api/registry/lists.ts'
import { catalog } from './catalog/room.ts'
import { content } from './content/room.ts'
import { recordTables } from './db/record-tables.ts'
import { money } from './money/room.ts'
import { exportsOfRecords } from './platform/exports/record-export.ts'
import type { Endpoint } from './platform/http/endpoint.ts'
import type { AnyList } from './platform/lists/list.ts'
import { endpointsOf } from './platform/lists/list-endpoints.ts'
import { endpointsOfRecords } from './platform/records/endpoints.ts'
import { register } from './platform/registry.ts'
import { platform } from './platform/room.ts'
import { sales } from './sales/room.ts'
import { settings } from './settings/room.ts'

const rooms = [platform, catalog, content, sales, settings, money] as const

/** Every list whose rows no resource declares. */
export const lists: readonly AnyList[] = rooms.flatMap((room) =>
  room.lists.map((list: AnyList) => ({ ...list, listing: listingNamed(list.listing.name) })),
)

/** Every endpoint there is. The app, the API's description and the tests of permissions, shops, malformed requests and keys all read this list. */
export const endpoints: readonly Endpoint[] = [
  // Where others have an id, these have a word.
  ...lists.flatMap(endpointsOf),
  ...exportsOfRecords(recordTables),
  ...rooms.flatMap((room) => room.endpoints),
  ...endpointsOfRecords(recordTables),
]

register(together(rooms))

/** What one room brings and another does not is in it all the same, so that the compiler misses nothing. */
type Together<Rooms> = (Rooms extends unknown ? (room: Rooms) => void : never) extends (all: infer All) => void
  ? All
  : never

/** What all rooms bring, field by field: their lists one after the other, their names side by side. */
function together<Room extends object>(rooms: readonly Room[]): Together<Room> {
  const all: Record<string, unknown> = {}
  for (const [field, brought] of rooms.flatMap((room) => Object.entries(room))) {
    const before = all[field]
    if (Array.isArray(brought)) all[field] = [...((before as unknown[] | undefined) ?? []), ...brought]
    else all[field] = typeof brought === 'object' ? { ...(before as object | undefined), ...brought } : brought
  }
  return all as Together<Room>
}

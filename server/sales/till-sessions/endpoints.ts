import { tillSessionOperations } from '#api/operations/sales/till-session.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { desksOf, sessionsOf } from './read.ts'
import { closeSession, moveCash, openSession } from './steps.ts'

/** The calls of the cash desk. */
export const tillSessionEndpoints: readonly Endpoint[] = [
  endpoint(tillSessionOperations.list, async ({ db, actor: { shop_id } }) => ({
    desks: await desksOf(db, shop_id),
    rows: await sessionsOf(db, shop_id),
  })),
  endpoint(tillSessionOperations.open, ({ body, ...work }) => openSession(work, body)),
  endpoint(tillSessionOperations.move, ({ body, params: { id }, ...work }) => moveCash(work, id, body)),
  endpoint(tillSessionOperations.close, ({ body, params: { id }, ...work }) => closeSession(work, id, body)),
]

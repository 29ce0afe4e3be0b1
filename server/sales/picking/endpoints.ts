import { pickingOperations } from '#api/operations/sales/picking.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { savePicking } from './save.ts'
import { pickingStandingOf } from './standing.ts'

const read = endpoint(
  pickingOperations.read,
  async ({ params: { id }, db, actor }) => (await pickingStandingOf(db, actor.shop_id, id)).picking,
)

const save = endpoint(pickingOperations.save, ({ params: { id }, body, ...context }) => savePicking(context, id, body))

/** The calls of basket picking. */
export const pickingEndpoints: readonly Endpoint[] = [read, save]

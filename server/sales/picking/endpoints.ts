import { pickingOperations } from '#api/operations/sales/picking.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { loadPicking } from './load-picking.ts'
import { savePicking } from './save.ts'

const read = endpoint(
  pickingOperations.read,
  async ({ params: { id }, db, actor }) => (await loadPicking(db, actor.shop_id, id)).picking,
)

const save = endpoint(pickingOperations.save, ({ params: { id }, body, ...context }) => savePicking(context, id, body))

/** The calls of basket picking. */
export const pickingEndpoints: readonly Endpoint[] = [read, save]

import { object } from 'superstruct'
import { IdText } from '#api/contract/platform/common.ts'
import { Picking, PickingSave } from '#api/contract/sales/picking.ts'
import { orderCodes } from '#machines/sales/order/order.chart.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { savePicking } from './save.ts'
import { pickingStandingOf } from './standing.ts'

const path = '/v1/panel/orders/:id/picking'
const ById = object({ id: IdText })

const read = endpoint({
  method: 'GET',
  path,
  summary: 'What is to be picked for an order, and how far it is picked',
  params: ById,
  data: Picking,
  codes: orderCodes,
  handle: async ({ params: { id }, db, actor }) => (await pickingStandingOf(db, actor.shop_id, id)).picking,
})

const save = endpoint({
  method: 'PUT',
  path,
  summary: 'Stores what of an order is in the basket, and ends its picking when that is asked',
  params: ById,
  body: PickingSave,
  data: Picking,
  codes: orderCodes,
  handle: ({ params: { id }, body, ...asked }) => savePicking(asked, id, body),
})

/** The calls of basket picking. */
export const pickingEndpoints: readonly Endpoint[] = [read, save]

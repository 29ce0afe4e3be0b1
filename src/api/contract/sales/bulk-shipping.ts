import { type Infer, integer, max, min, nullable, object } from 'superstruct'
import { Id, Switch } from '#api/contract/platform/common.ts'
import { OrderChoice } from './order-bulk.ts'

/** How orders are sent: by a method of the shop; or, of those that the cargo company warned of or refused, in spite of what it said. */
const how = { shipping_method_id: nullable(Id), anyway: Switch }
const How = object(how)
export type OrdersShipping = Infer<typeof How>

/** Orders that go to cargo. */
export const OrdersShip = object({ choice: OrderChoice, ...how })

/** The same, asked for without doing it: a page of the choice at a time. */
export const OrdersShipDryRun = object({ choice: OrderChoice, ...how, page: max(min(integer(), 0), 1_000_000) })

/** How long the next bulk shipping waits, in seconds by the server's clock; nothing when it may begin. */
export const ShippingWait = object({ seconds: min(integer(), 0) })
export type ShippingWait = Infer<typeof ShippingWait>

import { sql } from 'drizzle-orm'
import { resources } from '#api/registry/resources.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { takesOnline } from '#server/integrations/payment/payment.ts'
import { type Connection, connectionAt, type Opening } from '#server/platform/connections/connection.ts'

const methods = resources['shop-payment-methods'] as unknown as Resource

/** One of the shop's ways of paying as a connection, with its key in plain; 404 where it is gone. */
export function paymentMethodAt(opening: Opening, shop_id: number, id: number): Promise<Connection> {
  return connectionAt(opening, methods, shop_id, id)
}

/** The way by which the shop takes payments online: of those that are active, the first. */
export async function onlineMethod(opening: Opening, shop_id: number): Promise<Connection | null> {
  const { rows } = await opening.db.execute<{ id: number }>(sql`
    select id::float8 as id from shop_payment_methods
     where shop_id = ${shop_id} and status = 1 and method = 'credit_card' and adapter in ('sandbox', 'redirect')
     order by position, id limit 1`)
  const [first] = rows
  const found = first ? await paymentMethodAt(opening, shop_id, first.id) : null
  return found && takesOnline(found) ? found : null
}

import { and, asc, desc, eq } from 'drizzle-orm'
import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import { orders as listing } from '#api/listings/sales/orders.ts'
import { permits } from '#api/rules/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { order_lines, orders } from '#server/db/schema/orders.ts'
import { users } from '#server/db/schema/people.ts'
import { shipping_methods } from '#server/db/schema/shipping-methods.ts'
import { shops } from '#server/db/schema/shops.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { type AgreedOrder, fillingOf } from './filling.ts'

/** An order of the shop with all that its contracts tell: the one of this id or number, or the newest; nothing where there is none. */
export async function agreedOrder(
  db: Database,
  shop_id: number,
  { id, number }: { readonly id?: number; readonly number?: string },
): Promise<AgreedOrder | null> {
  const named = id === undefined ? (number ? eq(orders.number, number) : undefined) : eq(orders.id, id)
  const [found] = await db
    .select({
      order: orders,
      shop: shops,
      customer: { email: users.email, phone: users.phone },
      method: shipping_methods.name,
    })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shop_id))
    .leftJoin(users, and(eq(users.shop_id, orders.shop_id), eq(users.id, orders.customer_id)))
    .leftJoin(
      shipping_methods,
      and(eq(shipping_methods.shop_id, orders.shop_id), eq(shipping_methods.id, orders.shipping_method_id)),
    )
    .where(and(eq(orders.shop_id, shop_id), named))
    .orderBy(desc(orders.id))
    .limit(1)
  if (!found) return null
  const lines = await db
    .select()
    .from(order_lines)
    .where(and(eq(order_lines.shop_id, shop_id), eq(order_lines.order_id, found.order.id)))
    .orderBy(asc(order_lines.id))
  return { ...found, lines }
}

/** A real order as contracts are shown with it, for whoever may see orders. */
export async function orderToShow(db: Database, actor: Actor, number: string) {
  if (!permits(actor, listing.codes.list)) return null
  const agreed = await agreedOrder(db, actor.shop_id, { number })
  if (!agreed) return null
  return { number: agreed.order.number, filling: (language: PanelLanguage) => fillingOf(agreed, language) }
}

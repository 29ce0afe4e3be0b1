import { and, asc, desc, eq } from 'drizzle-orm'
import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import { orders as listing } from '#api/listings/sales/orders.ts'
import { permits } from '#api/rules/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { order_lines, orders } from '#server/db/schema/orders.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import type { MailToTry, MailValuesOf } from '#server/platform/mails/compose.ts'
import { oneLine } from '#server/platform/mails/letter.ts'
import { boughtValues } from './bought.ts'

/** So many lines of an order are enough to see how they stand. */
const most = 10

/** A real order as mails tell of it: the one of this number, or the newest; `null` where there is none, or whoever asks may not see orders. */
export async function orderToTry(db: Database, actor: Actor, number: string): Promise<MailToTry | null> {
  if (!permits(actor, listing.codes.list)) return null
  const named = number === '' ? undefined : eq(orders.number, number)
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.shop_id, actor.shop_id), named))
    .orderBy(desc(orders.id))
    .limit(1)
  if (!order) return null
  const { id, shop_id } = order
  const lines = await db
    .select({ name: order_lines.name, quantity: order_lines.quantity, total: order_lines.total })
    .from(order_lines)
    .where(and(eq(order_lines.shop_id, shop_id), eq(order_lines.order_id, id)))
    .orderBy(asc(order_lines.id))
    .limit(most)
  return {
    number: order.number,
    values: (language: PanelLanguage): MailValuesOf => ({
      customer_name: oneLine(order.customer_name),
      order_number: order.number,
      ...boughtValues(language, order, lines),
    }),
  }
}

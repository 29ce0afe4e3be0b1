import { and, eq } from 'drizzle-orm'
import type { Refund } from '#api/contract/refunds.ts'
import { minorOf } from '#api/rules/money.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { order_refund_lines, order_refunds } from '#server/db/schema/refunds.ts'
import { stock_movements } from '#server/db/schema/stock.ts'
import { ordersPath, setOrder } from './orders-in.ts'
import type { Seeded } from './seed.ts'
import type { Answered, Shop } from './shop.ts'

/** Where refunds are asked for. */
export const refundsPath = '/v1/panel/order-refunds'

interface Whose {
  readonly seeded?: Seeded
  readonly token?: string
}

/** Opens a refund of pieces of one line; it must be taken. */
export async function newRefund(
  shop: Shop,
  order: { readonly id: number; readonly line_id: number },
  quantity = 2,
  { seeded = shop.own, token = shop.admin }: Whose = {},
): Promise<Refund> {
  const lines = [{ line_id: order.line_id, quantity, reason_id: seeded.reason.plain }]
  return taken(
    await shop.call('POST', `${ordersPath}/${order.id}/refunds`, {
      as: token,
      body: { lines },
      headers: { 'x-sid': String(seeded.shop_id) },
    }),
  )
}

/** The same, with all its lines accepted. */
export async function decidedRefund(...asked: Parameters<typeof newRefund>): Promise<Refund> {
  const [shop, , , { seeded = shop.own, token = shop.admin } = {}] = asked
  let refund = await newRefund(...asked)
  for (const line of refund.lines)
    refund = taken(
      await shop.call('PATCH', `${refundsPath}/${refund.id}/lines/${line.id}`, {
        as: token,
        body: { decision: 'accepted' },
        headers: { 'x-sid': String(seeded.shop_id) },
      }),
    )
  return refund
}

/** The same, and approved. */
export async function approvedRefund(...asked: Parameters<typeof newRefund>): Promise<Refund> {
  const [shop, , , { seeded = shop.own, token = shop.admin } = {}] = asked
  const { id, version } = await decidedRefund(...asked)
  return taken(
    await shop.call('PATCH', `${refundsPath}/${id}/status`, {
      as: token,
      body: { status: 'accepted', version },
      headers: { 'x-sid': String(seeded.shop_id) },
    }),
  )
}

/** The row as it is stored. */
export async function refundIn({ db }: Shop, id: number) {
  const [row] = await db.select().from(order_refunds).where(eq(order_refunds.id, id))
  if (!row) throw new Error(`There is no refund ${id}`)
  return row
}

/** Has a refund stand so, whatever led there: where it is, what was decided of its one line, and what was paid of its order. */
export async function setRefund(shop: Shop, id: number, changes: Partial<Refund>): Promise<void> {
  const { version, status, received, restock, lines, amount, order } = changes
  const { order_id } = await refundIn(shop, id)
  const approved = status === 'accepted' || status === 'refunded'
  await shop.db
    .update(order_refunds)
    .set({ version, status, received, restock, ...(approved ? { amount: minorOf(amount ?? '') ?? 0 } : {}) })
    .where(eq(order_refunds.id, id))
  const [line] = lines ?? []
  if (line)
    await shop.db
      .update(order_refund_lines)
      .set({ decision: line.decision })
      .where(eq(order_refund_lines.refund_id, id))
  if (order) await setOrder(shop, order_id, { paid_total: minorOf(order.paid_total) ?? 0 })
}

/** It goes with its lines, as none does in the panel. */
export async function removeRefund({ db }: Shop, id: number): Promise<void> {
  await db.update(stock_movements).set({ refund_id: null }).where(eq(stock_movements.refund_id, id))
  await db.delete(order_refunds).where(eq(order_refunds.id, id))
}

/** A bank account of the shop beside its cash desk, so that there is something to choose. */
export async function accountBeside({ db, own: { shop_id } }: Shop): Promise<void> {
  const name = 'Banka'
  const of = and(eq(accounts.shop_id, shop_id), eq(accounts.name, name))
  const [found] = await db.select({ id: accounts.id }).from(accounts).where(of)
  if (!found) await db.insert(accounts).values({ shop_id, kind: 'bank', name, currency: 'TRY' })
}

function taken({ body, text }: Answered): Refund {
  if (body?.status !== 1) throw new Error(`The refund was not taken further: ${text}`)
  return body.data
}

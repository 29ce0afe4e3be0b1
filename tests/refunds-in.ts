import { eq } from 'drizzle-orm'
import type { Refund } from '#api/contract/refunds.ts'
import { order_refunds } from '#server/db/schema/sales.ts'
import { ordersPath } from './orders-in.ts'
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

function taken({ body, text }: Answered): Refund {
  if (body?.status !== 1) throw new Error(`The refund was not taken further: ${text}`)
  return body.data
}

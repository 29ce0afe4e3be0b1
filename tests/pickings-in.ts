import { eq, sql } from 'drizzle-orm'
import type { Picking } from '#api/contract/picking.ts'
import { order_lines } from '#server/db/schema/orders.ts'
import { pickings } from '#server/db/schema/pickings.ts'
import { variants } from '#server/db/schema/products.ts'
import { type NewOrder, newOrder, setOrder } from './orders-in.ts'
import type { Shop } from './shop.ts'

/** An order of one piece, and the code that stands on it. */
export interface OnePiece extends NewOrder {
  readonly code: string
}

/** An accepted order of one piece with a barcode. */
export async function orderOfOnePiece(shop: Shop): Promise<OnePiece> {
  const order = await newOrder(shop, { status: 'accepted' })
  const code = `869${String(order.variant_id).padStart(10, '0')}`
  await shop.db.update(order_lines).set({ quantity: 1 }).where(eq(order_lines.id, order.line_id))
  await shop.db.update(variants).set({ barcode: code }).where(eq(variants.id, order.variant_id))
  return { ...order, code }
}

/** Has the picking of an order of one line stand so, and the order with it, as other people and devices made it. */
export async function pickedSo(shop: Shop, { id, line_id }: NewOrder, now: Picking, before?: Picking): Promise<void> {
  await setOrder(shop, id, { status: now.order_status })
  if (before && JSON.stringify([before.status, before.lines]) === JSON.stringify([now.status, now.lines])) return
  if (now.version === 0) await shop.db.delete(pickings).where(eq(pickings.order_id, id))
  else {
    const lines = now.lines.map(({ picked, short_reason }) => ({ line_id, picked, short_reason }))
    await store(shop, id, { status: now.status, lines })
  }
}

/** Another device stores the basket as it is, and is faster. */
export async function otherDevice(shop: Shop, id: number): Promise<void> {
  await store(shop, id, {})
}

async function store({ db, own }: Shop, order_id: number, row: Partial<typeof pickings.$inferInsert>): Promise<void> {
  await db
    .insert(pickings)
    .values({ shop_id: own.shop_id, order_id, status: 'open', lines: [], ...row })
    .onConflictDoUpdate({
      target: [pickings.shop_id, pickings.order_id],
      set: { ...row, version: sql`${pickings.version} + 1` },
    })
}

import { and, eq, inArray } from 'drizzle-orm'
import { urlOf } from '#api/contract/platform/files.ts'
import type { Picking, PickingLine } from '#api/contract/sales/picking.ts'
import { pickingAt } from '#machines/sales/picking/picking.chart.ts'
import { pictureOf } from '#server/catalog/products/picture-of.ts'
import type { Database } from '#server/db/open.ts'
import { pickings } from '#server/db/schema/pickings.ts'
import { variants } from '#server/db/schema/products.ts'
import { type LockedOrder, loadOrder } from '#server/sales/orders/load-order.ts'

/** The picking of an order, and where its chart stands. */
export interface LockedPicking {
  readonly order: LockedOrder
  readonly picking: Picking
  /** Its lines as they are stored. */
  readonly stored: (typeof pickings.$inferSelect)['lines']
  readonly updated_at: string | null
  readonly at: ReturnType<typeof pickingAt>
}

/** Reads the picking of an order of the shop, or answers 404; `lock` as in `loadOrder`. */
export async function loadPicking(
  db: Database,
  shop_id: number,
  order_id: number,
  options: { lock?: boolean } = {},
): Promise<LockedPicking> {
  const order = await loadOrder(db, shop_id, order_id, options)
  const [row] = await db
    .select()
    .from(pickings)
    .where(and(eq(pickings.shop_id, shop_id), eq(pickings.order_id, order_id)))
  const { status: order_status, number, customer_name } = order.order
  const picking: Picking = {
    ...{ order_id, number, customer_name, order_status },
    status: row?.status ?? 'open',
    version: row?.version ?? 0,
    lines: await linesOf(db, order, row?.lines ?? []),
  }
  const at = pickingAt(picking.status, { status: order_status, lines: picking.lines })
  return { order, picking, stored: row?.lines ?? [], updated_at: row?.updated_at ?? null, at }
}

async function linesOf(
  db: Database,
  { order: { shop_id }, lines }: LockedOrder,
  stored: LockedPicking['stored'],
): Promise<PickingLine[]> {
  const ids = lines.map((line) => line.variant_id)
  const codes = await db
    .select({
      id: variants.id,
      shelf: variants.shelf,
      stock_code: variants.stock_code,
      barcode: variants.barcode,
      image: pictureOf('variants'),
    })
    .from(variants)
    .where(and(eq(variants.shop_id, shop_id), inArray(variants.id, ids)))
  const codesOf = new Map(codes.map((one) => [one.id, one]))
  const storedOf = new Map(stored.map((one) => [one.line_id, one]))
  const items = lines.map(({ id, name, quantity, variant_id }) => {
    const { shelf = '', stock_code = '', barcode = '', image = null } = codesOf.get(variant_id) ?? {}
    const { picked = 0, short_reason = '', awaited = 0, written_off = 0 } = storedOf.get(id) ?? {}
    const known = { name, shelf, stock_code, barcode, image_url: urlOf(image ?? '') || null }
    const line = { line_id: id, ...known, quantity: quantity - written_off, picked } as const
    // A line that is whole lacks nothing, once its rest was written off as well.
    return { ...line, awaited, short_reason: picked < line.quantity ? short_reason : ('' as const) }
  })
  // Along the shelves, so that nobody walks twice; what has no place comes last.
  return items.sort(
    (one, other) => Number(one.shelf === '') - Number(other.shelf === '') || byShelf(one.shelf, other.shelf),
  )
}

const byShelf = new Intl.Collator('tr', { numeric: true }).compare

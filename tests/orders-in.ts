import { eq, sql } from 'drizzle-orm'
import type { OrderAddress } from '#api/contract/order-address.ts'
import { addressOf } from '#api/rules/order-address.ts'
import type { Database } from '#server/db/open.ts'
import { order_lines, orders } from '#server/db/schema/orders.ts'
import { order_payments } from '#server/db/schema/refunds.ts'
import { shops } from '#server/db/schema/shops.ts'
import { stock_movements } from '#server/db/schema/stock.ts'
import { moveStock } from '#server/stock/ledger.ts'
import { productInput, variant } from './product-input.ts'
import type { Seeded } from './seed.ts'
import type { Shop } from './shop.ts'

/** Where orders are asked for. */
export const ordersPath = '/v1/panel/orders'

/** An address with all that is asked of one. */
export const anAddress: OrderAddress = {
  ...addressOf({}),
  title: 'Ev',
  name: 'Zeynep Yılmaz',
  country: 'Türkiye',
  state: 'Marmara',
  city: 'İstanbul',
  district: 'Kadıköy',
  neighborhood: 'Moda',
  address: 'Lale Sk. 4',
  zip: '34710',
}

type Stored = Partial<typeof orders.$inferInsert>

/** A line of an order made for a test: a variant of its own with 10 pieces, of which 2 were bought. */
export interface NewOrder {
  readonly id: number
  readonly line_id: number
  readonly variant_id: number
}

/** An order of two pieces for 100.00, taken from the stock, as a sale stores it. The panel has no call for it. */
export async function newOrder(shop: Shop, changes: Stored = {}, seeded: Seeded = shop.own): Promise<NewOrder> {
  return sell(shop, await newVariant(shop, seeded, 10), changes, seeded)
}

/** So many of them, all of one variant, oldest first. */
export async function newOrders(shop: Shop, count: number, changes: Stored = {}): Promise<NewOrder[]> {
  const { shop_id, admin_id: user_id } = shop.own
  const variant_id = await newVariant(shop, shop.own, 2 * count)
  const first = await sell(shop, variant_id, { number: `T-${variant_id}-1`, ...changes }, shop.own)
  const others = Array.from({ length: count - 1 }, (_, at) => `T-${variant_id}-${at + 2}`)
  const lines = await shop.db.transaction(async (tx) => {
    const db = tx as unknown as Database
    const [{ id: _, number: __, search: ___, ...order } = {} as typeof orders.$inferSelect] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, first.id))
    const [{ id: ____, ...line } = {} as typeof order_lines.$inferSelect] = await db
      .select()
      .from(order_lines)
      .where(eq(order_lines.id, first.line_id))
    if (count === 1) return []
    const made = await db
      .insert(orders)
      .values(others.map((number) => ({ ...order, number })))
      .returning({ id: orders.id })
    const sold = await db
      .insert(order_lines)
      .values(made.map(({ id: order_id }) => ({ ...line, order_id })))
      .returning({ id: order_lines.id, order_id: order_lines.order_id })
    const moves = made.map(() => ({ variant_id, type: 'system' as const, quantity: -2, unit_price: 5_000 }))
    await moveStock(db, { shop_id, user_id, moves })
    return sold
  })
  return [first, ...lines.map(({ id, order_id }) => ({ id: order_id, line_id: id, variant_id }))]
}

async function sell(shop: Shop, variant_id: number, changes: Stored, seeded: Seeded): Promise<NewOrder> {
  const { shop_id, admin_id: user_id, customer_id } = seeded
  return shop.db.transaction(async (tx) => {
    const db = tx as unknown as Database
    const paid = changes.payment_status === 'paid'
    const [order] = await db
      .insert(orders)
      .values({
        shop_id,
        number: `T-${variant_id}`,
        channel: 'online',
        status: 'pending',
        payment_status: 'not_paid',
        payment_method: 'credit_card',
        customer_id,
        customer_name: 'Zeynep Yılmaz',
        currency: 'TRY',
        product_total: 10_000,
        total: 10_000,
        paid_total: paid ? 10_000 : 0,
        ...changes,
      })
      .returning({ id: orders.id })
    const id = order?.id ?? 0
    if (paid) await db.insert(order_payments).values({ shop_id, user_id, order_id: id, kind: 'marked', amount: 10_000 })
    const sold = { shop_id, order_id: id, variant_id, name: 'Keten elbise', quantity: 2, price: 5_000, tax_rate: 20 }
    const [line] = await db
      .insert(order_lines)
      .values({ ...sold, total: 10_000 })
      .returning({ id: order_lines.id })
    await moveStock(db, {
      shop_id,
      user_id,
      order_id: id,
      moves: [{ variant_id, type: 'system', quantity: -2, unit_price: 5_000 }],
    })
    return { id, line_id: line?.id ?? 0, variant_id }
  })
}

/** The row as it is stored. */
export async function orderIn({ db }: Shop, id: number) {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  if (!row) throw new Error(`There is no order ${id}`)
  return row
}

/** Has an order stand so, whatever led there; `returned` pieces of each of its lines came back before. */
export async function setOrder({ db }: Shop, id: number, changes: Stored, returned?: number): Promise<void> {
  await db.update(orders).set(changes).where(eq(orders.id, id))
  if (returned !== undefined) await db.update(order_lines).set({ returned }).where(eq(order_lines.order_id, id))
}

/** It goes with its lines, as none does in the panel; its movements stay. */
export async function removeOrder({ db }: Shop, id: number): Promise<void> {
  await db.update(stock_movements).set({ order_id: null }).where(eq(stock_movements.order_id, id))
  await db.delete(orders).where(eq(orders.id, id))
}

/** Whether the shop lets orders by unpaid transfer be cancelled. */
export async function setCancelling({ db, own }: Shop, open: boolean): Promise<void> {
  await db
    .update(shops)
    .set({ settings: sql`${shops.settings} || ${JSON.stringify({ cancel_unpaid_transfers: open ? 1 : 0 })}::jsonb` })
    .where(eq(shops.id, own.shop_id))
}

async function newVariant({ call, own, admin, otherAdmin }: Shop, seeded: Seeded, quantity: number): Promise<number> {
  const answer = await call('POST', '/v1/panel/products', {
    as: seeded === own ? admin : otherAdmin,
    body: productInput(seeded, { variants: [variant({ quantity })] }),
    headers: { 'x-sid': String(seeded.shop_id) },
  })
  if (answer.body?.status !== 1) throw new Error(`The product of an order was not stored: ${answer.text}`)
  return answer.body.data.variants[0].id
}

import { and, eq } from 'drizzle-orm'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { marketplaceOrderOperations } from '#api/operations/sales/marketplace-orders.ts'
import { taxWithin } from '#api/rules/catalog/tax-sums.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { inStock } from '#api/rules/sales/new-order-lines.ts'
import { cancelledThere, lineUnmatched } from '#api/rules/sales/order-fetch.ts'
import { moveStock } from '#server/catalog/stock/ledger.ts'
import type { Database } from '#server/db/open.ts'
import { order_lines, orders } from '#server/db/schema/orders.ts'
import { shops } from '#server/db/schema/shops.ts'
import type { MarketplaceAddress, MarketplaceOrder } from '#server/integrations/marketplace/marketplace.ts'
import { systemOf } from '#server/platform/background/turns.ts'
import { audit } from '#server/platform/http/audit.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { jobKind, type Work } from '#server/platform/jobs/kind.ts'
import { bookSales, isSold } from '#server/sales/ledger/order-entries.ts'
import { deductStock } from '#server/sales/orders/deduct-stock.ts'
import { receivePayment } from '#server/sales/payments/receive.ts'
import { type Matched, matchLines } from './matching.ts'

/** A marketplace's order as a job keeps it. */
type KeptOrder = Omit<MarketplaceOrder, 'orderedAt'> & { readonly orderedAt: string }

/** Where an order of the marketplace stands in the shop. What is not known there waits to be looked at. */
const orderStatuses: Readonly<Record<string, OrderStatus>> = {
  Created: 'accepted',
  Picking: 'preparing',
  Invoiced: 'preparing',
  Shipped: 'in_cargo',
  AtCollectionPoint: 'at_collection_point',
  UnDelivered: 'undelivered',
  Delivered: 'delivered',
}

/** Stores the orders of a marketplace, each once and whole: its lines, its money, which the marketplace has, and its goods out of the stock. */
export const storingOrders = jobKind<{ marketplace_id: number }, KeptOrder, never>({
  name: 'orders.fetch',
  codes: marketplaceOrderOperations.fetch.codes,
  run: async (work, { data }, { marketplace_id }) => {
    if (await isStored(work, marketplace_id, data.orderNumber)) return null
    if (data.status === 'Cancelled') throw refuse(409, cancelledThere)
    const { lines, unmatched } = await matchLines(work, marketplace_id, data)
    if (unmatched.length > 0) throw refuse(409, lineUnmatched, { about: { names: unmatched.join(', ') } })
    await store(work, marketplace_id, data, lines)
    return null
  },
})

async function isStored({ db, actor: { shop_id } }: Work, marketplace_id: number, number: string): Promise<boolean> {
  const own = and(eq(orders.shop_id, shop_id), eq(orders.marketplace_id, marketplace_id))
  return (await db.$count(orders, and(own, eq(orders.marketplace_number, number)))) > 0
}

async function store(work: Work, marketplace_id: number, order: KeptOrder, lines: readonly Matched[]): Promise<void> {
  const { db, actor } = work
  const { shop_id, user_id } = actor
  const status = orderStatuses[order.status] ?? 'pending'
  const product_total = lines.reduce((sum, line) => sum + line.total, 0)
  const total = minorOf(order.total) ?? product_total
  const [stored] = await db
    .insert(orders)
    .values({
      ...{ shop_id, marketplace_id, marketplace_number: order.orderNumber, status },
      number: await numberOf(db, shop_id, marketplace_id, order.orderNumber),
      channel: 'marketplace',
      payment_status: total > 0 ? 'not_paid' : 'paid',
      payment_method: 'credit_card',
      customer_name: order.customer || order.shipmentAddress.fullName,
      currency: await currencyOf(db, shop_id),
      product_total,
      // What the marketplace gave off, or took for the parcel.
      discount_total: Math.max(0, product_total - total),
      shipping_total: Math.max(0, total - product_total),
      tax_total: lines.reduce((sum, line) => sum + taxWithin(line.total, line.tax_rate), 0),
      total,
      shipping_address: addressOf(order.shipmentAddress),
      ordered_at: order.orderedAt,
    })
    .returning()
  if (!stored) throw new Error('The order of a marketplace was not stored')
  const order_id = stored.id
  await db.insert(order_lines).values(lines.map((line) => ({ ...line, shop_id, order_id })))
  if (isSold(status)) await bookSales(db, shop_id, [order_id])
  if (total > 0)
    await receivePayment({ db, actor: systemOf(shop_id) }, stored, {
      kind: 'online',
      amount: total,
      account_id: 'held',
    })
  const short = await moveStock(db, {
    // What runs by itself nobody began.
    ...{ shop_id, user_id: user_id || null, order_id },
    moves: lines.map(({ variant_id, quantity, price }) => ({
      variant_id,
      type: 'system',
      quantity: -quantity,
      unit_price: price,
    })),
  })
  if (short.length > 0)
    throw new Refused(
      409,
      short.map(({ name, left }) => ({ id: inStock.id, about: { name, left } })),
    )
  await audit(work, {
    subject: 'orders',
    subject_id: order_id,
    event: 'FETCH',
    state_after: status,
    after: { moves: await deductStock(db, shop_id, order_id) },
  })
}

/** Its number at the marketplace, as customers know it; told apart where the shop has such a number already. */
async function numberOf(db: Database, shop_id: number, marketplace_id: number, number: string): Promise<string> {
  const taken = await db.$count(orders, and(eq(orders.shop_id, shop_id), eq(orders.number, number)))
  return taken > 0 ? `${number}-${marketplace_id}` : number
}

async function currencyOf(db: Database, shop_id: number): Promise<string> {
  const [shop] = await db.select({ currency: shops.default_currency }).from(shops).where(eq(shops.id, shop_id))
  return shop?.currency ?? ''
}

/** As addresses of orders are written; a part that the marketplace keeps to itself is left out. */
function addressOf(from: MarketplaceAddress): Record<string, string> {
  const { fullName: name, postalCode: zip, city, district, address, country, phone } = from
  const parts = { name, address, district, city, country, zip, phone }
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== ''))
}

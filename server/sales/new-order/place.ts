import type { OrderVariant } from '#api/contract/sales/new-order.ts'
import type { MovedQuantity } from '#api/contract/sales/orders.ts'
import type { AppliedCampaign } from '#api/rules/content/discounts.ts'
import { lineName } from '#api/rules/sales/line-name.ts'
import { inStock } from '#api/rules/sales/new-order-lines.ts'
import type { NewOrderSums } from '#api/rules/sales/new-order-sums.ts'
import { moveStock } from '#server/catalog/stock/ledger.ts'
import { keepDiscounts } from '#server/content/coupons/uses.ts'
import { order_lines, order_notes, orders } from '#server/db/schema/orders.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { bookSold, isSold } from '#server/sales/ledger/order-entries.ts'
import { deductStock } from '#server/sales/orders/deduct-stock.ts'
import { nextNumber } from './number.ts'

export type Storing = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId' | 'language'>

interface Placing {
  readonly order: Omit<typeof orders.$inferInsert, 'shop_id' | 'user_id' | 'number' | keyof ReturnType<typeof totalsOf>>
  readonly lines: readonly { readonly variant_id: number }[]
  readonly variants: Readonly<Record<number, OrderVariant>>
  readonly sums: NewOrderSums
  /** What campaigns give off it, and the carrying that one of them pays. */
  readonly campaigns: { readonly applied: readonly AppliedCampaign[]; readonly carriage: number }
  readonly note: string
}

interface Placed {
  readonly id: number
  readonly number: string
  readonly moves: MovedQuantity[]
}

/** Stores an order that was judged, under the next number, with its lines and its note, and takes its goods out of the stock. */
export async function placeOrder({ db, actor }: Storing, placing: Placing): Promise<Placed> {
  const { shop_id, user_id } = actor
  const { sums, variants } = placing
  const number = await nextNumber(db, shop_id)
  const [stored] = await db
    .insert(orders)
    .values({ ...placing.order, ...totalsOf(sums), shop_id, user_id, number })
    .returning()
  if (!stored) throw new Error(`Order ${number} of shop ${shop_id} was not stored`)
  const { id } = stored
  const lines = placing.lines.map(({ variant_id }, at) => {
    const { price = 0, quantity = 0, off: discount = 0, total = 0 } = sums.lines[at] ?? {}
    const variant = variants[variant_id] as OrderVariant
    const { tax_rate } = variant
    return { shop_id, order_id: id, variant_id, name: lineName(variant), quantity, price, tax_rate, discount, total }
  })
  const storedLines = await db.insert(order_lines).values(lines).returning()
  const { customer_id = null, currency } = placing.order
  await keepDiscounts(db, {
    ...{ shop_id, order_id: id, customer_id, currency, ...placing.campaigns },
    variants: lines.map(({ variant_id }) => variant_id),
  })
  if (isSold(placing.order.status)) await bookSold(db, shop_id, [{ order: stored, lines: storedLines }], { user_id })
  const note = placing.note.trim()
  if (note !== '') await db.insert(order_notes).values({ shop_id, user_id, order_id: id, note })
  const short = await moveStock(db, {
    ...{ shop_id, user_id, order_id: id },
    moves: lines.map(({ variant_id, quantity, price }) => ({
      variant_id,
      type: 'system',
      quantity: -quantity,
      unit_price: price,
    })),
  })
  if (short.length > 0)
    throw new Refused(
      422,
      short.map(({ name, left }) => ({ id: inStock.id, about: { name, left }, at: ['product'] })),
    )
  return { id, number, moves: await deductStock(db, shop_id, id) }
}

function totalsOf(sums: NewOrderSums) {
  return {
    product_total: sums.products,
    discount_total: sums.discount,
    shipping_total: sums.shipping,
    tax_total: sums.tax,
    total: sums.total,
  }
}

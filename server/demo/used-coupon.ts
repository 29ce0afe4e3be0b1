import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { NewOrder } from '#api/contract/sales/new-order.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { newOrderSums } from '#api/rules/sales/new-order-sums.ts'
import { discountsOf } from '#api/rules/sales/order-campaigns.ts'
import { campaignsFor } from '#server/content/coupons/campaigns.ts'
import { keepDiscounts } from '#server/content/coupons/uses.ts'
import type { Database } from '#server/db/open.ts'
import { order_lines, orders } from '#server/db/schema/orders.ts'
import { sellable } from '#server/sales/new-order/variants.ts'

const code = 'HOSGELDIN10'

/** The newest order that waits for its transfer used a coupon: what came off it is worked out as for any order. */
export async function storeUsedCoupon(db: Database, shop_id: number): Promise<void> {
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.shop_id, shop_id),
        eq(orders.channel, 'online'),
        eq(orders.status, 'pending'),
        eq(orders.payment_status, 'not_paid'),
        sql`${orders.customer_id} is not null`,
      ),
    )
    .orderBy(desc(orders.ordered_at), desc(orders.id))
    .limit(1)
  if (!order) return
  const own = and(eq(order_lines.shop_id, shop_id), eq(order_lines.order_id, order.id))
  const lines = await db.select().from(order_lines).where(own).orderBy(asc(order_lines.id))
  const { customer_id, currency, payment_method } = order
  const variant_ids = lines.map(({ variant_id }) => variant_id ?? 0)
  const variants = await sellable({ db, actor: { shop_id }, language: 0 }, variant_ids)
  const campaigns = await campaignsFor(db, { shop_id, customer_id, code, at: order.ordered_at })
  const typed = lines.map(({ variant_id, quantity, price }) => ({
    ...{ variant_id: variant_id ?? 0, quantity, price: decimalOf(price) },
  }))
  const { applied, lines: off } = discountsOf({
    order: { lines: typed, coupon_code: code, payment_method } as unknown as NewOrder,
    variants: Object.fromEntries(variants.map((one) => [one.variant_id, one])),
    ...{ tax_in_price: true, methods: [], payments: [], campaigns },
  })
  if (!applied.some(({ campaign }) => campaign.code === code)) return
  const sums = newOrderSums({
    lines: typed.map((line, at) => ({ ...line, tax_rate: lines[at]?.tax_rate ?? 0, off: off[at] ?? 0 })),
    ...{ discount: { kind: 'fixed', value: '0' }, delivery: 'cargo', tax_in_price: true },
    shipping_price: decimalOf(order.shipping_total),
  })
  const written = sums.lines.map(({ off: discount, total }, at) => ({ id: lines[at]?.id ?? 0, discount, total }))
  await db.execute(sql`
    update order_lines l set discount = x.discount, total = x.total
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as x (id bigint, discount bigint, total bigint)
     where l.shop_id = ${shop_id} and l.id = x.id`)
  await db
    .update(orders)
    .set({ discount_total: sums.discount, tax_total: sums.tax, total: sums.total })
    .where(and(eq(orders.shop_id, shop_id), eq(orders.id, order.id)))
  await keepDiscounts(db, {
    ...{ shop_id, order_id: order.id, customer_id, currency, carriage: 0, applied },
    variants: variant_ids,
  })
}

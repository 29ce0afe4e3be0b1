import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { customerUsesLeft, usesLeft } from '#api/rules/content/campaign-rules.ts'
import type { AppliedCampaign } from '#api/rules/content/discounts.ts'
import type { Database } from '#server/db/open.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { order_discounts } from '#server/db/schema/order-discounts.ts'
import { Refused } from '#server/platform/http/refused.ts'

interface Discounted {
  readonly shop_id: number
  readonly order_id: number
  readonly customer_id: number | null
  readonly currency: string
  /** What its lines sell, in their order. */
  readonly variants: readonly number[]
  /** The price of carrying that a campaign paid. */
  readonly carriage: number
  readonly applied: readonly AppliedCampaign[]
}

/** Notes with an order what campaigns gave off it, and uses its coupon: the last use is had by one of many who want it at once (D8). */
export async function keepDiscounts(db: Database, { applied, ...order }: Discounted): Promise<void> {
  const { shop_id, order_id, currency, variants } = order
  if (applied.length === 0) return
  for (const { campaign } of applied.filter((one) => one.campaign.kind === 'coupon')) await takeUse(db, order, campaign)
  const payer = applied.find(({ campaign }) => campaign.free_shipping)
  await db.insert(order_discounts).values(
    applied.map((one) => ({
      ...{ shop_id, order_id, currency, coupon_id: one.campaign.id, amount: one.amount },
      ...{ kind: one.campaign.kind, name: one.campaign.name, code: one.campaign.code },
      carriage: one === payer ? order.carriage : 0,
      lines: one.lines.flatMap((amount, at) => (amount > 0 ? [{ variant_id: variants[at] ?? 0, amount }] : [])),
    })),
  )
}

/** One more use, while there is one: the row stays locked until the order is stored, so that the uses of a customer are counted one order after the other. */
async function takeUse(
  db: Database,
  { shop_id, customer_id }: Pick<Discounted, 'shop_id' | 'customer_id'>,
  { id, customer_limit }: AppliedCampaign['campaign'],
): Promise<void> {
  const used = await db
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(
      and(
        eq(coupons.shop_id, shop_id),
        eq(coupons.id, id),
        sql`(${coupons.usage_limit} = 0 or ${coupons.used} < ${coupons.usage_limit})`,
      ),
    )
    .returning({ id: coupons.id })
  if (used.length === 0) throw new Refused(422, [{ id: usesLeft.id, at: ['coupon_code'] }])
  if (customer_limit === 0 || customer_id === null) return
  const { rows } = await db.execute<{ uses: number }>(
    sql`select ${usesOfCustomer(shop_id, sql`${customer_id}::bigint`, sql`${id}::bigint`)} as uses`,
  )
  if ((rows[0]?.uses ?? 0) >= customer_limit)
    throw new Refused(422, [{ id: customerUsesLeft.id, about: { limit: customer_limit }, at: ['coupon_code'] }])
}

/** How often a customer used a coupon and did not give it back; of contacts that were made one, all their orders count. */
export function usesOfCustomer(shop_id: number, customer_id: SQL, coupon_id: SQL): SQL {
  return sql`(select count(*)::int from orders o join order_discounts d on d.shop_id = o.shop_id and d.order_id = o.id
     where o.shop_id = ${shop_id} and o.customer_id = ${customer_id} and d.coupon_id = ${coupon_id} and d.given_back_at is null)`
}

/** The uses of an order that is not any more, once. */
export async function giveUsesBack(db: Database, shop_id: number, order_id: number): Promise<void> {
  const back = await db
    .update(order_discounts)
    .set({ given_back_at: sql`now()` })
    .where(
      and(
        eq(order_discounts.shop_id, shop_id),
        eq(order_discounts.order_id, order_id),
        isNull(order_discounts.given_back_at),
      ),
    )
    .returning({ coupon_id: order_discounts.coupon_id, kind: order_discounts.kind })
  const used = back.filter(({ kind }) => kind === 'coupon').map(({ coupon_id }) => coupon_id)
  if (used.length === 0) return
  await db
    .update(coupons)
    .set({ used: sql`greatest(0, ${coupons.used} - 1)` })
    .where(and(eq(coupons.shop_id, shop_id), inArray(coupons.id, used)))
}

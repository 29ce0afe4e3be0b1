import { and, eq, sql } from 'drizzle-orm'
import type { CampaignResults } from '#api/contract/sales/campaign-results.ts'
import { campaignResultOperations } from '#api/operations/sales/campaign-results.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'

const read = endpoint(campaignResultOperations.read, async ({ db, actor: { shop_id }, params: { id } }) => {
  const own = and(eq(coupons.shop_id, shop_id), eq(coupons.id, id))
  if ((await db.$count(coupons, own)) === 0) throw refuse(404, notFound)
  return resultsOf(db, shop_id, id)
})

type Row = Record<'orders' | 'turnover' | 'discount' | 'shipping', number> & { currency: string } & Record<
    string,
    unknown
  >

/** Of orders that gave their use back nothing counts: they were cancelled, rejected or paid back whole. */
async function resultsOf(db: Database, shop_id: number, id: number): Promise<CampaignResults> {
  const { rows } = await db.execute<Row>(sql`
    select o.currency, count(*)::int as orders, sum(o.total)::bigint as turnover,
           sum(d.amount)::bigint as discount, sum(d.carriage)::bigint as shipping
      from order_discounts d join orders o on o.shop_id = d.shop_id and o.id = d.order_id
     where d.shop_id = ${shop_id} and d.coupon_id = ${id} and d.given_back_at is null
     group by o.currency order by count(*) desc, o.currency`)
  return {
    orders: rows.reduce((sum, { orders }) => sum + orders, 0),
    currencies: rows.map(({ currency, orders, turnover, discount, shipping }) => ({
      ...{ currency, orders, turnover: amountOf(turnover), discount: amountOf(discount), shipping: amountOf(shipping) },
    })),
  }
}

function amountOf(minor: number): string {
  return decimalOf(Number(minor))
}

/** The calls of what campaigns brought. */
export const campaignResultEndpoints: readonly Endpoint[] = [read]

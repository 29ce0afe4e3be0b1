import { type SQL, sql } from 'drizzle-orm'
import type { Campaign, OrderCampaigns } from '#api/contract/content/campaigns.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import type { Database } from '#server/db/open.ts'
import { nameSql } from '#server/platform/records/name-sql.ts'
import { usesOfCustomer } from './uses.ts'

interface Asked {
  readonly shop_id: number
  /** Who buys; `null` for a guest. */
  readonly customer_id: number | null
  /** The code that was typed; empty for none. */
  readonly code: string
  /** In which they are named; the shop's first one where it is not said, which is what orders keep. */
  readonly language?: number
  /** The moment of the order; now where it is not said. */
  readonly at?: string | undefined
  /** A day of the shop instead of a moment. */
  readonly day?: string | undefined
  /** The sales of other days too, and those that are passive: whoever asks why one does not apply is told of it. */
  readonly every?: boolean
}

type Row = Omit<Campaign, 'discount' | 'minimum' | 'maximum'> &
  Record<'discount', number> &
  Record<'minimum' | 'maximum', number | null> &
  Record<string, unknown>

/** The active sales of a day and the coupon of a code, with the day, and the group of the customer. */
export async function campaignsFor(
  db: Database,
  { shop_id, customer_id, code, language, at, day: asked_day, every = false }: Asked,
): Promise<OrderCampaigns> {
  const { rows: asked } = await db.execute<{ day: string; known: boolean; group_id: string | null }>(sql`
    select coalesce(${asked_day ?? null}::text,
             to_char(coalesce(${at ?? null}::timestamptz, now()) at time zone s.time_zone, 'YYYY-MM-DD')) as day,
           u.id is not null as known, u.group_id
      from shops s
      left join users u on u.shop_id = s.id and u.id = ${customer_id}::bigint and u.type = 'customer' and u.walk_in = 0
     where s.id = ${shop_id}`)
  const { day = '', known = false, group_id = null } = asked[0] ?? {}
  const folded = fold(code)
  const { rows } = await db.execute<Row>(sql`
    select c.id, c.kind, ${nameSql(sql`c.translations`, sql`c.label`, language)} as name, c.code, c.type, c.discount, c.by_unit = 1 as by_unit,
           to_char(c.start, 'YYYY-MM-DD') as start, to_char(c."end", 'YYYY-MM-DD') as "end", c.status = 1 as active, c.basis,
           case c.basis when 'product' then c.products when 'category' then c.categories when 'tag' then c.tags else '{}' end
             as covers,
           array(select distinct m.method from shop_payment_methods m
                  where m.shop_id = c.shop_id and m.id = any(c.payment_methods) order by m.method) as payments,
           c.minimum, c.maximum, c.usage_limit, c.customer_limit, c.used,
           case when c.customer_limit = 0 then 0
                else ${usesOfCustomer(shop_id, sql`${customer_id}::bigint`, sql`c.id`)} end as used_by_customer,
           c.login_required = 1 as login_required, c.customer_groups, c.without_groups = 1 as without_groups,
           c.free_shipping = 1 as free_shipping
      from coupons c
     where c.shop_id = ${shop_id}
       and (${every ? latestSales(shop_id) : salesOf(day)}
            or (${folded} <> '' and c.code_folded = ${folded}))
     order by c.id`)
  return {
    day,
    customer: known ? { group_id: group_id === null ? null : Number(group_id) } : null,
    rows: rows.map((row) => ({
      ...row,
      id: Number(row.id),
      covers: row.covers.map(Number),
      customer_groups: row.customer_groups.map(Number),
      discount: decimalOf(Number(row.discount)),
      minimum: row.minimum === null ? null : decimalOf(Number(row.minimum)),
      maximum: row.maximum === null ? null : decimalOf(Number(row.maximum)),
    })),
  }
}

function salesOf(day: string): SQL {
  return sql`(c.kind = 'sale' and c.status = 1 and c.start <= ${day}::date and c."end" >= ${day}::date)`
}

/** So many sales are looked at where those of every day are asked for: the ones that end last. */
const most = 200

function latestSales(shop_id: number): SQL {
  return sql`c.id in (select k.id from coupons k where k.shop_id = ${shop_id} and k.kind = 'sale'
                       order by k."end" desc, k.id desc limit ${most})`
}

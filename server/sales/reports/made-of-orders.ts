import { type SQL, sql } from 'drizzle-orm'
import { couponsReport, ordersReport, productsReport, staffReport, usersReport } from '#api/listings/sales/reports.ts'
import { sold } from '#server/db/sold-orders.ts'
import { cityOf, earlierOrders } from '#server/sales/orders/narrowed.ts'
import { recordNamed } from './record-named.ts'
import { reportFrom } from './report-sql.ts'

const channel = { key: sql`o.channel` }
const city = { key: cityOf }

const money = {
  orders: sql`count(*)`,
  total: sql`sum(o.total)`,
  refunded: sql`sum(o.refunded_total)`,
  net: sql`sum(o.total - o.refunded_total)`,
  average: sql`round(avg(o.total))`,
}

export const ordersSql = reportFrom(ordersReport, {
  from: sql`orders o`,
  moment: sql`o.ordered_at`,
  scope: sold,
  by: () => ({ channel, city, status: { key: sql`o.status` }, payment_method: { key: sql`o.payment_method` } }),
  figures: {
    ...money,
    goods: sql`sum(o.product_total)`,
    discount: sql`sum(o.discount_total)`,
    shipping: sql`sum(o.shipping_total)`,
    tax: sql`sum(o.tax_total)`,
  },
})

const ofLine = sql`join variants v on v.shop_id = l.shop_id and v.id = l.variant_id
                   join products p on p.shop_id = v.shop_id and p.id = v.product_id`

/** A record that a product points to. */
const ofProduct = (table: string, field: string) => ({
  key: sql`coalesce(named.id::text, '')`,
  label: sql`max(named.label)`,
  join: sql`${ofLine} left join ${sql.identifier(table)} named on named.shop_id = p.shop_id and named.id = p.${sql.identifier(field)}`,
})

/** What a line can be told apart by, `l` being lines of orders. */
export const byProduct = {
  product: {
    key: sql`p.id::text`,
    label: sql`max(p.label)`,
    join: ofLine,
    named: (shop_id: number, language: number) => sql`coalesce((
      select nullif(t.name, '') from product_translations t
       where t.shop_id = ${shop_id} and t.product_id = numbered.key::bigint and t.language_id = ${language}), numbered.label)`,
  },
  category: { ...ofProduct('categories', 'main_category_id'), named: recordNamed('categories') },
}

export const productsSql = reportFrom(productsReport, {
  from: sql`orders o join order_lines l on l.shop_id = o.shop_id and l.order_id = o.id`,
  moment: sql`o.ordered_at`,
  scope: sold,
  by: () => ({
    ...byProduct,
    channel,
    variant: { key: sql`l.variant_id::text`, label: sql`max(l.name)` },
    brand: { ...ofProduct('brands', 'brand_id'), named: recordNamed('brands') },
    supplier: ofProduct('suppliers', 'supplier_id'),
  }),
  figures: {
    orders: sql`count(distinct o.id)`,
    pieces: sql`sum(l.quantity - l.left_out)`,
    returned: sql`sum(l.returned)`,
    total: sql`sum(l.total)`,
  },
})

/** Members by their id, guests by their e-mail; whoever gave neither is somebody by themself. */
const buyer = sql`coalesce('m' || o.customer_id, 'g' || nullif(lower(o.invoice_address ->> 'email'), ''), 'o' || o.id)`

export const usersSql = reportFrom(usersReport, {
  from: sql`orders o`,
  moment: sql`o.ordered_at`,
  scope: sold,
  by: () => ({
    channel,
    city,
    customer: {
      key: sql`coalesce(o.customer_id::text, '')`,
      label: sql`case when count(o.customer_id) > 0 then max(o.customer_name) else '' end`,
    },
    newness: {
      key: sql`case when o.customer_id is null then 'guest' when before.id is null then 'first' else 'again' end`,
      join: sql`left join lateral (${earlierOrders} limit 1) before on true`,
    },
    group: {
      key: sql`coalesce(g.id::text, '')`,
      label: sql`max(g.label)`,
      join: sql`left join users u on u.shop_id = o.shop_id and u.id = o.customer_id
                left join customer_groups g on g.shop_id = u.shop_id and g.id = u.group_id`,
    },
  }),
  figures: { ...money, customers: sql`count(distinct ${buyer})` },
})

/** The sum over orders that stand in several rows, each once: told apart by their id, which is far above any amount. */
const onceEach = (amount: SQL) => sql`(sum(distinct o.id * 1e18 + ${amount}) - sum(distinct o.id * 1e18))::bigint`

export const couponsSql = reportFrom(couponsReport, {
  from: sql`orders o join order_discounts d on d.shop_id = o.shop_id and d.order_id = o.id`,
  moment: sql`o.ordered_at`,
  scope: sold,
  by: () => ({
    channel,
    kind: { key: sql`d.kind` },
    campaign: {
      key: sql`d.coupon_id::text`,
      label: sql`max(c.label)`,
      join: sql`join coupons c on c.shop_id = d.shop_id and c.id = d.coupon_id`,
      named: recordNamed('coupons'),
    },
  }),
  figures: {
    orders: sql`count(distinct o.id)`,
    discount: sql`sum(d.amount)`,
    shipping: sql`sum(d.carriage)`,
    total: onceEach(sql`o.total`),
    net: onceEach(sql`o.total - o.refunded_total`),
  },
})

export const staffSql = reportFrom(staffReport, {
  from: sql`orders o`,
  moment: sql`o.ordered_at`,
  scope: sql`${sold} and o.user_id is not null`,
  by: () => ({
    channel,
    person: {
      key: sql`o.user_id::text`,
      label: sql`max(u.label)`,
      join: sql`left join users u on u.shop_id = o.shop_id and u.id = o.user_id`,
    },
  }),
  figures: { ...money, discount: sql`sum(o.discount_total)` },
})

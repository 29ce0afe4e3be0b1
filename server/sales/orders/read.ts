import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { urlOf } from '#api/contract/platform/files.ts'
import type { Order } from '#api/contract/sales/orders.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { orderRefusals } from '#machines/sales/order/order-state.ts'
import { orderSteps } from '#machines/sales/order/order-steps.ts'
import { pictureOf } from '#server/catalog/products/picture-of.ts'
import type { Database } from '#server/db/open.ts'
import { prepared } from '#server/db/prepared.ts'
import { variants } from '#server/db/schema/products.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { fullName } from '#server/platform/http/who-acted.ts'
import { nameSql } from '#server/platform/records/name-sql.ts'
import { contractsFrom, contractsPart } from '#server/sales/contracts/of-order.ts'
import { ratePart } from '#server/sales/invoices/rate.ts'
import { invoiceFrom, invoicesPart } from '#server/sales/invoices/section.ts'
import { refundParts, refundsFrom } from '#server/sales/refunds/of-order.ts'
import { shippingFrom, shippingParts } from '#server/sales/shipping/read.ts'
import { packedColumns, packedJoin, shortPart } from '#server/sales/short-picks/read.ts'
import { toAddress } from './addresses.ts'
import { type LineRow, type LockedOrder, type OrderRow, orderFrom } from './load-order.ts'
import { orderWith, partOf, shopPart } from './parts.ts'
import { failedMailsPart, failedPhonePart, notesFrom, notesPart, pastFrom, pastPart } from './past.ts'
import { defaultsPart } from './payment-defaults.ts'

type Reading = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'language'>

/** One order of the shop with all that belongs to it, and the steps that its state has; 404 for another's. One query, so that nothing of it is newer than the rest. */
export async function readOrder({ db, actor, language }: Reading, id: number): Promise<Order> {
  const [read] = await orderPage(db).execute({ shop_id: actor.shop_id, id, language })
  if (!read) throw refuse(404, notFound)
  const { order } = read
  const { short } = read
  const invoice = invoiceFrom(order, read.invoices, read.shop, read)
  const locked = orderFrom(order, read.lines, read.shop, { invoiced: invoice.standing.status === 'succeed', short })
  return {
    ...headOf(order),
    customer: read.customer,
    cancels_unpaid: locked.facts.cancels_unpaid ? 1 : 0,
    lines: read.lines.map(lineFrom),
    campaigns: read.campaigns.map((one) => ({ ...one, amount: decimalOf(one.amount) })),
    short: [...short],
    payments: read.payments.map((row) => ({
      ...row,
      amount: decimalOf(row.amount),
      at: new Date(row.at).toISOString(),
    })),
    payment_defaults: read.payment_defaults,
    invoice,
    refunds: refundsFrom(locked, read, language),
    notes: notesFrom(read.notes),
    history: pastFrom(read.past),
    failed_mails: [...read.failed_mails],
    ...(read.failed_phones.length > 0 ? { failed_phone_messages: [...read.failed_phones] } : {}),
    ...(read.contracts.length > 0 ? { contracts: contractsFrom(read.contracts) } : {}),
    allowed: allowedBy(locked, actor),
    shipping: shippingFrom(order, read),
  }
}

type Line = LineRow &
  Pick<Order['lines'][number], 'product_id' | 'stock_code' | 'packed' | 'short_reason' | 'written_off'> & {
    readonly barcode: string
    readonly shelf: string
    readonly image: string | null
  }
type Payment = Omit<Order['payments'][number], 'amount'> & { readonly amount: number }

/** The lines, with what their variants are known by today. */
const linesPart = partOf<Line>(sql`
  select l.*, coalesce(v.product_id, 0) as product_id, coalesce(v.stock_code, '') as stock_code,
         coalesce(v.barcode, '') as barcode, coalesce(v.shelf, '') as shelf, ${pictureOf('v')} as image, ${packedColumns}
    from order_lines l left join variants v on v.shop_id = l.shop_id and v.id = l.variant_id ${packedJoin}
   where l.shop_id = orders.shop_id and l.order_id = orders.id
   order by l.id`)

/** What campaigns gave off it, in the order in which they did: those that are called as they were then, in the language of the reader. */
const campaignsPart = partOf<{ coupon_id: number; name: string; code: string; amount: number }>(sql`
  select d.coupon_id, d.code, d.amount,
         case when c.label = d.name then ${nameSql(sql`c.translations`, sql`d.name`, sql`${sql.placeholder('language')}`)} else d.name end
           as name
    from order_discounts d left join coupons c on c.shop_id = d.shop_id and c.id = d.coupon_id
   where d.shop_id = orders.shop_id and d.order_id = orders.id order by d.id`)

const customerPart: SQL<Order['customer']> = sql`(
  select json_build_object('email', u.email, 'phone', u.phone)
    from users u where u.shop_id = orders.shop_id and u.id = orders.customer_id)`

const paymentsPart = partOf<Payment>(sql`
  select p.id, p.kind, p.amount, p.at, ${fullName('u')} as "user", p.paid_on, p.reference,
         (select a.name from account_transactions t join accounts a on a.shop_id = t.shop_id and a.id = t.account_id
           where t.shop_id = p.shop_id and t.payment_id = p.id order by t.id limit 1) as account
    from order_payments p left join users u on u.shop_id = p.shop_id and u.id = p.user_id
   where p.shop_id = orders.shop_id and p.order_id = orders.id
   order by p.id`)

const orderPage = prepared((db) =>
  orderWith(db, {
    ...{
      shop: shopPart,
      lines: linesPart,
      campaigns: campaignsPart,
      short: shortPart,
      customer: customerPart,
      payments: paymentsPart,
      payment_defaults: defaultsPart,
      invoices: invoicesPart,
      rates: ratePart,
    },
    ...{
      ...refundParts,
      notes: notesPart,
      past: pastPart,
      failed_mails: failedMailsPart,
      failed_phones: failedPhonePart,
      contracts: contractsPart,
      ...shippingParts,
    },
  }).prepare('order_page'),
)

function headOf({
  shop_id: _,
  created_at: __,
  updated_at: ___,
  delivered_at: ____,
  search: _____,
  shipping_method_id: ________,
  marketplace_id: ______,
  marketplace_number: _______,
  user_id: _________,
  ...order
}: OrderRow) {
  return {
    ...order,
    product_total: decimalOf(order.product_total),
    discount_total: decimalOf(order.discount_total),
    shipping_total: decimalOf(order.shipping_total),
    tax_total: decimalOf(order.tax_total),
    total: decimalOf(order.total),
    paid_total: decimalOf(order.paid_total),
    refunded_total: decimalOf(order.refunded_total),
    shipping_address: toAddress('shipping', order),
    invoice_address: toAddress('invoice', order),
    ordered_at: new Date(order.ordered_at).toISOString(),
  }
}

function lineFrom({ shop_id: _, order_id: __, image, ...line }: Line): Order['lines'][number] {
  return {
    ...line,
    image_url: urlOf(image ?? '') || null,
    price: decimalOf(line.price),
    discount: decimalOf(line.discount),
    total: decimalOf(line.total),
  }
}

/** What the variants of lines are known by today. */
export async function codesOf(db: Database, shop_id: number, lines: readonly { readonly variant_id: number }[]) {
  const { id, product_id, stock_code } = variants
  const ids = [...new Set(lines.map((line) => line.variant_id))]
  const found = await db
    .select({ id, product_id, stock_code })
    .from(variants)
    .where(and(eq(variants.shop_id, shop_id), inArray(id, ids)))
  return new Map(found.map((one) => [one.id, one]))
}

function allowedBy({ facts, at }: LockedOrder, by: Actor): Order['allowed'] {
  return orderSteps(facts).map(({ step, status, payment_status }) => ({
    event: step.type,
    status,
    payment_status,
    rules: orderRefusals(at, { ...step, by }).map(asAnswer),
  }))
}

function asAnswer({ id, about, at }: Refusal) {
  return { id, about, ...(at ? { at: [...at] } : {}) }
}

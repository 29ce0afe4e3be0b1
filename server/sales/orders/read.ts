import { and, eq, inArray } from 'drizzle-orm'
import type { Order } from '#api/contract/sales/orders.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { orderRefusals, orderSteps } from '#machines/sales/order/order.chart.ts'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/schema/people.ts'
import { variants } from '#server/db/schema/products.ts'
import { order_payments } from '#server/db/schema/refunds.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { invoiceOf } from '#server/sales/invoices/section.ts'
import { refundsOf } from '#server/sales/refunds/of-order.ts'
import { shippingOf } from '#server/sales/shipping/read.ts'
import { toldAddress } from './addresses.ts'
import { fullName, notesOf, pastOf } from './past.ts'
import { type OrderRow, type Standing, standingOf } from './standing.ts'

type Reading = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'language'>

/** One order of the shop with all that belongs to it, and the steps that its state has; 404 for another's. */
export async function readOrder(reading: Reading, id: number): Promise<Order> {
  const { db, actor } = reading
  const standing = await standingOf(db, actor.shop_id, id)
  const { order, facts } = standing
  return {
    ...headOf(order),
    customer: await customerOf(db, order),
    cancels_unpaid: facts.cancels_unpaid ? 1 : 0,
    lines: await linesOf(db, standing),
    payments: await paymentsOf(db, order),
    invoice: await invoiceOf(db, standing),
    refunds: await refundsOf(reading, standing),
    notes: await notesOf(db, order),
    history: await pastOf(db, order),
    allowed: allowedBy(standing, actor),
    shipping: await shippingOf(db, order),
  }
}

function headOf({
  shop_id: _,
  created_at: __,
  updated_at: ___,
  delivered_at: ____,
  search: _____,
  shipping_method_id: ________,
  marketplace_id: ______,
  marketplace_number: _______,
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
    shipping_address: toldAddress('shipping', order),
    invoice_address: toldAddress('invoice', order),
    ordered_at: new Date(order.ordered_at).toISOString(),
  }
}

async function customerOf(db: Database, { shop_id, customer_id }: OrderRow): Promise<Order['customer']> {
  if (customer_id === null) return null
  const [found] = await db
    .select({ email: users.email, phone: users.phone })
    .from(users)
    .where(and(eq(users.shop_id, shop_id), eq(users.id, customer_id)))
  return found ?? null
}

async function linesOf(db: Database, { order, lines }: Standing): Promise<Order['lines']> {
  const found = await codesOf(db, order.shop_id, lines)
  return lines.map(({ shop_id: _, order_id: __, ...line }) => ({
    ...line,
    product_id: found.get(line.variant_id)?.product_id ?? 0,
    stock_code: found.get(line.variant_id)?.stock_code ?? '',
    price: decimalOf(line.price),
    discount: decimalOf(line.discount),
    total: decimalOf(line.total),
  }))
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

async function paymentsOf(db: Database, { shop_id, id }: OrderRow): Promise<Order['payments']> {
  const { id: payment, kind, amount, at } = order_payments
  const rows = await db
    .select({ id: payment, kind, amount, at, user: fullName })
    .from(order_payments)
    .leftJoin(users, and(eq(users.shop_id, order_payments.shop_id), eq(users.id, order_payments.user_id)))
    .where(and(eq(order_payments.shop_id, shop_id), eq(order_payments.order_id, id)))
    .orderBy(payment)
  return rows.map((row) => ({ ...row, amount: decimalOf(row.amount), at: new Date(row.at).toISOString() }))
}

function allowedBy({ facts, at }: Standing, by: Actor): Order['allowed'] {
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

import { and, eq } from 'drizzle-orm'
import {
  addressParts,
  invoiceParts,
  type NewAddress,
  type NewOrder,
  type StoredOrder,
} from '#api/contract/sales/new-order.ts'
import { required } from '#api/rules/platform/fields.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { newOrderRules, sumsOf } from '#api/rules/sales/new-order.ts'
import type { NewOrderFacts } from '#api/rules/sales/new-order-facts.ts'
import { couponRefusals, discountsOf } from '#api/rules/sales/order-campaigns.ts'
import { lockStocks } from '#server/catalog/stock/ledger.ts'
import { campaignsFor } from '#server/content/coupons/campaigns.ts'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/schema/people.ts'
import { shipping_methods } from '#server/db/schema/shipping-methods.ts'
import { shops } from '#server/db/schema/shops.ts'
import { audit } from '#server/platform/http/audit.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { keepContracts } from '#server/sales/contracts/keep.ts'
import { queueMail } from '#server/sales/mails/queue.ts'
import { paymentChoices } from '#server/sales/payments/methods.ts'
import { pricedMethodsOf } from '#server/sales/shipping/read.ts'
import { placeOrder, type Storing } from './place.ts'
import { receivedMail } from './received-mail.ts'
import { sellable } from './variants.ts'

/**
 * Stores an order that the staff wrote: judged by the rules of its form on what is sold now, with its goods out of the stock, in the caller's
 * transaction. It waits for its payment, which is marked when it comes.
 */
export async function storeOrder(context: Storing, order: NewOrder): Promise<StoredOrder> {
  const { db, actor } = context
  const { shop_id } = actor
  const ids = order.lines.map((line) => line.variant_id)
  // What is judged stays so until it is stored.
  await lockStocks(db, shop_id, ids)
  await keepMethod(db, shop_id, order.shipping_method_id)
  const variants = Object.fromEntries((await sellable(context, ids)).map((one) => [one.variant_id, one]))
  const shop = await shopOf(db, shop_id)
  const methods = await pricedMethodsOf(db, shop_id)
  const payments = await paymentChoices(db, shop_id, context.language, { keep: true })
  const { customer_id, coupon_code: code = '' } = order
  const campaigns = await campaignsFor(db, { shop_id, customer_id, code })
  const facts = { order, variants, tax_in_price: shop.tax_in_price === 1, methods, payments, campaigns }
  const buyer = await buyerOf(db, shop_id, order)
  const refusals = [...(buyer === null ? [noBuyer] : []), ...broken(newOrderRules, facts), ...reasonsOf(facts)]
  if (refusals.length > 0) throw new Refused(422, refusals)
  const sums = sumsOf(facts)
  const status = 'pending' as const
  const { id, number, moves } = await placeOrder(context, {
    order: {
      ...{ status, channel: order.channel, customer_id: order.customer_id },
      payment_status: 'not_paid',
      payment_method: order.payment_method,
      shipping_method_id: order.delivery === 'cargo' ? order.shipping_method_id : null,
      customer_name: buyer ?? '',
      language: order.language,
      currency: shop.default_currency,
      shipping_address: order.delivery === 'cargo' ? said(order.shipping_address) : {},
      invoice_address: invoiceAddress(order),
    },
    lines: order.lines,
    ...{
      variants,
      sums,
      note: order.note,
      campaigns: { applied: discountsOf(facts).applied, carriage: waived(facts) },
    },
  })
  const agreed = await keepContracts(db, shop_id, id)
  if (agreed) await queueMail(context, agreed.order, receivedMail(agreed), 'contracts')
  await audit(context, {
    subject: 'orders',
    subject_id: id,
    event: 'ADD',
    state_after: status,
    after: { number, total: sums.total, moves },
  })
  return { id, number }
}

/** Why a coupon is refused, at its field. */
export function reasonsOf(facts: NewOrderFacts): Refusal[] {
  return couponRefusals(facts).map((refusal) => ({ ...refusal, at: ['coupon_code'] }))
}

/** The price of carrying that a campaign pays. */
export function waived(facts: NewOrderFacts): number {
  const { order } = facts
  if (!discountsOf(facts).free_shipping || order.delivery !== 'cargo') return 0
  return Math.max(0, minorOf(order.shipping_price) ?? 0)
}

/** The customer is none of the shop's. */
export const noBuyer: Refusal = {
  id: required({ id: 'orders.customer', message: '' }).id,
  about: { field: 'orders.customer' },
  at: ['customer_id'],
}

async function shopOf(db: Database, shop_id: number) {
  const [shop] = await db
    .select({ tax_in_price: shops.tax_in_price, default_currency: shops.default_currency })
    .from(shops)
    .where(eq(shops.id, shop_id))
  return shop ?? { tax_in_price: 1, default_currency: '' }
}

/** A method that is being deleted is waited for, and then gone; nobody deletes it before the order names it. */
export async function keepMethod(db: Database, shop_id: number, id: number | null): Promise<void> {
  const own = and(eq(shipping_methods.shop_id, shop_id), eq(shipping_methods.id, id ?? 0))
  await db.select({ id: shipping_methods.id }).from(shipping_methods).where(own).for('key share')
}

/** What the buyer is called; `null` when the customer is none of the shop's. */
async function buyerOf(db: Database, shop_id: number, { customer_id, guest }: NewOrder): Promise<string | null> {
  if (customer_id === null) return `${guest.name.trim()} ${guest.surname.trim()}`.trim()
  const [customer] = await db
    .select({ name: users.label })
    .from(users)
    .where(and(eq(users.shop_id, shop_id), eq(users.type, 'customer'), eq(users.id, customer_id)))
  return customer?.name ?? null
}

/** Whom the invoice and the mails are for: a customer is known by their record, and a guest by what was written here alone. */
function invoiceAddress(order: NewOrder): Record<string, string> {
  const to = invoicedTo(order)
  return { ...to, ...guestIn(order, to), ...invoicedWith(order) }
}

/** A guest is invoiced by name and surname, unless the invoice goes to somebody else. */
function guestIn({ customer_id, guest }: NewOrder, to: Record<string, string>): Record<string, string> {
  if (customer_id !== null) return {}
  const [name, surname, email] = [guest.name.trim(), guest.surname.trim(), guest.email.trim()]
  return {
    ...(to.name === `${name} ${surname}` ? { name, surname } : {}),
    ...(email === '' ? {} : { email }),
  }
}

/** What an invoice asks of a firm, or of a person who said their number. */
function invoicedWith({ invoice }: NewOrder): Record<string, string> {
  const { contact_type } = invoice
  const written = invoiceParts[contact_type].flatMap((part) =>
    invoice[part].trim() ? [[part, invoice[part].trim()]] : [],
  )
  return written.length > 0 ? { contact_type, ...Object.fromEntries(written) } : {}
}

/** Where the parcel goes unless it is said, and a guest who comes for the goods by name and phone. */
function invoicedTo(order: NewOrder): Record<string, string> {
  if (order.same_address === 0) return said(order.invoice_address)
  if (order.delivery === 'cargo') return said(order.shipping_address)
  const { name, surname, phone } = order.guest
  return order.customer_id === null ? { name: `${name.trim()} ${surname.trim()}`, phone: phone.trim() } : {}
}

/** The parts of an address that say something. */
export function said(address: NewAddress): Record<string, string> {
  return Object.fromEntries(
    addressParts.flatMap((part) => (address[part].trim() ? [[part, address[part].trim()]] : [])),
  )
}

import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { InvoiceSettings } from '#api/contract/invoices.ts'
import type { InvoiceAddress, InvoiceProfile, InvoiceStatus, OrderInvoice } from '#api/contract/order-invoice.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import type { orders } from '#server/db/schema/orders.ts'
import { sandbox_einvoices } from '#server/db/schema/sandbox.ts'
import { shops } from '#server/db/schema/shops.ts'
import { documentOf } from '#server/invoices/document.ts'
import { invoiceStandingOf } from '#server/invoices/standing.ts'
import { ublOf } from '#server/invoices/ubl/invoice.ts'
import { person } from '#tests/invoice-people.ts'
import { workOff } from './jobs.ts'
import { newOrder, ordersPath } from './orders-in.ts'
import type { Seeded } from './seed.ts'
import type { Shop } from './shop.ts'

export const invoicesPath = '/v1/panel/invoices'

/** What the shop of the tests says of itself to the tax authority. */
export const seller: InvoiceSettings = {
  api_mode: 'production',
  einvoice_series: 'KPF',
  earchive_series: 'KPA',
  title: 'Deneme Mağazacılık A.Ş.',
  tax_office: 'Çankaya',
  tax_number: '4840847211',
  address: 'Atatürk Blv. 10',
  district: 'Çankaya',
  city: 'Ankara',
  country: 'Türkiye',
  zip: '06420',
  carrier_name: 'Yurt İçi Taşıma A.Ş.',
  carrier_tax_number: '3880718497',
}

/** A firm that answers invoices. */
export const firm: InvoiceAddress = {
  ...person,
  contact_type: 'corporate',
  company_name: 'Yılmaz Tekstil & Oğulları A.Ş.',
  tax_office: 'Kadıköy',
  tax_number: '4540536920',
  tc_number: '',
}

/** Says who the shop is, with changes to it. */
export async function introduceSeller(
  { db, own }: Shop,
  changes: Partial<InvoiceSettings> = {},
  seeded: Seeded = own,
): Promise<void> {
  const e_invoice = JSON.stringify({ e_invoice: { ...seller, ...changes } })
  await db
    .update(shops)
    .set({ settings: sql`${shops.settings} || ${e_invoice}::jsonb`, domain: 'https://deneme.test' })
    .where(eq(shops.id, seeded.shop_id))
}

/** An order that is delivered, paid, and may be invoiced to a person, unless something else is said. */
export function newInvoicable(
  shop: Shop,
  changes: Partial<typeof orders.$inferInsert> = {},
  seeded: Seeded = shop.own,
) {
  const ready = { status: 'delivered', payment_status: 'paid', invoice_address: person } as const
  return newOrder(shop, { ...ready, ...changes }, seeded)
}

/** An order with an invoice, as the integrator has said of it; it is queued until then. */
export async function newInvoice(
  shop: Shop,
  {
    status = 'waiting',
    profile = 'earchive',
  }: { status?: Exclude<InvoiceStatus, 'none'>; profile?: InvoiceProfile } = {},
  seeded: Seeded = shop.own,
): Promise<{ readonly order_id: number; readonly id: number; readonly uuid: string }> {
  await introduceSeller(shop, {}, seeded)
  const { id: order_id } = await newInvoicable(shop, {}, seeded)
  const answer = await shop.call('POST', `${ordersPath}/${order_id}/invoice`, {
    as: seeded === shop.own ? shop.admin : shop.otherAdmin,
    body: { profile },
    headers: { 'x-sid': String(seeded.shop_id) },
  })
  if (answer.http !== 200) throw new Error(`The invoice was not issued: ${answer.text}`)
  const { id, uuid } = (answer.body.data as OrderInvoice).invoice ?? { id: 0, uuid: '' }
  if (status !== 'waiting') {
    await sayOf(shop, uuid, states[status])
    await workOff(shop)
  }
  return { order_id, id, uuid }
}

const states = { waiting: 'QUEUED', succeed: 'DELIVERED', unknown: 'STATE_1163', error: 'SCHEMATRON_ERROR' } as const

/** An invoice that was taken, as it is stored, without the work of issuing it. */
export async function storedInvoice(shop: Shop, seeded: Seeded = shop.own): Promise<number> {
  await introduceSeller(shop, {}, seeded)
  const { id } = await newInvoicable(shop, { status: 'invoiced' }, seeded)
  return storeInvoiceOf(shop, id, seeded)
}

/** The same for an order that is there. */
export async function storeInvoiceOf(shop: Shop, order_id: number, { shop_id }: Seeded = shop.own): Promise<number> {
  const own = {
    uuid: randomUUID(),
    number: `KPA2026${String(order_id).padStart(9, '0')}`,
    profile: 'earchive',
  } as const
  const standing = await invoiceStandingOf(shop.db, shop_id, order_id)
  const document = await documentOf(shop.db, standing, { ...own, now: new Date() })
  const xml = ublOf(document)
  const taken = { status: 'succeed', answer: 'automatic', currency: 'TRY', total: 10_000 } as const
  await shop.db.insert(sandbox_einvoices).values({ ...own, sender: '', recipient: '', xml })
  const [row] = await shop.db
    .insert(invoices)
    .values({ shop_id, order_id, ...own, ...taken, document, xml })
    .returning({ id: invoices.id })
  return row?.id ?? 0
}

/** What the integrator says of an invoice from here on, also of one that it is still to be given. */
export async function sayOf({ db }: Shop, uuid: string, state: string, answer?: string): Promise<void> {
  const said = { state, ...(answer ? { answer } : {}) }
  const given = { number: '', profile: 'earchive', sender: '', recipient: '', xml: '' }
  await db
    .insert(sandbox_einvoices)
    .values({ uuid, ...given, ...said })
    .onConflictDoUpdate({ target: sandbox_einvoices.uuid, set: said })
}

/** The row as it is stored. */
export async function invoiceIn({ db }: Shop, id: number) {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id))
  if (!row) throw new Error(`There is no invoice ${id}`)
  return row
}

/** The invoice of an order as the panel is told it. */
export async function invoiceOf(shop: Shop, order_id: number): Promise<OrderInvoice> {
  return (await shop.call('GET', `${ordersPath}/${order_id}`)).body.data.invoice
}

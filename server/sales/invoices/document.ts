import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { InvoiceDocument, InvoiceParty } from '#api/contract/sales/invoices.ts'
import type { PaymentMethod } from '#api/contract/sales/orders.ts'
import { clockAt, dayAt } from '#api/rules/platform/formats.ts'
import { exchangeOf } from '#api/rules/sales/invoice-exchange.ts'
import { recipientName } from '#api/rules/sales/invoices.ts'
import { owedLines } from '#api/rules/sales/left-out.ts'
import { carriageSays, orderTaxes } from '#api/rules/sales/order-taxes.ts'
import type { Database } from '#server/db/open.ts'
import { order_payments } from '#server/db/schema/refunds.ts'
import { audit_log } from '#server/db/schema/requests.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import { isInternet, type LockedInvoice } from './load-invoice.ts'
import { split } from './recipient.ts'
import type { Seller } from './settings.ts'
import type { Named } from './store.ts'

/** Steps after which goods are on their way, and the one with which they arrived. */
const sendingSteps = ['REPORT_TO_CARGO', 'PICK_UP', 'SEND', 'OUT_FOR_DELIVERY', 'DELIVER']

/** What the invoice of an order says, from what is stored of it. */
export async function documentOf(
  db: Database,
  { order: { order, lines }, seller, facts }: Pick<LockedInvoice, 'order' | 'seller' | 'facts'>,
  { number, uuid, profile, now }: Named,
): Promise<InvoiceDocument> {
  const [date = '', time = ''] = clockAt(now, seller.time_zone).split(' ')
  const day = (at: string) => dayAt(new Date(at), seller.time_zone)
  const sums = orderTaxes({ ...order, lines: owedLines(lines) }, formatMessage('tr', carriageSays))
  const internet = profile === 'earchive' && isInternet(order)
  return {
    ...{ number, uuid, profile, date, time, currency: order.currency, type: 'sale', original: null },
    order: { number: order.number, date: day(order.ordered_at) },
    seller: sellerParty(seller, internet),
    buyer: buyerParty(facts.recipient),
    ...sums,
    ...(facts.rate ? { exchange: exchangeOf(facts.rate, sums.totals) } : {}),
    internet: internet
      ? {
          website: seller.website,
          payment: paymentWords[order.payment_method],
          payment_date: (await paidOn(db, order, seller.time_zone)) ?? day(order.ordered_at),
          carrier_name: seller.carrier_name,
          carrier_tax_number: seller.carrier_tax_number,
          delivery_date: day((await sentAt(db, order)) ?? now.toISOString()),
        }
      : null,
  }
}

function sellerParty(seller: Seller, internet: boolean): InvoiceParty {
  const { title, tax_number, tax_office, address, city, district, country, zip, phone, email, website } = seller
  const [given, family] = split(title)
  return {
    scheme: tax_number.length === 11 ? 'TCKN' : 'VKN',
    number: tax_number,
    name: title,
    given,
    family: family || given,
    ...{ tax_office, address, city, district, country, zip, phone, email },
    website: internet ? website : '',
  }
}

function buyerParty(recipient: LockedInvoice['facts']['recipient']): InvoiceParty {
  const { contact_type, tax_number, tc_number, tax_office, address, city, district, country, zip, phone, email } =
    recipient
  const name = recipientName(recipient)
  const [given, family] = recipient.surname ? [recipient.name, recipient.surname] : split(name)
  return {
    scheme: contact_type === 'corporate' ? 'VKN' : 'TCKN',
    number: contact_type === 'corporate' ? tax_number : tc_number,
    name,
    given: given || family,
    family: family || given,
    ...{ tax_office, address, city, district, country, zip, phone, email, website: '' },
  }
}

const paymentWords: Record<PaymentMethod, NonNullable<InvoiceDocument['internet']>['payment']> = {
  money_transfer: 'EFT/HAVALE',
  bank_transfer: 'EFT/HAVALE',
  credit_card: 'KREDIKARTI/BANKAKARTI',
  cash_on_delivery: 'KAPIDAODEME',
  card_on_delivery: 'KAPIDAODEME',
  cash: 'DIGER',
}

/** The day on which its money last came: as it was said, or when it was written. Money that went back is no payment of it. */
async function paidOn(
  db: Database,
  { shop_id, id }: { shop_id: number; id: number },
  zone: string,
): Promise<string | undefined> {
  const { at, paid_on, amount } = order_payments
  const [last] = await db
    .select({ at, paid_on })
    .from(order_payments)
    .where(and(eq(order_payments.shop_id, shop_id), eq(order_payments.order_id, id), gt(amount, 0)))
    .orderBy(desc(order_payments.id))
    .limit(1)
  return last && (last.paid_on ?? dayAt(new Date(last.at), zone))
}

async function sentAt(db: Database, { shop_id, id }: { shop_id: number; id: number }): Promise<string | undefined> {
  const { subject, subject_id, event, at } = audit_log
  const own = and(
    eq(audit_log.shop_id, shop_id),
    eq(subject, 'orders'),
    eq(subject_id, id),
    inArray(event, sendingSteps),
  )
  const [last] = await db.select({ at }).from(audit_log).where(own).orderBy(desc(audit_log.id)).limit(1)
  return last?.at
}

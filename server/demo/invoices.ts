import { and, desc, eq, inArray } from 'drizzle-orm'
import type { InvoiceSettings } from '#api/contract/platform/shop-settings.ts'
import type { InvoiceAnswer, InvoiceProfile } from '#api/contract/sales/order-invoice.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { orders } from '#server/db/schema/orders.ts'
import { setSettings } from '#server/platform/shop/settings.ts'
import { documentOf } from '#server/sales/invoices/document.ts'
import { loadInvoice } from '#server/sales/invoices/load-invoice.ts'
import { counted } from '#server/sales/invoices/number.ts'
import { ublOf } from '#server/sales/invoices/ubl/invoice.ts'
import { type Random, randomFrom } from './random.ts'

/** What the demo shop says of itself to the tax authority. Firm and numbers are made up; their check digits are right. */
export const demoSeller: InvoiceSettings = {
  api_mode: 'production',
  einvoice_series: 'KPF',
  earchive_series: 'KPA',
  title: 'Ulus Çarşısı Perakende Ticaret A.Ş.',
  tax_office: 'Ulus',
  tax_number: '4840847211',
  address: 'Anafartalar Cd. 38',
  city: 'Ankara',
  district: 'Altındağ',
  country: 'Türkiye',
  zip: '06050',
  carrier_name: 'Kuzey Kargo Taşımacılık A.Ş.',
  carrier_tax_number: '1234567890',
}

interface Life {
  readonly status: 'waiting' | 'succeed' | 'unknown' | 'error'
  readonly profile: InvoiceProfile
  readonly answer: InvoiceAnswer
  readonly reason?: Refusal
  readonly cancelled?: true
}

const taken: Life = { status: 'succeed', profile: 'earchive', answer: 'automatic' }
/** One of each that may come up, for orders that are not invoiced yet. */
const others: readonly Life[] = [
  { ...taken, cancelled: true },
  { status: 'waiting', profile: 'earchive', answer: 'waiting' },
  { status: 'unknown', profile: 'earchive', answer: 'waiting' },
  { status: 'error', profile: 'earchive', answer: 'waiting', reason: { id: 'invoice.recipient' } },
  { status: 'error', profile: 'earchive', answer: 'waiting', reason: { id: 'invoice.identity' } },
]
/** What firms answered. */
const answers: readonly InvoiceAnswer[] = ['approved', 'waiting', 'rejected', 'automatic', 'unknown']
const mostInvoices = 60

/** The invoices of the demo shop: of its newest orders that were invoiced, and one in every other state. */
export async function storeInvoices(db: Database, shop_id: number, now: Date): Promise<number> {
  const random = randomFrom(1839)
  await setSettings(db, shop_id, { e_invoice: demoSeller })
  await identify(db, shop_id, random)
  const found = await db
    .select({ id: orders.id, status: orders.status, ordered_at: orders.ordered_at })
    .from(orders)
    .where(
      and(
        eq(orders.shop_id, shop_id),
        eq(orders.payment_status, 'paid'),
        inArray(orders.status, ['invoiced', 'delivered']),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(mostInvoices * 4)
  const done = found.filter(({ status }) => status === 'invoiced').slice(0, mostInvoices)
  const open = found.filter(({ status }) => status === 'delivered').slice(0, others.length)
  const plans = [
    ...done.map((order, at) => ({ ...order, life: lifeOf(at) })),
    ...open.flatMap((order, at) => ({ ...order, life: others[at] ?? taken })),
  ].sort((a, b) => a.id - b.id)
  for (const plan of plans) await storeInvoice(db, shop_id, plan, random, now)
  return plans.length
}

/** Most customers have told their TC number; every eighth has not, so that their orders cannot be invoiced yet. */
async function identify(db: Database, shop_id: number, random: Random): Promise<void> {
  const customers = await db
    .selectDistinct({ id: orders.customer_id })
    .from(orders)
    .where(eq(orders.shop_id, shop_id))
    .orderBy(orders.customer_id)
  for (const [at, { id }] of customers.entries()) {
    if (id === null || at % 8 === 7) continue
    const invoice_address = { contact_type: 'individual', tc_number: citizenId(random) }
    await db
      .update(orders)
      .set({ invoice_address })
      .where(and(eq(orders.shop_id, shop_id), eq(orders.customer_id, id)))
  }
}

/** Every fourth is a firm's. */
function lifeOf(at: number): Life {
  if (at % 4 !== 1) return taken
  const commercial = at % 8 === 1
  return {
    status: 'succeed',
    profile: commercial ? 'commercial' : 'basic',
    answer: commercial ? (answers[((at - 1) / 8) % answers.length] ?? 'approved') : 'automatic',
  }
}

interface Plan {
  readonly id: number
  readonly ordered_at: string
  readonly life: Life
}

async function storeInvoice(db: Database, shop_id: number, plan: Plan, random: Random, now: Date): Promise<void> {
  const { id: order_id, life } = plan
  await db
    .update(orders)
    .set({ invoice_address: addressFor(life, random) })
    .where(and(eq(orders.shop_id, shop_id), eq(orders.id, order_id)))
  const locked = await loadInvoice(db, shop_id, order_id)
  const issued = new Date(Math.min(new Date(plan.ordered_at).getTime() + 30 * 3_600_000, now.getTime() - 600_000))
  const series = life.profile === 'earchive' ? demoSeller.earchive_series : demoSeller.einvoice_series
  const year = issued.getFullYear()
  const number = `${series}${year}${await counted(db, shop_id, series, year)}`
  const uuid = uuidFrom(random)
  const document = await documentOf(db, locked, { number, uuid, profile: life.profile, now: issued })
  await db.insert(invoices).values({
    ...{ shop_id, order_id, number, uuid, document, profile: life.profile, status: life.status, answer: life.answer },
    currency: document.currency,
    total: minorOf(document.totals.gross) ?? 0,
    xml: ublOf(document),
    reason: life.reason ?? null,
    issued_at: issued.toISOString(),
    cancelled_at: life.cancelled ? new Date(issued.getTime() + 3_600_000).toISOString() : null,
  })
}

const firms = [
  'Kavak Tekstil Ltd. Şti.',
  'Yedigöl Gıda A.Ş.',
  'Moda & Ötesi Mağazacılık A.Ş.',
  'Bozkır İnşaat Ltd. Şti.',
]
const offices = ['Çankaya', 'Kadıköy', 'Nilüfer', 'Karşıyaka']

function addressFor({ profile }: Life, random: Random): Record<string, string> {
  if (profile === 'earchive') return { contact_type: 'individual', tc_number: citizenId(random) }
  return {
    contact_type: 'corporate',
    company_name: random.pick(firms),
    tax_office: random.pick(offices),
    tax_number: taxId(random),
  }
}

/** Nine digits with the two check digits of a TC number; the sandbox delivers to all of them. */
export function citizenId(random: Random): string {
  const digits = [random.whole(1, 9), ...Array.from({ length: 7 }, () => random.whole(0, 9)), random.whole(0, 4)]
  const sum = (from: number) => digits.filter((_, at) => at % 2 === from).reduce((all, digit) => all + digit, 0)
  const tenth = (((sum(0) * 7 - sum(1)) % 10) + 10) % 10
  return [...digits, tenth, (sum(0) + sum(1) + tenth) % 10].join('')
}

/** Nine digits with the check digit of a tax number. */
export function taxId(random: Random): string {
  const digits = [...Array.from({ length: 8 }, () => random.whole(0, 9)), random.whole(0, 4)]
  const sum = digits.reduce((all, digit, at) => {
    const shifted = (digit + 9 - at) % 10
    return all + (shifted === 0 ? 0 : (shifted * 2 ** (9 - at)) % 9 || 9)
  }, 0)
  return [...digits, (10 - (sum % 10)) % 10].join('')
}

function uuidFrom(random: Random): string {
  const hex = (length: number) => Array.from({ length }, () => random.whole(0, 15).toString(16)).join('')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`
}

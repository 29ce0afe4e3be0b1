import { sql } from 'drizzle-orm'
import type { IncomingParty } from '#api/contract/money/incoming-invoices.ts'
import type { InvoiceProfile } from '#api/contract/sales/order-invoice.ts'
import { taxUpon } from '#api/rules/catalog/tax-sums.ts'
import type { Database } from '#server/db/open.ts'
import type { ReadInvoice, ReadLine } from '#server/money/incoming/read-ubl.ts'
import { takeIncomingStep } from '#server/money/incoming/steps.ts'
import { storeIncoming } from '#server/money/incoming/store.ts'
import { demoSeller } from './invoices.ts'
import { adminOf } from './refunds.ts'
import { demoTurkish } from './world.ts'

interface Received {
  readonly number: string
  readonly profile: InvoiceProfile
  /** Days ago. */
  readonly ago: number
  readonly lines: readonly (Pick<ReadLine, 'name'> & { readonly quantity: number; readonly price: number })[]
  readonly books?: true
}

const cargo = { name: 'Kargo bedeli', quantity: 1, price: 24_000 }

/** One whose lines nobody knows yet, one in the books, and one that waits for an answer. */
const received: readonly Received[] = [
  {
    ...{ number: 'ANA2026000000318', profile: 'basic', ago: 3 },
    lines: [{ name: 'Seramik kupa 12’li koli', quantity: 4, price: 86_000 }, cargo],
  },
  { number: 'ANA2026000000291', profile: 'basic', ago: 12, lines: [cargo], books: true },
  {
    ...{ number: 'ANA2026000000327', profile: 'commercial', ago: 1 },
    lines: [{ name: 'Pamuklu tişört, beyaz', quantity: 20, price: 11_250 }, cargo],
  },
]

/** Invoices that a supplier sent the demo shop. Answers how many there are. */
export async function storeIncomingInvoices(db: Database, shop_id: number, supplier: number): Promise<number> {
  const work = { db, actor: await adminOf(db, shop_id), requestId: 'demo', language: demoTurkish }
  const { rows } = await db.execute<{ name: string; tax_number: string; own: string; title: string }>(sql`
    update suppliers m set tax_number = '9890471325' from shops s
     where m.shop_id = ${shop_id} and m.id = ${supplier} and s.id = m.shop_id
    returning m.name, m.tax_number, coalesce(s.settings #>> '{e_invoice,tax_number}', '') as own,
              coalesce(s.settings #>> '{e_invoice,title}', s.name) as title`)
  const { name = '', tax_number = '', own = '', title = '' } = rows[0] ?? {}
  const sender = partyOf(name, tax_number)
  for (const invoice of received) {
    const { rows: days } = await db.execute<{ day: string }>(sql`
      select to_char((now() at time zone time_zone)::date - ${invoice.ago}::int, 'YYYY-MM-DD') as day from shops where id = ${shop_id}`)
    const read = readOf(invoice, days[0]?.day ?? '')
    const { id } = await storeIncoming(work, {
      ...read,
      sender,
      recipient: { ...partyOf(title, own), address: demoSeller.address },
    })
    if (invoice.books === undefined) continue
    const match = { type: 'MATCH', line: 1, variant_id: null, pieces: '', account: '760', version: 1 } as const
    await takeIncomingStep(work, id, match)
    await takeIncomingStep(work, id, { to: 'booked', version: 2 })
  }
  return received.length
}

function readOf({ number, profile, lines: said }: Received, day: string): Omit<ReadInvoice, 'sender' | 'recipient'> {
  const lines = said.map(({ name, quantity, price }): ReadLine => {
    const net = quantity * price
    return {
      ...{ name, seller_code: '', buyer_code: '', barcode: '', unit: 'C62', quantity: String(quantity) },
      ...{ unit_price: String(price / 100), net, tax_rate: 20, tax: taxUpon(net, 20) },
    }
  })
  const [net, tax] = [lines.reduce((all, one) => all + one.net, 0), lines.reduce((all, one) => all + one.tax, 0)]
  return {
    ...{ number, profile, day, lines, net, tax, withheld: 0, payable: net + tax, type: 'sale', currency: 'TRY' },
    ...{ uuid: `6b1f2c1e-0d5a-4f6e-9a58-${number.slice(-12)}`, rate: null },
  }
}

function partyOf(name: string, tax_number: string): IncomingParty {
  const place = { tax_office: 'Ulus', address: 'Sanayi Cd. 14', city: 'Ankara', district: 'Altındağ' }
  return { name, tax_number, ...place, phone: '', email: '' }
}

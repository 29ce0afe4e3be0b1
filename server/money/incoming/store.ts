import { eq, sql } from 'drizzle-orm'
import type { StoredIncoming } from '#api/contract/money/incoming-invoices.ts'
import { notOurs } from '#api/rules/money/incoming-files.ts'
import { allMatched } from '#api/rules/money/incoming-invoices.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { insertMany } from '#server/db/many.ts'
import type { Database } from '#server/db/open.ts'
import { incoming_invoice_lines, incoming_invoices } from '#server/db/schema/incoming-invoices.ts'
import { shops } from '#server/db/schema/shops.ts'
import { audit } from '#server/platform/http/audit.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { settingsOf } from '#server/platform/shop/settings.ts'
import { findLines } from './find-lines.ts'
import type { Opening } from './open.ts'
import { rateOn } from './rate.ts'
import type { ReadInvoice } from './read-ubl.ts'
import { writeMatches } from './settle.ts'

/** Keeps an invoice that was read from its file; one that is here already is answered as it is. */
export async function storeIncoming(context: Opening, read: ReadInvoice): Promise<StoredIncoming> {
  const { db, actor } = context
  const { shop_id, user_id } = actor
  await refuseOthers(db, shop_id, read.recipient.tax_number)
  const before = await knownAs(db, shop_id, read)
  if (before !== null) return { id: before, known: true }
  const { lines, rate, ...head } = read
  const supplier_id = await supplierOf(db, shop_id, read.sender.tax_number)
  const [row] = await db
    .insert(incoming_invoices)
    .values({
      ...{ ...head, shop_id, user_id, supplier_id, source: 'xml', sender_number: head.sender.tax_number },
      answer: head.profile === 'commercial' ? 'waiting' : 'automatic',
      rate: rate ?? (await rateOn(db, { shop_id, ...head })),
      ...{ size: lines.length, search: fold(`${head.number} ${head.uuid} ${head.sender.name}`) },
    })
    .onConflictDoNothing()
    .returning({ id: incoming_invoices.id })
  // Somebody else sent it at the same time.
  if (!row) return { id: (await knownAs(db, shop_id, read)) ?? 0, known: true }
  const invoice_id = row.id
  await insertMany(
    db,
    incoming_invoice_lines,
    lines.map((line, at) => ({
      ...{ ...line, shop_id, invoice_id, line: at + 1 },
      known_as: line.seller_code === '' ? fold(line.name) : `#${line.seller_code}`,
    })),
  )
  const found = await findLines(db, { shop_id, invoice_id, supplier_id })
  await writeMatches(db, { shop_id, id: invoice_id }, found)
  const matched = found.length === lines.length && allMatched(found)
  if (matched) await db.update(incoming_invoices).set({ status: 'matched' }).where(eq(incoming_invoices.id, invoice_id))
  await audit(context, {
    ...{ subject: 'incoming-invoices', subject_id: invoice_id, event: 'ADD' },
    state_after: matched ? 'matched' : 'received',
    after: { number: head.number, uuid: head.uuid, sender: head.sender.tax_number },
  })
  return { id: invoice_id, known: false }
}

/** An invoice of somebody else's is not taken in; as long as the shop has not said its tax number, all are. */
async function refuseOthers(db: Database, shop_id: number, number: string): Promise<void> {
  const [shop] = await db.select({ settings: shops.settings }).from(shops).where(eq(shops.id, shop_id))
  const own = settingsOf(shop as never).e_invoice.tax_number.trim()
  if (own !== '' && own !== number) throw refuse(422, notOurs, { about: { number, own }, at: ['file'] })
}

/** The invoice that has this ETTN, or this number of the same sender. */
async function knownAs(db: Database, shop_id: number, { uuid, number, sender }: ReadInvoice): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from incoming_invoices
     where shop_id = ${shop_id} and status <> 'cancelled'
       and (uuid = ${uuid} or (number = ${number} and sender_number = ${sender.tax_number}))
     order by id limit 1`)
  return rows[0]?.id ?? null
}

async function supplierOf(db: Database, shop_id: number, tax_number: string): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from suppliers where shop_id = ${shop_id} and tax_number = ${tax_number} and tax_number <> '' order by id limit 1`)
  return rows[0]?.id ?? null
}

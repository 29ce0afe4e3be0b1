import { and, eq, sql } from 'drizzle-orm'
import type { Typed } from '#api/contract/platform/common.ts'
import { suppliers as supplierResource } from '#api/resources/catalog/suppliers.ts'
import { purchaseFits } from '#api/rules/money/incoming-invoices.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { permits, permitted } from '#api/rules/platform/session.ts'
import { incoming_invoices } from '#server/db/schema/incoming-invoices.ts'
import { audit } from '#server/platform/http/audit.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import type { Stepping } from '#server/platform/steps/take-step.ts'
import type { FoundLine } from './find-lines.ts'
import type { IncomingRecord, LockedIncoming } from './locked.ts'
import { refuseTwice } from './open.ts'
import { writeMatches } from './settle.ts'

interface Assigned {
  readonly supplier_id: number | null
  readonly new_supplier: 0 | 1
  readonly purchase_id: number | null
  readonly rate: Typed
}

/** Says of whom an invoice is, which purchase it is of and at which rate it is booked; its open lines become what they were last time. */
export async function assignIncoming(
  work: Stepping,
  { invoice, facts }: LockedIncoming,
  asked: Assigned,
  found: readonly FoundLine[],
): Promise<void> {
  const { db } = work
  const { shop_id, id, number } = invoice
  const supplier_id = asked.new_supplier === 1 ? await addSupplier(work, invoice) : asked.supplier_id
  if (supplier_id !== null) {
    const known = await db.execute(sql`select from suppliers where shop_id = ${shop_id} and id = ${supplier_id}`)
    if (known.rows.length === 0) throw refuse(404, notFound)
    await refuseTwice(work, { id, supplier_id, number })
  }
  await refuseUnfit(db, { ...invoice, supplier_id }, asked.purchase_id)
  const rate = invoice.currency === facts.home_currency || asked.rate === '' ? null : String(asked.rate)
  await db
    .update(incoming_invoices)
    .set({ supplier_id, purchase_id: asked.purchase_id, rate })
    .where(and(eq(incoming_invoices.shop_id, shop_id), eq(incoming_invoices.id, id)))
  await writeMatches(db, { shop_id, id }, found)
}

/** The purchase is the supplier's, in the same money, waits for its invoice, and has no other one here. */
async function refuseUnfit(
  db: Stepping['db'],
  { shop_id, id, supplier_id, currency }: IncomingRecord,
  purchase_id: number | null,
): Promise<void> {
  if (purchase_id === null) return
  const { rows } = await db.execute(sql`
    select from purchases p
     where p.shop_id = ${shop_id} and p.id = ${purchase_id} and p.supplier_id = ${supplier_id} and p.currency = ${currency}
       and p.status = 'received'
       and not exists (select from incoming_invoices i where i.shop_id = p.shop_id and i.purchase_id = p.id and i.id <> ${id}
                          and i.status in ('received', 'matched', 'booked'))`)
  if (rows.length === 0) throw refuse(409, purchaseFits, { at: ['purchase_id'] })
}

/** The supplier as the invoice says it; one of the same tax number is that one. */
async function addSupplier(work: Stepping, { shop_id, sender }: IncomingRecord): Promise<number> {
  const { db, actor } = work
  if (!permits(actor, supplierResource.codes.add)) throw new Refused(403, [{ id: permitted.id }])
  const known = await db.execute<{ id: number }>(sql`
    select id from suppliers where shop_id = ${shop_id} and tax_number = ${sender.tax_number} and tax_number <> '' order by id limit 1`)
  if (known.rows[0]) return known.rows[0].id
  const { name, tax_number, address, phone, email } = sender
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into suppliers (shop_id, name, label, search, tax_number, address, phone, email)
    values (${shop_id}, ${name}, ${name}, ${fold(`${name} ${tax_number} ${phone} ${email}`)}, ${tax_number}, ${address}, ${phone}, ${email})
    returning id`)
  const id = rows[0]?.id ?? 0
  await audit(work, { subject: 'suppliers', subject_id: id, event: 'create', after: { name, tax_number } })
  return id
}

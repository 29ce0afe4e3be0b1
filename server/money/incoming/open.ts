import { sql } from 'drizzle-orm'
import type { NewIncoming, StoredIncoming } from '#api/contract/money/incoming-invoices.ts'
import { incomingTwice } from '#api/rules/money/incoming-invoices.ts'
import {
  invoiceDated,
  invoiceNumbered,
  purchaseCurrencyKnown,
  purchaseSupplierChosen,
} from '#api/rules/money/purchases.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { incoming_invoices } from '#server/db/schema/incoming-invoices.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { rateOn } from './rate.ts'

export type Opening = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId'>

/** What is not said of a party. */
export const nobody = {
  ...{ name: '', tax_number: '', tax_office: '', address: '', city: '', district: '', phone: '', email: '' },
} as const

/** Opens an invoice that came on paper; its lines are written on its page. */
export async function openIncoming(context: Opening, asked: NewIncoming): Promise<StoredIncoming> {
  const refusals = [...broken([purchaseSupplierChosen], asked), ...broken([invoiceNumbered, invoiceDated], asked)]
  if (refusals.length > 0) throw new Refused(422, refusals)
  const { db, actor } = context
  const { shop_id, user_id } = actor
  const { day } = asked
  const [number, supplier_id] = [asked.number.trim(), asked.supplier_id ?? 0]
  const { rows } = await db.execute<{ name: string; tax_number: string; currency: string | null }>(sql`
    select m.name, m.tax_number,
           (select c.code from shop_currencies k join currencies c on c.id = k.currency_id
             where k.shop_id = m.shop_id and k.status = 1 and c.code = upper(${asked.currency})) as currency
      from suppliers m where m.shop_id = ${shop_id} and m.id = ${supplier_id}
       for no key update`)
  const [known] = rows
  if (!known) throw refuse(404, notFound)
  if (known.currency === null) throw refuse(422, purchaseCurrencyKnown, { at: ['currency'] })
  await refuseTwice(context, { id: 0, supplier_id, number })
  const { currency, name, tax_number } = known
  const [stored] = await db
    .insert(incoming_invoices)
    .values({
      ...{ shop_id, user_id, supplier_id, number, day, currency, source: 'hand', profile: 'earchive' },
      ...{ answer: 'automatic', rate: await rateOn(db, { shop_id, currency, day }), search: fold(number) },
      ...{ sender: { ...nobody, name, tax_number }, recipient: nobody, sender_number: tax_number },
    })
    .returning({ id: incoming_invoices.id })
  const id = stored?.id ?? 0
  await audit(context, {
    ...{ subject: 'incoming-invoices', subject_id: id, event: 'ADD', state_after: 'received' },
    after: { supplier_id, number, day, currency },
  })
  return { id, known: false }
}

/** A supplier has one invoice of a number that stands, here or booked by its purchase. */
export async function refuseTwice(
  { db, actor: { shop_id } }: Pick<Opening, 'db' | 'actor'>,
  { id, supplier_id, number }: { readonly id: number; readonly supplier_id: number; readonly number: string },
): Promise<void> {
  const { rows } = await db.execute(sql`
    select from incoming_invoices i
     where i.shop_id = ${shop_id} and i.number = ${number} and i.id <> ${id} and i.status <> 'cancelled'
       and (i.supplier_id = ${supplier_id} or i.sender_number in (
             select m.tax_number from suppliers m where m.shop_id = ${shop_id} and m.id = ${supplier_id} and m.tax_number <> ''))
     union all
    select from purchase_invoices p
     where p.shop_id = ${shop_id} and p.supplier_id = ${supplier_id} and p.number = ${number} and p.reversed_at is null
       and p.purchase_id is distinct from (select i.purchase_id from incoming_invoices i where i.shop_id = ${shop_id} and i.id = ${id})
     limit 1`)
  if (rows.length > 0) throw new Refused(422, [{ id: incomingTwice.id, about: { number }, at: ['number'] }])
}

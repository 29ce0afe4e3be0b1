import { and, eq, sql } from 'drizzle-orm'
import type { ExpenseAccount, IncomingAdding, IncomingDraft } from '#api/contract/money/incoming-invoices.ts'
import { ledgerAccounts } from '#api/contract/platform/ledger.ts'
import { wholeOf } from '#api/rules/catalog/product-facts.ts'
import { codeStocked, goodsOnly } from '#api/rules/catalog/stock-movements.ts'
import { purchaseSums } from '#api/rules/money/purchase-sums.ts'
import { purchaseNotTooLarge, purchaseTooMany } from '#api/rules/money/purchases.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { decimalOf, largestAmount, minorOf } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { incoming_invoice_lines, incoming_invoices } from '#server/db/schema/incoming-invoices.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import type { Stepping } from '#server/platform/steps/take-step.ts'
import type { LockedIncoming } from './locked.ts'
import { refuseTwice } from './open.ts'
import { rateOn } from './rate.ts'

/** As many lines as one paper is written with. */
const most = 500

interface Written {
  readonly line: number
  readonly name: string
  readonly quantity: number | string
  readonly unit_price: number | string
  readonly tax_rate: number | string
  readonly variant_id: number | null
  readonly account: ExpenseAccount | null
}

/** Stores what is written of an invoice that came on paper, with what is added to it; what its lines come to is reckoned here. */
export async function writeIncoming(
  work: Stepping,
  { invoice, lines }: LockedIncoming,
  { draft, adding }: { readonly draft: IncomingDraft; readonly adding: IncomingAdding },
): Promise<void> {
  const { db } = work
  const { shop_id, id, supplier_id, currency } = invoice
  const kept = draft.lines.flatMap((line): Written[] => {
    const stored = lines.find((one) => one.line === line.line)
    return stored ? [{ ...stored, ...line }] : []
  })
  const written = adding ? [...kept, await added(work, kept, adding)] : kept
  if (written.length > most) throw refuse(422, purchaseTooMany, { about: { max: most } })
  const sums = purchaseSums(
    written.map((line) => ({ ...line, discount: '' })),
    '',
  )
  if (sums.total > largestAmount) throw new Refused(422, [{ id: purchaseNotTooLarge.id }])
  const number = draft.number.trim()
  await refuseTwice(work, { id, supplier_id: supplier_id ?? 0, number })
  const ofInvoice = and(eq(incoming_invoice_lines.shop_id, shop_id), eq(incoming_invoice_lines.invoice_id, id))
  await db.delete(incoming_invoice_lines).where(ofInvoice)
  if (written.length > 0)
    await db.insert(incoming_invoice_lines).values(
      written.map(({ line, name, quantity, unit_price, tax_rate, variant_id, account }, at) => ({
        ...{ shop_id, invoice_id: id, line, name, variant_id, account, tax_rate: wholeOf(tax_rate) },
        ...{ quantity: String(wholeOf(quantity)), pieces: variant_id === null ? null : wholeOf(quantity) },
        ...{ unit_price: decimalOf(minorOf(unit_price) ?? 0), known_as: fold(name), matched_by: 'person' as const },
        ...{ net: sums.lines[at]?.net ?? 0, tax: sums.lines[at]?.tax ?? 0 },
      })),
    )
  const rate = draft.day === invoice.day ? invoice.rate : await rateOn(db, { shop_id, currency, day: draft.day })
  await db
    .update(incoming_invoices)
    .set({
      ...{ number, day: draft.day, rate, net: sums.net, tax: sums.tax, size: written.length },
      ...{ payable: draft.payable === '' ? sums.total : (minorOf(draft.payable) ?? 0), search: fold(number) },
    })
    .where(and(eq(incoming_invoices.shop_id, shop_id), eq(incoming_invoices.id, id)))
}

/** One product at the supplier's price, or an expense to be priced. */
async function added(
  { db, actor: { shop_id } }: Stepping,
  kept: readonly Written[],
  { code, id, account }: NonNullable<IncomingAdding>,
): Promise<Written> {
  const line = Math.max(0, ...kept.map((one) => one.line)) + 1
  const priced = { line, quantity: 1, unit_price: '0.00' }
  if (account !== undefined)
    return { ...priced, name: ledgerAccounts[account].message, tax_rate: 20, variant_id: null, account }
  const which =
    code === undefined
      ? sql`v.id = ${id ?? 0}`
      : sql`v.id = (select c.variant_id from variant_codes c where c.shop_id = ${shop_id} and c.code = ${code.trim()})`
  const { rows } = await db.execute<{
    id: number
    name: string
    service: boolean
    rate: number
    price: number | null
  }>(sql`
    select v.id, p.label as name, p.product_type_id = 3 as service, v.supplier_price::float8 as price,
           coalesce((select (r ->> 'rate')::int from taxes x cross join jsonb_array_elements(x.rates) r
                      where x.shop_id = p.shop_id and x.id = p.tax_id and r ->> 'valid_from' <= to_char(now(), 'YYYY-MM-DD')
                      order by r ->> 'valid_from' desc limit 1), 0) as rate
      from variants v join products p on p.shop_id = v.shop_id and p.id = v.product_id
     where v.shop_id = ${shop_id} and v.deleted = 0 and ${which}`)
  const [found] = rows
  if (!found && code === undefined) throw refuse(404, notFound)
  if (!found) throw refuse(409, codeStocked, { about: { code: code?.trim() ?? '' } })
  if (found.service) throw new Refused(409, [{ id: goodsOnly.id, about: { name: found.name } }])
  const { name, rate, price } = found
  return { ...priced, name, unit_price: decimalOf(price ?? 0), tax_rate: rate, variant_id: found.id, account: null }
}

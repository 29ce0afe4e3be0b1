import { and, eq, sql } from 'drizzle-orm'
import type { PurchaseAdding, PurchaseDraft } from '#api/contract/money/purchases.ts'
import { wholeOf } from '#api/rules/catalog/product-facts.ts'
import { codeStocked, goodsOnly } from '#api/rules/catalog/stock-movements.ts'
import { purchaseSums } from '#api/rules/money/purchase-sums.ts'
import { purchaseNotTooLarge, purchaseTooMany } from '#api/rules/money/purchases.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { decimalOf, largestAmount, minorOf } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { purchase_lines, purchases } from '#server/db/schema/purchases.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import type { Stepping } from '#server/platform/steps/take-step.ts'

/** As many products as one purchase holds. */
const most = 500

type Stored = typeof purchase_lines.$inferSelect
interface Written {
  readonly line: number
  readonly variant_id: number
  readonly quantity: number | string
  readonly unit_price: number | string
  readonly discount: number | string
  readonly tax_rate: number | string
}

/** Stores what is written of a draft, with what is added to it; what its lines come to is reckoned here. */
export async function writeDraft(
  work: Stepping,
  purchase: { readonly id: number; readonly lines: readonly Stored[] },
  { draft, adding }: { readonly draft: PurchaseDraft; readonly adding: PurchaseAdding },
): Promise<void> {
  const { db, actor } = work
  const { shop_id } = actor
  const kept = draft.lines.flatMap((line): Written[] => {
    const stored = purchase.lines.find((one) => one.line === line.line)
    return stored ? [{ ...line, variant_id: stored.variant_id }] : []
  })
  const written = adding ? await withAdded(work, purchase.id, kept, adding) : kept
  if (written.length > most) throw refuse(422, purchaseTooMany, { about: { max: most } })
  const sums = purchaseSums(written, draft.extra_cost)
  if (sums.total + sums.extra > largestAmount) throw new Refused(422, [{ id: purchaseNotTooLarge.id }])
  await db
    .delete(purchase_lines)
    .where(and(eq(purchase_lines.shop_id, shop_id), eq(purchase_lines.purchase_id, purchase.id)))
  const lines = written.map(({ line, variant_id, quantity, unit_price, discount, tax_rate }, at) => ({
    ...{ shop_id, purchase_id: purchase.id, line, variant_id, quantity: wholeOf(quantity) },
    ...{ unit_price: minorOf(unit_price) ?? 0, discount: minorOf(discount) ?? 0, tax_rate: wholeOf(tax_rate) },
    ...(sums.lines[at] ?? { net: 0, tax: 0, landed: 0 }),
  }))
  if (lines.length > 0) await db.insert(purchase_lines).values(lines)
  const [reference, note] = [draft.reference.trim(), draft.note.trim()]
  await db
    .update(purchases)
    .set({
      ...{ day: draft.day, reference, note, extra_cost: sums.extra, net: sums.net, tax: sums.tax, size: lines.length },
      search: `al-${purchase.id} ${fold(reference)}`,
    })
    .where(and(eq(purchases.shop_id, shop_id), eq(purchases.id, purchase.id)))
}

interface Goods extends Record<string, unknown> {
  readonly id: number
  readonly name: string
  readonly service: boolean
  readonly price: number | null
  readonly rate: number
}

/** The lines with what was scanned, chosen, or has run out: a new line at the supplier's price, or one piece more. */
async function withAdded(
  work: Stepping,
  purchase_id: number,
  kept: readonly Written[],
  adding: NonNullable<PurchaseAdding>,
): Promise<Written[]> {
  const goods = await goodsOf(work, purchase_id, adding)
  const single = adding.out_of_stock !== true
  if (single && goods.length === 0) {
    if (adding.code === undefined) throw refuse(404, notFound)
    throw refuse(409, codeStocked, { about: { code: adding.code.trim() } })
  }
  const service = single ? goods.find((one) => one.service) : undefined
  if (service) throw new Refused(409, [{ id: goodsOnly.id, about: { name: service.name } }])
  const lines = [...kept]
  for (const { id, price, rate } of goods) {
    const at = lines.findIndex((line) => line.variant_id === id)
    const there = lines[at]
    if (there && single) lines[at] = { ...there, quantity: wholeOf(there.quantity) + 1 }
    if (there) continue
    lines.push({
      ...{ line: Math.max(0, ...lines.map(({ line }) => line)) + 1, variant_id: id, quantity: 1 },
      ...{ unit_price: decimalOf(price ?? 0), discount: '0', tax_rate: rate },
    })
  }
  return lines
}

/** What is asked to be added, at the supplier's price where the purchase is in the currency of the shop, and at the tax of today. */
async function goodsOf({ db, actor: { shop_id } }: Stepping, purchase_id: number, adding: NonNullable<PurchaseAdding>) {
  const which =
    adding.out_of_stock === true
      ? sql`p.supplier_id = o.supplier_id and p.status = 1 and v.status = 1 and v.quantity <= 0 and p.product_type_id <> 3`
      : adding.code === undefined
        ? sql`v.id = ${adding.id ?? 0}`
        : sql`v.id = (select c.variant_id from variant_codes c where c.shop_id = ${shop_id} and c.code = ${adding.code.trim()})`
  const { rows } = await db.execute<Goods>(sql`
    select v.id, p.label as name, p.product_type_id = 3 as service,
           case when o.currency = s.default_currency then v.supplier_price::float8 end as price,
           coalesce((select (r ->> 'rate')::int from taxes x cross join jsonb_array_elements(x.rates) r
                      where x.shop_id = p.shop_id and x.id = p.tax_id and r ->> 'valid_from' <= to_char(now(), 'YYYY-MM-DD')
                      order by r ->> 'valid_from' desc limit 1), 0) as rate
      from variants v
      join products p on p.shop_id = v.shop_id and p.id = v.product_id
      join purchases o on o.shop_id = v.shop_id and o.id = ${purchase_id}
      join shops s on s.id = v.shop_id
     where v.shop_id = ${shop_id} and v.deleted = 0 and ${which}
     order by p.label, p.id, v.position, v.id limit ${most + 1}`)
  return rows
}

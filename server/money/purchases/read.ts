import { sql } from 'drizzle-orm'
import type { Purchase, PurchaseLine, PurchaseReceipt } from '#api/contract/money/purchases.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { refuse } from '#server/platform/http/refused.ts'
import type { ReadingOne } from '#server/platform/steps/step-endpoints.ts'

type Amounts<T, Key extends keyof T> = Omit<T, Key> & Record<Key, number> & Record<string, unknown>
type Head = Amounts<Omit<Purchase, 'lines' | 'receipts' | 'total'>, 'extra_cost' | 'net' | 'tax'>
type Line = Amounts<PurchaseLine, 'unit_price' | 'discount' | 'net' | 'tax' | 'landed'>
type Receipt = Amounts<Omit<PurchaseReceipt, 'unit_price'>, never> & { readonly unit_price: number | null }

/** One purchase of the shop with its lines and what came of it, or 404. */
export async function readPurchase(reading: ReadingOne, id: number): Promise<Purchase> {
  const { db, actor } = reading
  const { rows } = await db.execute<Head>(sql`
    select p.id, p.version, 'AL-' || p.id as number, p.supplier_id, s.label as supplier, p.status, p.currency,
           to_char(p.day, 'YYYY-MM-DD') as day, p.reference, p.note, p.extra_cost::float8 as extra_cost, p.net::float8 as net, p.tax::float8 as tax,
           coalesce(btrim(u.name || ' ' || u.surname), '') as "user", p.created_at,
           (select json_build_object('number', i.number, 'day', to_char(i.day, 'YYYY-MM-DD')) from purchase_invoices i
             where i.shop_id = p.shop_id and i.purchase_id = p.id and i.reversed_at is null) as invoice
      from purchases p
      join suppliers s on s.shop_id = p.shop_id and s.id = p.supplier_id
      left join users u on u.shop_id = p.shop_id and u.id = p.user_id
     where p.shop_id = ${actor.shop_id} and p.id = ${id}`)
  const [head] = rows
  if (!head) throw refuse(404, notFound)
  const { extra_cost, net, tax } = head
  return {
    ...head,
    ...{ extra_cost: decimalOf(extra_cost), net: decimalOf(net), tax: decimalOf(tax), total: decimalOf(net + tax) },
    created_at: new Date(head.created_at).toISOString(),
    lines: await linesOf(reading, id),
    receipts: await receiptsOf(reading, id),
  }
}

async function linesOf({ db, actor, language }: ReadingOne, id: number): Promise<PurchaseLine[]> {
  const { rows } = await db.execute<Line>(sql`
    select l.line, l.variant_id, coalesce(nullif(t.name, ''), p.label) as name, v.stock_code, v.barcode, l.quantity,
           l.unit_price::float8 as unit_price, l.discount, l.tax_rate, l.net::float8 as net, l.tax::float8 as tax,
           l.landed::float8 as landed, l.received, l.invoiced, ${optionsOf(sql`l.variant_id`)} as options
      from purchase_lines l
      join variants v on v.shop_id = l.shop_id and v.id = l.variant_id
      join products p on p.shop_id = v.shop_id and p.id = v.product_id
      left join product_translations t on t.shop_id = p.shop_id and t.product_id = p.id and t.language_id = ${language}
     where l.shop_id = ${actor.shop_id} and l.purchase_id = ${id}
     order by l.line`)
  return rows.map(({ unit_price, discount, net, tax, landed, ...line }) => ({
    ...line,
    ...{ unit_price: decimalOf(unit_price), discount: decimalOf(discount) },
    ...{ net: decimalOf(net), tax: decimalOf(tax), landed: decimalOf(landed) },
  }))
}

async function receiptsOf({ db, actor, language }: ReadingOne, id: number): Promise<PurchaseReceipt[]> {
  const { rows } = await db.execute<Receipt>(sql`
    select m.id, m.at, coalesce(btrim(u.name || ' ' || u.surname), '') as "user", m.variant_id,
           coalesce(nullif(t.name, ''), p.label) as name, m.quantity, m.unit_price::float8 as unit_price
      from stock_movements m
      join variants v on v.shop_id = m.shop_id and v.id = m.variant_id
      join products p on p.shop_id = v.shop_id and p.id = v.product_id
      left join product_translations t on t.shop_id = p.shop_id and t.product_id = p.id and t.language_id = ${language}
      left join users u on u.shop_id = m.shop_id and u.id = m.user_id
     where m.shop_id = ${actor.shop_id} and m.purchase_id = ${id}
     order by m.id desc`)
  return rows.map(({ unit_price, at, ...receipt }) => ({
    ...receipt,
    at: new Date(at).toISOString(),
    unit_price: unit_price === null ? '' : decimalOf(unit_price),
  }))
}

/** The options of a variant in words. */
function optionsOf(variant: ReturnType<typeof sql>) {
  return sql`coalesce((select string_agg(w.label, ', ' order by o.option_id)
                from variant_options o
                join option_values w on w.shop_id = o.shop_id and w.id = o.option_value_id
               where o.shop_id = v.shop_id and o.variant_id = ${variant}), '')`
}

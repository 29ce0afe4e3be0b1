import { sql } from 'drizzle-orm'
import type { IncomingInvoice, IncomingLine } from '#api/contract/money/incoming-invoices.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { refuse } from '#server/platform/http/refused.ts'
import type { ReadingOne } from '#server/platform/steps/step-endpoints.ts'
import { answerOf } from './list.ts'
import { answerUntil } from './locked.ts'

type Amounts<T, Key extends keyof T> = Omit<T, Key> & Record<Key, number> & Record<string, unknown>
type Head = Amounts<Omit<IncomingInvoice, 'lines' | 'purchases'>, 'net' | 'tax' | 'withheld' | 'payable'>
type Purchased = { ordered: number; received: number; unit_price: number }
type Line = Amounts<Omit<IncomingLine, 'purchased'>, 'net' | 'tax'> & { readonly purchased: Purchased | null }

/** One incoming invoice of the shop with its lines, what each was matched with, and what its purchase says of them; or 404. */
export async function readIncoming(reading: ReadingOne, id: number): Promise<IncomingInvoice> {
  const { db, actor } = reading
  const { rows } = await db.execute<Head>(sql`
    select i.id, i.version, i.number, coalesce(i.uuid, '') as uuid, i.source, i.status, i.profile, i.type, ${answerOf} as answer,
           i.answer_note, ${answerUntil} as answer_until, to_char(now() at time zone s.time_zone, 'YYYY-MM-DD') as today,
           to_char(i.day, 'YYYY-MM-DD') as day, i.currency, s.default_currency as home_currency, trim_scale(i.rate)::text as rate,
           i.supplier_id, coalesce(m.label, i.sender ->> 'name') as supplier, i.sender, i.recipient, i.net::float8 as net,
           i.tax::float8 as tax, i.withheld::float8 as withheld, i.payable::float8 as payable, i.purchase_id,
           (select json_build_object('number', 'AL-' || p.id, 'status', p.status) from purchases p
             where p.shop_id = i.shop_id and p.id = i.purchase_id) as purchase,
           coalesce(btrim(u.name || ' ' || u.surname), '') as "user", i.created_at
      from incoming_invoices i
      join shops s on s.id = i.shop_id
      left join suppliers m on m.shop_id = i.shop_id and m.id = i.supplier_id
      left join users u on u.shop_id = i.shop_id and u.id = i.user_id
     where i.shop_id = ${actor.shop_id} and i.id = ${id}`)
  const [head] = rows
  if (!head) throw refuse(404, notFound)
  const { net, tax, withheld, payable } = head
  return {
    ...head,
    ...{ net: decimalOf(net), tax: decimalOf(tax), withheld: decimalOf(withheld), payable: decimalOf(payable) },
    created_at: new Date(head.created_at).toISOString(),
    purchases: await purchasesFor(reading, id),
    lines: await linesOf(reading, id),
  }
}

async function linesOf({ db, actor, language }: ReadingOne, id: number): Promise<IncomingLine[]> {
  const { rows } = await db.execute<Line>(sql`
    select l.line, l.name, l.seller_code, l.buyer_code, l.barcode, l.unit, trim_scale(l.quantity)::text as quantity,
           trim_scale(l.unit_price)::text as unit_price, l.net::float8 as net, l.tax_rate, l.tax::float8 as tax, l.variant_id,
           concat_ws(' · ', coalesce(nullif(t.name, ''), p.label), nullif(coalesce(nullif(v.stock_code, ''), v.barcode), '')) as variant,
           l.pieces, l.account, l.matched_by,
           (select json_build_object('ordered', sum(b.quantity), 'received', sum(b.received), 'unit_price', min(b.net / b.quantity))
              from incoming_invoices i join purchase_lines b on b.shop_id = i.shop_id and b.purchase_id = i.purchase_id
             where i.shop_id = l.shop_id and i.id = l.invoice_id and b.variant_id = l.variant_id
            having count(*) > 0) as purchased
      from incoming_invoice_lines l
      left join variants v on v.shop_id = l.shop_id and v.id = l.variant_id
      left join products p on p.shop_id = v.shop_id and p.id = v.product_id
      left join product_translations t on t.shop_id = p.shop_id and t.product_id = p.id and t.language_id = ${language}
     where l.shop_id = ${actor.shop_id} and l.invoice_id = ${id}
     order by l.line`)
  return rows.map(({ net, tax, purchased, ...line }) => ({
    ...line,
    ...{ net: decimalOf(net), tax: decimalOf(tax) },
    purchased: purchased && { ...purchased, unit_price: decimalOf(purchased.unit_price) },
  }))
}

/** The purchases that it may be of: the supplier's, of the same money, that came and wait for their invoice. */
async function purchasesFor({ db, actor }: ReadingOne, id: number): Promise<IncomingInvoice['purchases']> {
  const { rows } = await db.execute<{ id: number; number: string; day: string; sum: number }>(sql`
    select p.id, 'AL-' || p.id as number, to_char(p.day, 'YYYY-MM-DD') as day, (p.net + p.tax)::float8 as sum
      from incoming_invoices i
      join purchases p on p.shop_id = i.shop_id and p.supplier_id = i.supplier_id and p.currency = i.currency
     where i.shop_id = ${actor.shop_id} and i.id = ${id} and (p.status = 'received' or p.id = i.purchase_id)
     order by p.id desc limit 50`)
  return rows.map(({ sum, ...row }) => ({ ...row, total: decimalOf(sum) }))
}

import { and, desc, eq, sql } from 'drizzle-orm'
import { urlOf } from '#api/contract/platform/files.ts'
import type { Refund } from '#api/contract/sales/refunds.ts'
import { nameIn } from '#api/resources/platform/naming.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { orderRefundReasons } from '#api/resources/sales/order-refund-reasons.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { taxIncluded } from '#api/rules/sales/order-worth.ts'
import { pictureOf } from '#server/catalog/products/picture-of.ts'
import type { Database } from '#server/db/open.ts'
import { account_transactions, accounts } from '#server/db/schema/accounts.ts'
import { order_refund_reasons } from '#server/db/schema/catalogue.ts'
import { users } from '#server/db/schema/people.ts'
import { variants } from '#server/db/schema/products.ts'
import { audit_log } from '#server/db/schema/requests.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { fullName } from '#server/platform/http/who-acted.ts'
import { saleInvoice } from '#server/sales/invoices/load-invoice.ts'
import { sectionOf, toInvoice } from '#server/sales/invoices/section.ts'
import { pricedOf } from './held-quantities.ts'
import { type LockedRefund, loadRefund } from './load-refund.ts'

type Reading = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'language'>

/** How many of a refund's past steps are told. */
const mostPast = 200

/** One refund of the shop with its order, what it is worth line by line, and what happened to it; 404 for another's. */
export async function readRefund({ db, actor, language }: Reading, id: number): Promise<Refund> {
  const locked = await loadRefund(db, actor.shop_id, id)
  const { refund, order, sums } = locked
  const { number, status, customer_name, currency, total, paid_total, refunded_total } = order.order
  const invoiced = await invoicesOfRefund(db, locked)
  return {
    id,
    version: refund.version,
    status: refund.status,
    received: refund.received === 1 ? 1 : 0,
    received_at: momentOf(refund.received_at),
    restock: refund.restock === 1 ? 1 : 0,
    order: {
      id: order.order.id,
      number,
      status,
      customer_name,
      currency,
      total: decimalOf(total),
      paid_total: decimalOf(paid_total),
      refunded_total: decimalOf(refunded_total),
    },
    lines: await linesOf(db, locked, language),
    shipping: decimalOf(sums.shipping),
    amount: decimalOf(sums.total),
    tax_included: taxIncluded(pricedOf(order)) ? 1 : 0,
    taxes: sums.taxes.map(({ rate, base, tax }) => ({ rate, base: decimalOf(base), tax: decimalOf(tax) })),
    account: await paidFrom(db, locked),
    paid_at: momentOf(refund.paid_at),
    accounts: await accountsOf(db, locked),
    movements: await movementsOf(db, locked),
    ...invoiced,
    history: await historyOf(db, locked),
    created_at: new Date(refund.created_at).toISOString(),
  }
}

function momentOf(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

async function linesOf(db: Database, { refund, lines }: LockedRefund, language: number): Promise<Refund['lines']> {
  const { shop_id } = refund
  const reasons = await db
    .select()
    .from(order_refund_reasons)
    .where(
      and(
        eq(order_refund_reasons.shop_id, shop_id),
        among(
          order_refund_reasons.id,
          lines.map(({ row }) => row.reason_id),
        ),
      ),
    )
  const found = await db
    .select({ id: variants.id, product_id: variants.product_id, image: pictureOf('variants') })
    .from(variants)
    .where(
      and(
        eq(variants.shop_id, shop_id),
        among(
          variants.id,
          lines.map(({ of }) => of.variant_id),
        ),
      ),
    )
  const nameOf = new Map(
    reasons.map((row) => [
      row.id,
      nameIn(orderRefundReasons as unknown as Resource, row as never, language) || row.label,
    ]),
  )
  const productOf = new Map(found.map((one) => [one.id, one]))
  return lines.map(({ row, of, restock, gross, discount, tax, total }) => ({
    id: row.id,
    order_line_id: of.id,
    variant_id: of.variant_id,
    product_id: productOf.get(of.variant_id)?.product_id ?? 0,
    name: of.name,
    image_url: urlOf(productOf.get(of.variant_id)?.image ?? '') || null,
    quantity: row.quantity,
    bought: of.quantity,
    reason: nameOf.get(row.reason_id) ?? '',
    restock: restock ? 1 : 0,
    description: row.description,
    decision: row.decision,
    price: decimalOf(of.price),
    tax_rate: of.tax_rate,
    gross: decimalOf(gross),
    discount: decimalOf(discount),
    tax: decimalOf(tax),
    total: decimalOf(total),
  }))
}

async function paidFrom(db: Database, { refund }: LockedRefund): Promise<Refund['account']> {
  const [account] = await db
    .select({ id: accounts.id, kind: accounts.kind, name: accounts.name, currency: accounts.currency })
    .from(account_transactions)
    .innerJoin(
      accounts,
      and(eq(accounts.shop_id, account_transactions.shop_id), eq(accounts.id, account_transactions.account_id)),
    )
    .where(and(eq(account_transactions.shop_id, refund.shop_id), eq(account_transactions.refund_id, refund.id)))
  return account ?? null
}

async function accountsOf(db: Database, { refund, order: { order } }: LockedRefund): Promise<Refund['accounts']> {
  return db
    .select({ id: accounts.id, kind: accounts.kind, name: accounts.name, currency: accounts.currency })
    .from(accounts)
    .where(and(eq(accounts.shop_id, refund.shop_id), eq(accounts.status, 1), eq(accounts.currency, order.currency)))
    .orderBy(accounts.name, accounts.id)
}

/** The invoice of the sale while it stands, and the return invoice of this refund once its money went back. */
async function invoicesOfRefund(
  db: Database,
  { refund, order: { order } }: LockedRefund,
): Promise<Pick<Refund, 'sale' | 'invoice'>> {
  const sale = await saleInvoice(db, refund.shop_id, order.id)
  const section = refund.status === 'refunded' && refund.amount ? await returnOf(db, refund) : null
  return { sale: sale && toInvoice(sale), invoice: sale || section?.invoice ? section : null }
}

function returnOf(db: Database, { shop_id, order_id, id: refund_id }: LockedRefund['refund']) {
  return sectionOf(db, { shop_id, order_id, refund_id })
}

async function movementsOf(db: Database, { refund }: LockedRefund): Promise<Refund['movements']> {
  const { rows } = await db.execute<Refund['movements'][number] & Record<string, unknown>>(sql`
    select m.id, m.variant_id, v.product_id, l.name, m.quantity, m.previous_stock, m.current_stock, m.at
      from stock_movements m
      join variants v on v.shop_id = m.shop_id and v.id = m.variant_id
      join order_lines l on l.shop_id = m.shop_id and l.order_id = m.order_id and l.variant_id = m.variant_id
     where m.shop_id = ${refund.shop_id} and m.refund_id = ${refund.id} order by m.id`)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

async function historyOf(db: Database, { refund }: LockedRefund): Promise<Refund['history']> {
  const { at, event, state_before, state_after } = audit_log
  const rows = await db
    .select({ at, event, from: state_before, to: state_after, user: fullName('users') })
    .from(audit_log)
    .leftJoin(users, and(eq(users.shop_id, audit_log.shop_id), eq(users.id, audit_log.user_id)))
    .where(
      and(
        eq(audit_log.shop_id, refund.shop_id),
        eq(audit_log.subject, 'order_refunds'),
        eq(audit_log.subject_id, refund.id),
      ),
    )
    .orderBy(desc(audit_log.id))
    .limit(mostPast)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString(), from: row.from ?? '', to: row.to ?? '' }))
}

function among(column: Parameters<typeof eq>[0], ids: readonly number[]) {
  return sql`${column} = any(${`{${[...new Set(ids)].join(',')}}`}::bigint[])`
}

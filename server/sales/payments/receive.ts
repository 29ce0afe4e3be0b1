import { and, eq, sql } from 'drizzle-orm'
import type { CollectionMethod, OrderPaymentKind } from '#api/contract/sales/orders.ts'
import { decimalOf, type Minor } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { paymentAboveDue, paymentTakenBack } from '#api/rules/sales/payments.ts'
import type { Database } from '#server/db/open.ts'
import { account_transactions, accounts } from '#server/db/schema/accounts.ts'
import { orders } from '#server/db/schema/orders.ts'
import { order_payments } from '#server/db/schema/refunds.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { moneyAccount } from '#server/platform/ledger/money-account.ts'
import { postEntry, reverseEntry } from '#server/platform/ledger/post-entry.ts'
import { accountFor } from '#server/sales/orders/book-payment.ts'
import type { OrderRow } from '#server/sales/orders/load-order.ts'

/** The one place that writes the money of orders. Who calls it has locked the order, in the same transaction, and notes it in the log. */

interface Work {
  readonly db: Database
  readonly actor: Pick<Actor, 'shop_id' | 'user_id'>
}
/** An order as far as its money needs to know it. */
export type PaidOrder = Pick<OrderRow, 'id' | 'number' | 'currency' | 'customer_id' | 'payment_method'>

export interface NewPayment {
  readonly kind: Exclude<OrderPaymentKind, 'refund' | 'reversal'>
  /** More than nothing, and at most what is outstanding. */
  readonly amount: Minor
  /** How it came; as the order says where it is not said. */
  readonly method?: CollectionMethod
  /** Into which account it came: the usual one of its method where none is said, `held` where another keeps it, such as a marketplace. */
  readonly account_id?: number | 'held' | null
  /** The day on which it came, where that was said. */
  readonly day?: string | undefined
  readonly reference?: string | undefined
  readonly collection_id?: number
  readonly sale_id?: number
}

/** How an order stands once its money came or was taken back. It is paid when nothing is outstanding. */
export interface Received {
  readonly payment_id: number
  readonly account_id: number | null
  readonly paid_total: Minor
  readonly outstanding: Minor
  readonly paid: boolean
}

/** Money came for an order: its payment, its account and what is paid of it say so. More than is outstanding is refused. */
export async function receivePayment(work: Work, order: PaidOrder, payment: NewPayment): Promise<Received> {
  const { db, actor } = work
  const { shop_id } = actor
  const { kind, amount, day, reference = '', collection_id, sale_id } = payment
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`${amount} is no payment`)
  // What came by itself nobody received.
  const user_id = actor.user_id || null
  const method = payment.method ?? order.payment_method
  const account =
    payment.account_id === 'held' || method === 'cheque'
      ? null
      : await accountFor(db, {
          ...{ shop_id, order_id: order.id, method, chosen: payment.account_id ?? null },
          // Where it was marked by hand is where such money is proposed to come from then on.
          user_id: kind === 'marked' ? user_id : null,
        })
  const [row] = await db
    .insert(order_payments)
    .values({
      ...{ shop_id, user_id, order_id: order.id, kind, method, amount, collection_id, sale_id },
      ...{ paid_on: day, reference: reference.trim() },
    })
    .returning({ id: order_payments.id })
  const payment_id = row?.id ?? 0
  if (account)
    await db
      .insert(account_transactions)
      .values({ shop_id, account_id: account.id, kind: 'payment', amount, payment_id, user_id })
  await postEntry(db, {
    ...{ shop_id, kind: 'payment', source: 'order_payments', source_id: payment_id, user_id, day: day ?? null },
    ...{ currency: order.currency, text: order.number, order_id: order.id },
    lines: [
      // A cheque is no money yet: it lies in the portfolio.
      method === 'cheque'
        ? { account: '101', debit: amount }
        : { account: moneyAccount(account?.kind), account_id: account?.id ?? null, debit: amount },
      { account: '120', customer_id: order.customer_id, credit: amount },
    ],
  })
  return { payment_id, account_id: account?.id ?? null, ...(await raisePaid(work, order, amount)) }
}

/** Money did not come after all: its payment is answered by one with a minus, and its account gives it back. Once. */
export async function reversePayment(work: Work, payment_id: number): Promise<Received> {
  const { db, actor } = work
  const { shop_id } = actor
  const user_id = actor.user_id || null
  const own = and(eq(order_payments.shop_id, shop_id), eq(order_payments.id, payment_id))
  const [payment] = await db.select().from(order_payments).where(own)
  if (!payment) throw refuse(404, notFound)
  if (payment.kind === 'reversal' || payment.kind === 'refund' || (await isReversed(db, shop_id, payment_id)))
    throw refuse(409, paymentTakenBack)
  const { order_id, method } = payment
  const amount = -payment.amount
  const [row] = await db
    .insert(order_payments)
    .values({ shop_id, user_id, order_id, method, amount, kind: 'reversal', reverses_id: payment_id })
    .returning({ id: order_payments.id })
  const reversal_id = row?.id ?? 0
  const { rows } = await db.execute<{ account_id: number }>(sql`
    insert into account_transactions (shop_id, account_id, kind, amount, payment_id, user_id)
    select shop_id, account_id, 'reversal', -amount, ${reversal_id}::bigint, ${user_id}::bigint
      from account_transactions where shop_id = ${shop_id} and payment_id = ${payment_id}
    returning account_id`)
  await reverseEntry(db, {
    ...{ shop_id, user_id, of: { kind: 'payment', source: 'order_payments', source_id: payment_id } },
    by: { source: 'order_payments', source_id: reversal_id },
  })
  return {
    payment_id: reversal_id,
    account_id: rows[0]?.account_id ?? null,
    ...(await raisePaid(work, { id: order_id }, amount)),
  }
}

interface PaidBack {
  readonly refund_id: number
  readonly account_id: number
  readonly amount: Minor
}

/** Money of an order goes back by a refund, out of an account. What went back of the order is for the step of its chart to say. */
export async function payBackMoney({ db, actor }: Work, order: PaidOrder, paid: PaidBack): Promise<void> {
  const { refund_id, account_id, amount } = paid
  const { shop_id, user_id } = actor
  const out = { shop_id, refund_id, user_id, kind: 'refund' as const, amount: -amount }
  await db.insert(account_transactions).values({ ...out, account_id })
  await db.insert(order_payments).values({ ...out, order_id: order.id, method: order.payment_method })
  const own = and(eq(accounts.shop_id, shop_id), eq(accounts.id, account_id))
  const [account] = await db.select({ kind: accounts.kind }).from(accounts).where(own)
  await postEntry(db, {
    ...{ shop_id, kind: 'pay_back', source: 'order_refunds', source_id: refund_id, user_id },
    ...{ currency: order.currency, text: order.number, order_id: order.id },
    lines: [
      { account: '120', customer_id: order.customer_id, debit: amount },
      { account: moneyAccount(account?.kind), account_id, credit: amount },
    ],
  })
}

async function isReversed(db: Database, shop_id: number, payment_id: number): Promise<boolean> {
  return (
    (await db.$count(
      order_payments,
      and(eq(order_payments.shop_id, shop_id), eq(order_payments.reverses_id, payment_id)),
    )) > 0
  )
}

/** What is paid of an order is so much more, and it is paid when that is all of it. */
async function raisePaid({ db, actor }: Work, { id }: Pick<PaidOrder, 'id'>, amount: Minor) {
  const own = and(eq(orders.shop_id, actor.shop_id), eq(orders.id, id))
  const paid_total = sql`${orders.paid_total} + ${amount}`
  const [order] = await db
    .update(orders)
    .set({
      paid_total: paid_total as never,
      payment_status: sql`case when ${paid_total} = ${orders.total} then 'paid' else 'not_paid' end` as never,
      version: sql`${orders.version} + 1` as never,
      updated_at: sql`now()`,
    })
    .where(and(own, sql`${paid_total} between ${orders.refunded_total} and ${orders.total}`))
    .returning({ total: orders.total, paid_total: orders.paid_total })
  if (!order) throw await aboveDue(db, actor.shop_id, id)
  return {
    paid_total: order.paid_total,
    outstanding: order.total - order.paid_total,
    paid: order.paid_total === order.total,
  }
}

async function aboveDue(db: Database, shop_id: number, id: number) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.shop_id, shop_id), eq(orders.id, id)))
  if (!order) return refuse(404, notFound)
  return refuse(409, paymentAboveDue, { about: { due: decimalOf(order.total - order.paid_total) } })
}

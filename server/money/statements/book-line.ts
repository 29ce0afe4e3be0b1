import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { collections } from '#api/listings/money/collections.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { statementMoneyChanged, statementOrderChanged } from '#api/rules/money/statements.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { decimalOf, type Minor } from '#api/rules/platform/money.ts'
import type { Database } from '#server/db/open.ts'
import { account_entries, account_transactions } from '#server/db/schema/accounts.ts'
import { defaultLanguage } from '#server/platform/http/language.ts'
import { refuse } from '#server/platform/http/refused.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { loadOrder } from '#server/sales/orders/load-order.ts'
import { stepOrder } from '#server/sales/orders/take-step.ts'
import { paymentChoices } from '#server/sales/payments/methods.ts'
import { accountsOf } from '../accounts/account-record.ts'
import { bookEntry } from '../accounts/entry-record.ts'
import { collect, lockOrders } from '../collections/collect.ts'
import { customerOf } from '../collections/outstanding.ts'

/** A line of a statement, as it was looked at. */
export interface StatementLine {
  readonly account_id: number
  /** As the bank calls it: each of an account is booked once. */
  readonly reference: string
  readonly day: string
  /** With a minus it went out. */
  readonly amount: Minor
  readonly text: string
  /** The order that it pays. */
  readonly order_id: number | null
  /** Whose debt it is collected of, and of which orders; a file that was looked at before there were such lines has none. */
  readonly collects?: { readonly customer_id: number; readonly order_ids: readonly number[] } | null
  /** The movement that it is, where its money is written already. */
  readonly transaction_id: number | null
}

/** Books a line: as the payment of its order, or by itself; money that is written already gets the bank's reference alone. Nothing where the bank's reference is booked already. */
export async function bookLine(work: Work, line: StatementLine): Promise<StatementLine | null> {
  const { db, actor } = work
  const { shop_id } = actor
  const { account_id, reference } = line
  // A customer is locked before orders, and an order before an account, as everywhere.
  if (line.collects) await lockDebt(work, line.collects)
  else if (line.order_id !== null) await loadOrder(db, shop_id, line.order_id, { lock: true })
  // Lines of one account are booked one after the other.
  await accountsOf(db, shop_id, [account_id])
  const own = and(eq(account_transactions.shop_id, shop_id), eq(account_transactions.account_id, account_id))
  const again = and(own, eq(account_transactions.bank_reference, reference))
  if ((await db.$count(account_transactions, again)) > 0) return null
  if (line.transaction_id) {
    const free = and(own, eq(account_transactions.id, line.transaction_id), isNull(account_transactions.bank_reference))
    const named = await db.update(account_transactions).set({ bank_reference: reference }).where(free).returning()
    if (named.length === 0) throw refuse(409, statementMoneyChanged)
    return line
  }
  const before = await newest(db, shop_id, account_id)
  if (line.collects) await collectLine(work, line, line.collects)
  else if (line.order_id === null) await bookAlone(work, line)
  else await payOrder(work, line, line.order_id)
  // Of a collection over several orders the first movement is named.
  const [written] = await db
    .select({ id: account_transactions.id })
    .from(account_transactions)
    .where(and(own, gt(account_transactions.id, before)))
    .orderBy(account_transactions.id)
    .limit(1)
  if (!written) throw new Error(`The line ${reference} moved nothing`)
  await db
    .update(account_transactions)
    .set({ bank_reference: reference })
    .where(and(own, eq(account_transactions.id, written.id), isNull(account_transactions.bank_reference)))
  return line
}

type Collects = NonNullable<StatementLine['collects']>

async function lockDebt({ db, actor }: Work, { customer_id, order_ids }: Collects): Promise<void> {
  await customerOf(db, actor.shop_id, customer_id, { lock: true })
  await lockOrders({ db, actor }, { customer_id, order_ids })
}

/** Whoever takes the statement in says that its money came, as one who collects it. */
async function collectLine(work: Work, line: StatementLine, { customer_id, order_ids }: Collects): Promise<void> {
  const { account_id, day, amount, reference } = line
  const actor = { ...work.actor, permissions: [...work.actor.permissions, ...collections.codes.add] }
  const language = await defaultLanguage(work.db, actor.shop_id)
  const offered = await paymentChoices(work.db, actor.shop_id, language)
  const byBank = (['money_transfer', 'bank_transfer'] as const).find((one) =>
    offered.some(({ method }) => method === one),
  )
  await collect(
    { ...work, actor, language },
    {
      ...{ customer_id, order_ids: [...order_ids], amount: decimalOf(amount) },
      ...{ method: byBank ?? 'money_transfer', account_id, day, reference },
    },
  )
}

async function payOrder(work: Work, { account_id, day, reference, amount }: StatementLine, order_id: number) {
  const { order } = await loadOrder(work.db, work.actor.shop_id, order_id)
  const { number, version } = order
  if (order.total - order.paid_total !== amount) throw refuse(409, statementOrderChanged, { about: { number } })
  // Whoever takes the statement in says that its money came.
  const actor = { ...work.actor, permissions: [...work.actor.permissions, ...orders.codes.edit] }
  await stepOrder({ ...work, actor }, order_id, { type: 'MARK_PAID', payment: { account_id, day, reference }, version })
}

async function bookAlone(work: Work, { account_id, day, amount, text, reference }: StatementLine): Promise<void> {
  const { db, actor } = work
  const { shop_id } = actor
  const says = (text || reference).slice(0, 255)
  const kind = amount > 0 ? ('in' as const) : ('out' as const)
  const [entry] = await db
    .insert(account_entries)
    .values({
      ...{ shop_id, account_id, day, kind, text: says, label: says, search: fold(says) },
      ...{ amount: Math.abs(amount), counter: kind === 'in' ? 'income' : 'expense' },
    })
    .returning()
  if (!entry) throw new Error(`${decimalOf(amount)} was not written`)
  await bookEntry(db, entry.id, { shop_id, draft: entry as never, holder: actor })
}

async function newest(db: Database, shop_id: number, account_id: number): Promise<number> {
  const [row] = await db
    .select({ id: account_transactions.id })
    .from(account_transactions)
    .where(and(eq(account_transactions.shop_id, shop_id), eq(account_transactions.account_id, account_id)))
    .orderBy(desc(account_transactions.id))
    .limit(1)
  return row?.id ?? 0
}

import { and, eq, sql } from 'drizzle-orm'
import type { CashMove, SessionClosing, SessionOpening, TillSession } from '#api/contract/sales/till-session.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { cashMoved, closingRules, deskClosed, openingRules, sessionIsOpen } from '#api/rules/sales/till-session.ts'
import { account_entries, account_transactions } from '#server/db/schema/accounts.ts'
import { till_sessions } from '#server/db/schema/till-sessions.ts'
import { audit } from '#server/platform/http/audit.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { postEntry } from '#server/platform/ledger/post-entry.ts'
import { takeApproval } from '#server/sales/approvals/take.ts'
import type { Storing } from '#server/sales/new-order/place.ts'
import { desksOf, sessionOf } from './read.ts'

/** Opens a desk with what was counted in it. */
export async function openSession(work: Storing, { account_id, counted }: SessionOpening): Promise<TillSession> {
  const { db, actor } = work
  const { shop_id, user_id } = actor
  refuseBy(broken(openingRules, { account_id, counted, desks: await desksOf(db, shop_id) }))
  const [stored] = await db
    .insert(till_sessions)
    .values({ shop_id, account_id: account_id ?? 0, opening: minorOf(counted) ?? 0, opened_by: user_id })
    .onConflictDoNothing()
    .returning({ id: till_sessions.id })
  if (!stored) throw refuse(409, deskClosed)
  await audit(work, { subject: 'till-sessions', subject_id: stored.id, event: 'OPEN', state_after: 'open' })
  return told(work, stored.id)
}

/** Cash is laid into an open desk, or taken out. */
export async function moveCash(work: Storing, id: number, move: CashMove): Promise<TillSession> {
  refuseBy(broken([cashMoved], move))
  const { account_id } = await lockedOpen(work, id)
  const { kind, note } = move
  const amount = (minorOf(move.amount) ?? 0) * (kind === 'in' ? 1 : -1)
  await bookCash(work, {
    account_id,
    amount,
    text: note.trim() || cashText[kind],
    counter: kind === 'in' ? '331' : '131',
  })
  await audit(work, {
    subject: 'till-sessions',
    subject_id: id,
    event: kind === 'in' ? 'CASH_IN' : 'CASH_OUT',
    after: { amount },
  })
  return told(work, id)
}

/** Closes a desk: what lies in it is what its account has from then on, and the difference is in the books. */
export async function closeSession(work: Storing, id: number, closing: SessionClosing): Promise<TillSession> {
  const { db, actor } = work
  const { shop_id, user_id } = actor
  const signed = closing.unsent > 0 && closing.override === 1
  const approved_by = signed ? await takeApproval(work, 'unsent_sales', closing.approval) : null
  refuseBy(broken(closingRules, { ...closing, holder: actor, approved: approved_by !== null }))
  const { account_id } = await lockedOpen(work, id)
  const counted = minorOf(closing.counted) ?? 0
  const expected = minorOf((await told(work, id)).expected) ?? 0
  const difference = counted - expected
  if (difference !== 0)
    await bookCash(work, {
      account_id,
      amount: difference,
      text: cashText.count,
      counter: difference > 0 ? '679' : '689',
    })
  await db
    .update(till_sessions)
    .set({ status: 'closed', counted, expected, closed_at: sql`now()`, closed_by: user_id, unsent: closing.unsent })
    .where(and(eq(till_sessions.shop_id, shop_id), eq(till_sessions.id, id)))
  const { unsent, override = 0 } = closing
  await audit(work, {
    ...{ subject: 'till-sessions', subject_id: id, event: 'CLOSE', state_before: 'open', state_after: 'closed' },
    after: {
      counted,
      expected,
      difference,
      ...(unsent > 0 ? { unsent, override, ...(approved_by === null ? {} : { approved_by }) } : {}),
    },
  })
  return told(work, id)
}

const cashText = { in: 'Kasaya para girişi', out: 'Kasadan para çıkışı', count: 'Kasa sayım farkı' } as const

interface Booking {
  readonly account_id: number
  /** Signed: what it adds to the desk. */
  readonly amount: number
  readonly text: string
  readonly counter: '331' | '131' | '679' | '689'
}

/** Cash of a desk that no order brought, in its account and in the books. */
async function bookCash({ db, actor }: Storing, { account_id, amount, text, counter }: Booking): Promise<void> {
  const { shop_id, user_id } = actor
  const kind = amount > 0 ? ('in' as const) : ('out' as const)
  const size = Math.abs(amount)
  const today = sql<string>`(select (now() at time zone time_zone)::date from shops where id = ${shop_id})`
  const [entry] = await db
    .insert(account_entries)
    .values({ shop_id, account_id, kind, text, label: text, search: fold(text), day: today as never, amount: size })
    .returning({ id: account_entries.id })
  const entry_id = entry?.id ?? 0
  await db.insert(account_transactions).values({ shop_id, account_id, kind, amount, entry_id, user_id })
  const { rows } = await db.execute<{ currency: string }>(
    sql`select currency from accounts where shop_id = ${shop_id} and id = ${account_id}`,
  )
  const [desk, other] = amount > 0 ? (['debit', 'credit'] as const) : (['credit', 'debit'] as const)
  await postEntry(db, {
    ...{ shop_id, kind: 'till', source: 'account_entries', source_id: entry_id, user_id, text },
    currency: rows[0]?.currency ?? '',
    lines: [
      { account: '100', account_id, [desk]: size },
      { account: counter, [other]: size },
    ],
  })
}

async function lockedOpen({ db, actor }: Storing, id: number) {
  const own = and(eq(till_sessions.shop_id, actor.shop_id), eq(till_sessions.id, id))
  const [session] = await db.select().from(till_sessions).where(own).for('update')
  if (!session) throw refuse(404, notFound)
  if (session.status === 'closed') throw refuse(409, sessionIsOpen)
  return session
}

async function told({ db, actor }: Storing, id: number): Promise<TillSession> {
  const session = await sessionOf(db, actor.shop_id, id)
  if (!session) throw refuse(404, notFound)
  return session
}

function refuseBy(refusals: ReturnType<typeof broken>): void {
  if (refusals.length > 0) throw new Refused(422, refusals)
}

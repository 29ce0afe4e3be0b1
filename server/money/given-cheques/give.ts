import { and, eq } from 'drizzle-orm'
import type { NewGivenCheque } from '#api/contract/money/given-cheques.ts'
import { givenFromBank, givenOnce, wrongInGiven } from '#api/rules/money/given-cheques.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { given_cheques } from '#server/db/schema/given-cheques.ts'
import { audit } from '#server/platform/http/audit.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import type { Stepping } from '#server/platform/steps/take-step.ts'
import { supplierOf } from '../cheques/steps.ts'
import { today } from '../collections/outstanding.ts'
import { noteGivenStep } from './note-step.ts'

/** Gives a cheque of the shop's own to a supplier, who is owed so much less from that day on. */
export async function giveCheque(work: Stepping, asked: NewGivenCheque): Promise<{ id: number }> {
  const { db, actor } = work
  const { shop_id, user_id } = actor
  const day = await today(db, shop_id)
  const given_on = asked.given_on ?? day
  const wrong = wrongInGiven({ ...asked, amount: String(asked.amount), given_on, today: day })
  if (wrong.length > 0) throw new Refused(422, wrong)
  const supplier_id = await supplierOf(work, asked.supplier_id)
  const { id: account_id, currency } = await bankOf(work, asked.account_id)
  const texts = { number: asked.number.trim(), note: asked.note.trim() }
  const [cheque] = await db
    .insert(given_cheques)
    .values({
      ...{ shop_id, user_id: user_id || null, ...texts, supplier_id, account_id, currency },
      ...{ amount: minorOf(asked.amount) ?? 0, due_on: asked.due_on, given_on },
      search: fold(Object.values(texts).join(' ')),
    })
    .onConflictDoNothing()
    .returning()
  if (!cheque) throw refuse(409, givenOnce, { about: { number: texts.number }, at: ['number'] })
  await noteGivenStep(work, { step: 'GIVE', cheque, from: null, to: 'given', day: given_on })
  await audit(work, {
    ...{ subject: 'given-cheques', subject_id: cheque.id, event: 'ADD', state_after: 'given' },
    after: { ...texts, supplier_id, account_id, amount: cheque.amount, currency, due_on: cheque.due_on, given_on },
  })
  return { id: cheque.id }
}

/** The bank account that it is drawn on, which is in use. */
async function bankOf({ db, actor }: Stepping, id: number | null) {
  const [account] = await db
    .select({ id: accounts.id, kind: accounts.kind, currency: accounts.currency, status: accounts.status })
    .from(accounts)
    .where(and(eq(accounts.shop_id, actor.shop_id), eq(accounts.id, id ?? 0)))
  if (account?.kind !== 'bank' || account.status !== 1) throw refuse(422, givenFromBank, { at: ['account_id'] })
  return account
}

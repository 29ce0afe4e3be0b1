import { and, eq, ne, sql } from 'drizzle-orm'
import type { Cheque, EditedCheque } from '#api/contract/money/cheques.ts'
import { chequeOnce, wrongInEdited } from '#api/rules/money/cheques.ts'
import { ibanOf } from '#api/rules/money/iban.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { cheque_steps, cheques } from '#server/db/schema/cheques.ts'
import { audit } from '#server/platform/http/audit.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'
import type { ReadingOne } from '#server/platform/steps/step-endpoints.ts'
import type { Stepping } from '#server/platform/steps/take-step.ts'
import { today } from '../collections/outstanding.ts'
import { readCheque } from './read.ts'
import { ownCheque } from './take.ts'

const edited = ['number', 'bank', 'branch', 'drawer', 'iban', 'due_on', 'note'] as const

/** Mends what was written wrongly of a cheque that lies in the portfolio. Its amount and whose it is are booked, and stay. */
export async function editCheque(work: Stepping & ReadingOne, id: number, asked: EditedCheque): Promise<Cheque> {
  const { db, actor } = work
  const { shop_id, user_id } = actor
  const [cheque] = await db.select().from(cheques).where(ownCheque(shop_id, id)).for('update')
  if (!cheque) throw refuse(404, notFound)
  const { version, status } = cheque
  if (asked.version !== version) throw await staleRefusal(db, { subject: 'cheques', ...cheque })
  const wrong = wrongInEdited({ ...asked, status })
  if (wrong.length > 0) throw new Refused(wrong.every(({ at }) => at?.length) ? 422 : 409, wrong)
  const after = writtenOf(asked)
  const changes = Object.fromEntries(
    edited.flatMap((name) => (cheque[name] === after[name] ? [] : [[name, [cheque[name], after[name]] as const]])),
  )
  if (Object.keys(changes).length === 0) return readCheque(work, id)
  await refuseTwice(work, id, after)
  const search = fold([after.number, after.bank, after.branch, after.drawer].join(' '))
  await db
    .update(cheques)
    .set({ ...after, search, version: version + 1, updated_at: sql`now()` as never })
    .where(ownCheque(shop_id, id))
  const day = await today(db, shop_id)
  await db
    .insert(cheque_steps)
    .values({ shop_id, user_id: user_id || null, cheque_id: id, step: 'EDIT', status, day, changes })
  const before = Object.fromEntries(Object.keys(changes).map((name) => [name, cheque[name as keyof typeof cheque]]))
  await audit(work, { subject: 'cheques', subject_id: id, event: 'EDIT', before, after })
  return readCheque(work, id)
}

function writtenOf({ number, bank, branch, drawer, iban, due_on, note }: EditedCheque) {
  return {
    ...{ number: number.trim(), bank: bank.trim(), branch: branch.trim(), drawer: drawer.trim() },
    ...{ iban: ibanOf(iban), due_on, note: note.trim() },
  }
}

/** The same paper stands once. */
async function refuseTwice({ db, actor }: Stepping, id: number, paper: ReturnType<typeof writtenOf>) {
  const same = await db.$count(
    cheques,
    and(
      ...[eq(cheques.shop_id, actor.shop_id), ne(cheques.id, id), ne(cheques.status, 'returned')],
      ...[eq(cheques.iban, paper.iban), eq(cheques.number, paper.number)],
      sql`lower(${cheques.bank}) = lower(${paper.bank}) and lower(${cheques.branch}) = lower(${paper.branch})`,
    ),
  )
  if (same > 0) throw refuse(409, chequeOnce, { about: { number: paper.number }, at: ['number'] })
}

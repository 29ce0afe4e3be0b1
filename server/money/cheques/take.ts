import { and, eq, sql } from 'drizzle-orm'
import type { ChequePaper, NewCheque } from '#api/contract/money/cheques.ts'
import { chequeOnce, wrongInCheque } from '#api/rules/money/cheques.ts'
import { ibanOf } from '#api/rules/money/iban.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { type Minor, minorOf } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { cheques } from '#server/db/schema/cheques.ts'
import { audit } from '#server/platform/http/audit.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import type { Stepping } from '#server/platform/steps/take-step.ts'
import { customerOf, today } from '../collections/outstanding.ts'
import { noteStep } from './note-step.ts'

/** Takes a cheque that is for no order in particular: the customer owes so much less, whatever it is for. */
export async function takeCheque(work: Stepping, asked: NewCheque): Promise<{ id: number }> {
  const { db, actor } = work
  const { shop_id } = actor
  const { customer_id, amount, currency_id, received_on, ...paper } = asked
  const day = await today(db, shop_id)
  const facts = { ...paper, customer_id, currency_id, amount: String(amount), received_on: received_on ?? day }
  const wrong = wrongInCheque({ ...facts, today: day })
  if (wrong.length > 0) throw new Refused(422, wrong)
  const customer = await customerOf(db, shop_id, customer_id ?? 0, { lock: true })
  const currency = await currencyOf(work, currency_id ?? 0)
  const worth = { customer_id: customer.id, amount: minorOf(amount) ?? 0, currency, received_on: facts.received_on }
  return storeCheque(work, paper, { ...worth, collection_id: null })
}

interface Given {
  readonly customer_id: number
  readonly amount: Minor
  readonly currency: string
  readonly received_on: string
  /** The collection that it pays; its orders' payments say in the books that it came. */
  readonly collection_id: number | null
}

/** A cheque lies in the portfolio from now on. Who calls it has judged the paper. */
export async function storeCheque(work: Stepping, paper: ChequePaper, given: Given): Promise<{ id: number }> {
  const { db, actor } = work
  const { shop_id, user_id } = actor
  const { number, bank, branch, drawer } = paper
  const texts = { number: number.trim(), bank: bank.trim(), branch: branch.trim(), drawer: drawer.trim() }
  const [cheque] = await db
    .insert(cheques)
    .values({
      ...{ shop_id, user_id, ...texts, ...given, iban: ibanOf(paper.iban), due_on: paper.due_on },
      search: fold(Object.values(texts).join(' ')),
    })
    .onConflictDoNothing()
    .returning()
  if (!cheque) {
    const at = given.collection_id === null ? 'number' : 'cheque.number'
    throw refuse(409, chequeOnce, { about: { number: texts.number }, at: [at] })
  }
  const booked = given.collection_id === null ? 0 : given.amount
  const to = { status: cheque.status }
  await noteStep(work, { step: 'RECEIVE', cheque, from: null, to, day: given.received_on, booked })
  await audit(work, {
    ...{ subject: 'cheques', subject_id: cheque.id, event: 'ADD', state_after: cheque.status },
    after: { ...texts, ...given, due_on: paper.due_on },
  })
  return { id: cheque.id }
}

/** The code of a currency of the shop, or 404. */
async function currencyOf({ db, actor }: Stepping, id: number): Promise<string> {
  const { rows } = await db.execute<{ code: string }>(sql`
    select c.code from shop_currencies s join currencies c on c.id = s.currency_id
     where s.shop_id = ${actor.shop_id} and s.id = ${id}`)
  const [currency] = rows
  if (!currency) throw refuse(404, notFound)
  return currency.code
}

/** The cheques of a shop with this id. */
export function ownCheque(shop_id: number, id: number) {
  return and(eq(cheques.shop_id, shop_id), eq(cheques.id, id))
}

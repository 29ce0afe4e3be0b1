import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Cheque } from '#api/contract/money/cheques.ts'
import { cheques as listing } from '#api/listings/money/cheques.ts'
import type { StepRequest } from '#api/operations/platform/steps.ts'
import { stepDay } from '#api/rules/money/cheque-days.ts'
import type { Minor } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { type ChequeStep, chequeAt, chequeChart, chequeRefusals } from '#machines/money/cheque/cheque.chart.ts'
import type { Database } from '#server/db/open.ts'
import { account_transactions } from '#server/db/schema/accounts.ts'
import { suppliers } from '#server/db/schema/catalogue.ts'
import { cheque_steps, cheques } from '#server/db/schema/cheques.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { type ReadingOne, requestedStep } from '#server/platform/steps/step-endpoints.ts'
import { type Stepping, takeStep } from '#server/platform/steps/take-step.ts'
import { momentOf } from '../accounts/entry-record.ts'
import { customerOf } from '../collections/outstanding.ts'
import { reverseOpenParts } from '../collections/reverse.ts'
import { type ChequeRecord, noteStep, type Place } from './note-step.ts'
import { noteBounce } from './notices.ts'
import { accountsFor, daysOf, readCheque } from './read.ts'
import { ownCheque } from './take.ts'

type Work = Stepping & ReadingOne

/** Takes a cheque one step along its chart: its worth goes to where the step leads, in the books too, and once it is not paid the debt is open again. */
export const takeChequeStep = takeStep({
  subject: 'cheques',
  chart: chequeChart,
  refusals: chequeRefusals,
  lock: async ({ db, actor }: Work, id, request: StepRequest<typeof listing>) => {
    const { shop_id } = actor
    const [known] = await db.select().from(cheques).where(ownCheque(shop_id, id))
    if (!known) throw refuse(404, notFound)
    // In the order in which collecting locks.
    await customerOf(db, shop_id, known.customer_id, { lock: true })
    const [cheque = known] = await db.select().from(cheques).where(ownCheque(shop_id, id)).for('update')
    const accounts = await accountsFor(db, shop_id, cheque)
    const { status, due_on } = cheque
    const days = await daysOf(db, shop_id, await lastStep(db, cheque))
    const at = chequeAt({ status, due_on, ...days, accounts })
    const step = requestedStep<ChequeStep>(listing, at, request)
    return { cheque, accounts, at, step, day: stepDay({ ...step, ...days }) }
  },
  looked: ({ cheque }) => cheque,
  at: ({ at }) => at,
  events: (_, { step }) => [step],
  store: async (work, { before: { cheque, accounts, step, day }, after: { value: status } }) => {
    const account_id = step.type === 'DEPOSIT' || step.type === 'CLEAR' ? (step.account_id ?? cheque.account_id) : null
    const supplier_id = step.type === 'ENDORSE' ? await supplierOf(work, step.supplier_id) : null
    const accountOf = (id: number | null) => accounts.find((one) => one.id === id) ?? null
    // What lies at a bank is paid there.
    const paidAt = cheque.status === 'deposited' && step.type === 'CLEAR' ? cheque.account_id : account_id
    const from: Place = {
      status: cheque.status,
      account: accountOf(cheque.account_id),
      supplier_id: cheque.supplier_id,
    }
    const to: Place = { status, account: accountOf(paidAt), supplier_id }
    const booked = owesAgain(from, to) ? await reopen(work, cheque) : 0
    await work.db
      .update(cheques)
      .set({
        ...{ status, account_id: paidAt, supplier_id, version: cheque.version + 1 },
        updated_at: sql`now()` as never,
      })
      .where(ownCheque(cheque.shop_id, cheque.id))
    if (status === 'cleared') await moveMoney(work, cheque, { account_id: paidAt, amount: cheque.amount, day })
    if (cheque.status === 'cleared') await moveMoney(work, cheque, { ...cheque, amount: -cheque.amount, day })
    await noteStep(work, { step: step.type, cheque, from, to, day, booked })
    if (status === 'bounced') await noteBounce(work.db, cheque, 'cheques')
  },
  entry: ({ before: { cheque, step, day }, after }) => {
    const { type, ...carried } = { ...step, day }
    return { event: type, state_before: cheque.status, state_after: after.value, after: carried }
  },
  read: (work, { id }): Promise<Cheque> => readCheque(work, id),
})

/** Whether the customer owes it from now on. */
function owesAgain(from: Place, to: Place): boolean {
  const unpaid = ({ status }: Place) => status === 'bounced' || status === 'returned'
  return unpaid(to) && !unpaid(from)
}

/** The orders that it paid owe again. */
async function reopen(work: Work, { collection_id }: ChequeRecord): Promise<Minor> {
  return collection_id === null ? 0 : reverseOpenParts(work, collection_id)
}

/** Its money comes into the account, or with a minus was not there after all. */
async function moveMoney({ db, actor }: Work, { id: cheque_id }: ChequeRecord, moved: Moved) {
  const { account_id, amount, day } = moved
  if (account_id === null) return
  const { shop_id, user_id } = actor
  const shared = { shop_id, user_id: user_id || null, kind: 'cheque', cheque_id } as const
  await db.insert(account_transactions).values({ ...shared, account_id, amount, at: momentOf(shop_id, day) })
}

interface Moved {
  readonly account_id: number | null
  readonly amount: Minor
  readonly day: string
}

/** The step that brought it where it stands; what was edited since is none. */
async function lastStep(db: Database, { shop_id, id }: ChequeRecord) {
  return db
    .select({ day: cheque_steps.day })
    .from(cheque_steps)
    .where(and(eq(cheque_steps.shop_id, shop_id), eq(cheque_steps.cheque_id, id), ne(cheque_steps.step, 'EDIT')))
    .orderBy(desc(cheque_steps.id))
    .limit(1)
}

/** A supplier of the shop, or 404. */
export async function supplierOf({ db, actor }: Stepping, id: number | null): Promise<number> {
  const [supplier] = await db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(and(eq(suppliers.shop_id, actor.shop_id), eq(suppliers.id, id ?? 0)))
  if (!supplier) throw refuse(404, notFound)
  return supplier.id
}

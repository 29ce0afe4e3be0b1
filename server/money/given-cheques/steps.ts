import { and, desc, eq, sql } from 'drizzle-orm'
import type { GivenCheque } from '#api/contract/money/given-cheques.ts'
import { givenCheques as listing } from '#api/listings/money/given-cheques.ts'
import type { StepRequest } from '#api/operations/platform/steps.ts'
import { stepDay } from '#api/rules/money/cheque-days.ts'
import type { Minor } from '#api/rules/platform/money.ts'
import { notFound } from '#api/rules/platform/records.ts'
import {
  type GivenChequeStep,
  givenChequeAt,
  givenChequeChart,
} from '#machines/money/given-cheque/given-cheque.chart.ts'
import { account_transactions } from '#server/db/schema/accounts.ts'
import { given_cheque_steps, given_cheques } from '#server/db/schema/given-cheques.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { type ReadingOne, requestedStep } from '#server/platform/steps/step-endpoints.ts'
import { type Stepping, takeStep } from '#server/platform/steps/take-step.ts'
import { momentOf } from '../accounts/entry-record.ts'
import { noteBounce } from '../cheques/notices.ts'
import { daysOf } from '../cheques/read.ts'
import { type GivenRecord, noteGivenStep } from './note-step.ts'
import { readGivenCheque } from './read.ts'

type Work = Stepping & ReadingOne

/** Takes a given cheque one step along its chart: what it paid of the supplier's debt stands, or is owed again. */
export const takeGivenStep = takeStep({
  subject: 'given-cheques',
  chart: givenChequeChart,
  lock: async ({ db, actor: { shop_id } }: Work, id, request: StepRequest<typeof listing>) => {
    const [cheque] = await db.select().from(given_cheques).where(ownGiven(shop_id, id)).for('update')
    if (!cheque) throw refuse(404, notFound)
    const steps = await db
      .select({ day: given_cheque_steps.day })
      .from(given_cheque_steps)
      .where(and(eq(given_cheque_steps.shop_id, shop_id), eq(given_cheque_steps.cheque_id, id)))
      .orderBy(desc(given_cheque_steps.id))
      .limit(1)
    const days = await daysOf(db, shop_id, steps)
    const at = givenChequeAt({ status: cheque.status, due_on: cheque.due_on, ...days })
    const step = requestedStep<GivenChequeStep>(listing, at, request)
    return { cheque, at, step, day: stepDay({ ...step, ...days }) }
  },
  looked: ({ cheque }) => cheque,
  at: ({ at }) => at,
  events: (_, { step }) => [step],
  store: async (work, { before: { cheque, step, day }, after: { value: status } }) => {
    await work.db
      .update(given_cheques)
      .set({ status, version: cheque.version + 1, updated_at: sql`now()` as never })
      .where(ownGiven(cheque.shop_id, cheque.id))
    if (status === 'cleared') await moveMoney(work, cheque, -cheque.amount, day)
    if (cheque.status === 'cleared') await moveMoney(work, cheque, cheque.amount, day)
    await noteGivenStep(work, { step: step.type, cheque, from: cheque.status, to: status, day })
    if (status === 'bounced') await noteBounce(work.db, cheque, 'given-cheques')
  },
  entry: ({ before: { cheque, step, day }, after }) => ({
    ...{ event: step.type, state_before: cheque.status, state_after: after.value, after: { day } },
  }),
  read: (work, { id }): Promise<GivenCheque> => readGivenCheque(work, id),
})

/** Its money leaves the account, or is in it after all. */
async function moveMoney({ db, actor }: Work, { id, account_id }: GivenRecord, amount: Minor, day: string) {
  const { shop_id, user_id } = actor
  const shared = { shop_id, user_id: user_id || null, account_id, kind: 'cheque', given_cheque_id: id } as const
  await db.insert(account_transactions).values({ ...shared, amount, at: momentOf(shop_id, day) })
}

function ownGiven(shop_id: number, id: number) {
  return and(eq(given_cheques.shop_id, shop_id), eq(given_cheques.id, id))
}

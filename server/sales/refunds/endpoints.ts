import { and, eq } from 'drizzle-orm'
import { refundOperations } from '#api/operations/sales/refunds.ts'
import { inChoices } from '#api/rules/platform/fields.ts'
import type { Database } from '#server/db/open.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { orderOfRefund } from './load-refund.ts'
import { openRefund } from './open.ts'
import { readRefund } from './read.ts'
import { takeRefundStep } from './take-step.ts'

const open = endpoint(refundOperations.open, ({ params: { id }, body, ...context }) => openRefund(context, id, body))

const read = endpoint(refundOperations.read, ({ params: { id }, ...context }) => readRefund(context, id))

const decide = endpoint(
  refundOperations.decide,
  ({ params: { id, lineId: line_id }, body: { decision }, ...context }) =>
    takeRefundStep(context, id, { type: 'DECIDE', line_id, decision }),
)

const move = endpoint(refundOperations.move, ({ params: { id }, body: { status, version }, ...context }) =>
  takeRefundStep(context, id, { to: status, version }),
)

const receive = endpoint(refundOperations.receive, ({ params: { id }, body: { restock, version }, ...context }) =>
  takeRefundStep(context, id, {
    type: 'RECEIVE',
    version,
    ...(restock === undefined ? {} : { restock: restock === 1 }),
  }),
)

const payBack = endpoint(refundOperations.payBack, async ({ params: { id }, body: { account_id }, ...context }) => {
  const { db, actor } = context
  await orderOfRefund(db, actor.shop_id, id)
  const account = await accountOf(db, actor.shop_id, account_id)
  return takeRefundStep(context, id, { type: 'PAY_BACK', account })
})

/** An account of the shop that is in use; any other is no choice. */
async function accountOf(db: Database, shop_id: number, id: number | null) {
  if (id === null) return null
  const [account] = await db
    .select({ id: accounts.id, currency: accounts.currency })
    .from(accounts)
    .where(and(eq(accounts.shop_id, shop_id), eq(accounts.id, id), eq(accounts.status, 1)))
    .for('key share')
  if (!account) throw new Refused(422, [{ id: inChoices([]).id, at: ['account_id'] }])
  return account
}

/** The calls that open refunds and take them through their life. */
export const refundEndpoints: readonly Endpoint[] = [open, read, decide, move, receive, payBack]

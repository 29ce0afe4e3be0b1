import { and, eq } from 'drizzle-orm'
import { object } from 'superstruct'
import { IdText } from '#api/contract/platform/common.ts'
import {
  LineDecision,
  PayBack,
  Refund,
  RefundDraft,
  RefundMove,
  RefundPage,
  RefundQuery,
  RefundReceipt,
} from '#api/contract/sales/refunds.ts'
import { orderRefunds } from '#api/resources/sales/order-refunds.ts'
import { inChoices } from '#api/rules/platform/fields.ts'
import { refundCodes } from '#machines/sales/refund/refund.chart.ts'
import type { Database } from '#server/db/open.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { listRefunds } from './list.ts'
import { openRefund } from './open.ts'
import { readRefund } from './read.ts'
import { orderOfRefund } from './standing.ts'
import { takeRefundStep } from './take-step.ts'

const path = '/v1/panel/order-refunds'
const ById = object({ id: IdText })

const list = endpoint({
  method: 'GET',
  path,
  summary: 'What customers sent back, a page at a time',
  query: RefundQuery,
  data: RefundPage,
  codes: orderRefunds.codes.list,
  handle: ({ db, actor: { shop_id }, query }) => listRefunds({ db, shop_id, query }),
})

const open = endpoint({
  method: 'POST',
  path: '/v1/panel/orders/:id/refunds',
  summary: 'Opens a refund of an order, for pieces of its lines that no other refund holds',
  params: ById,
  body: RefundDraft,
  data: Refund,
  codes: refundCodes,
  key: 'required',
  handle: ({ params: { id }, body, ...asked }) => openRefund(asked, id, body),
})

const read = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  summary:
    'One refund: its lines with what they are worth, its order, the stock that came back and what happened to it',
  params: ById,
  data: Refund,
  codes: refundCodes,
  handle: ({ params: { id }, ...asked }) => readRefund(asked, id),
})

const decide = endpoint({
  method: 'PATCH',
  path: `${path}/:id/lines/:lineId`,
  summary: 'Accepts a line of a refund, rejects it, or lets it wait again',
  params: object({ id: IdText, lineId: IdText }),
  body: LineDecision,
  data: Refund,
  codes: refundCodes,
  key: 'required',
  handle: ({ params: { id, lineId: line_id }, body: { decision }, ...asked }) =>
    takeRefundStep(asked, id, { type: 'DECIDE', line_id, decision }),
})

/** The event of the chart that leads to a status. */
const leadingTo = { accepted: 'APPROVE', rejected: 'REJECT' } as const

const move = endpoint({
  method: 'PATCH',
  path: `${path}/:id/status`,
  summary: 'Approves a refund, or rejects it',
  params: ById,
  body: RefundMove,
  data: Refund,
  codes: refundCodes,
  key: 'required',
  handle: ({ params: { id }, body: { status, version }, ...asked }) =>
    takeRefundStep(asked, id, { type: leadingTo[status], version }),
})

const receive = endpoint({
  method: 'PATCH',
  path: `${path}/:id/received`,
  summary: 'The goods of a refund came back, into the stock or not',
  params: ById,
  body: RefundReceipt,
  data: Refund,
  codes: refundCodes,
  key: 'required',
  handle: ({ params: { id }, body: { restock, version }, ...asked }) =>
    takeRefundStep(asked, id, { type: 'RECEIVE', restock: restock === 1, version }),
})

const payBack = endpoint({
  method: 'POST',
  path: `${path}/:id/pay-back`,
  summary: 'Pays the money of an approved refund back, once, out of an account of the shop',
  params: ById,
  body: PayBack,
  data: Refund,
  codes: refundCodes,
  key: 'required',
  handle: async ({ params: { id }, body: { account_id }, ...asked }) => {
    const { db, actor } = asked
    await orderOfRefund(db, actor.shop_id, id)
    const account = await accountOf(db, actor.shop_id, account_id)
    return takeRefundStep(asked, id, { type: 'PAY_BACK', account })
  },
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
export const refundEndpoints: readonly Endpoint[] = [list, open, read, decide, move, receive, payBack]

import { decimalOf } from '#api/rules/platform/money.ts'
import type { OrderEvent, OrderFacts } from '#api/rules/sales/order-steps.ts'
import { moveMoney } from '#tests/fixtures/collections.fixture.ts'
import { storeInvoiceOf } from '#tests/fixtures/invoices.fixture.ts'
import { statusAfter } from '#tests/fixtures/order-events.fixture.ts'
import {
  type NewOrder,
  newOrder,
  orderIn,
  ordersPath,
  setCancelling,
  setOrder,
} from '#tests/fixtures/orders.fixture.ts'
import { approvedRefund, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { pickedShort } from '#tests/fixtures/short-picks.fixture.ts'
import { chartOverHttp } from '#tests/paths/cover/chart-http.ts'
import { orderReader } from '#tests/paths/platform/people.ts'
import type { Answered, Shop } from '#tests/shop.ts'
import spec from './order.paths.ts'

interface World extends NewOrder {
  readonly shop: Shop
  readonly reader: string
  /** Two refunds, each of one of its two pieces, approved and not yet paid. */
  readonly refunds: readonly number[]
}

/** An order of a real shop, from one stored status to another, its stock and its money with it. */
export default chartOverHttp(spec)<World>({
  begin: async (shop, { input }) => {
    const { payment_method, cancels_unpaid, invoiced, short, lines } = spec.inputs[input] as OrderFacts
    await setCancelling(shop, cancels_unpaid)
    const order = await newOrder(shop, { payment_method })
    if (invoiced) await storeInvoiceOf(shop, order.id)
    // What was taken back once is not taken back again.
    if (payment_method === 'cash')
      for (const type of ['RECEIVE_PAYMENT', 'REVERSE_PAYMENT']) await moveMoney(shop, order.id, { type, amount: 100 })
    if (short[0]) {
      await pickedShort(shop, order, short[0])
      return { shop, ...order, refunds: [], reader: await shop.as(orderReader.permissions) }
    }
    if (lines[0]?.returned) {
      await setOrder(shop, order.id, { payment_method }, lines[0].returned)
      return { shop, ...order, refunds: [], reader: await shop.as(orderReader.permissions) }
    }
    const refunds = [(await approvedRefund(shop, order, 1)).id, (await approvedRefund(shop, order, 1)).id]
    return { shop, ...order, refunds, reader: await shop.as(orderReader.permissions) }
  },
  send: async (event, { shop, id, line_id, reader, refunds }) => {
    const { by, ...step } = event as OrderEvent
    const { version } = await orderIn(shop, id)
    const as = by.permissions.includes(1501) ? shop.admin : reader
    if (step.type === 'MARK_PAID' || step.type === 'MARK_NOT_PAID') {
      const payment_status = step.type === 'MARK_PAID' ? 'paid' : 'not_paid'
      return shop.call('PATCH', `${ordersPath}/${id}/payment-status`, { as, body: { payment_status, version } })
    }
    if (step.type === 'RECEIVE_PAYMENT' || step.type === 'REVERSE_PAYMENT')
      return inOrderWords(await moveMoney(shop, id, step, by.permissions.includes(1402) ? shop.admin : reader))
    if (step.type === 'REFUND' && step.amount > 0) {
      const [first, second] = refunds
      const { refunded_total } = await orderIn(shop, id)
      const body = { account_id: shop.own.account }
      return shop.call('POST', `${refundsPath}/${refunded_total === 0 ? first : second}/pay-back`, { as, body })
    }
    const lines = step.type === 'RETURN' ? step.lines.map((line) => ({ ...line, line_id })) : undefined
    const body = { status: statusAfter(step.type), version, ...(lines ? { lines } : {}) }
    return shop.call('PATCH', `${ordersPath}/${id}/status`, { as, body })
  },
  stored: async ({ shop, id }) => {
    const { body } = await shop.call('GET', `${ordersPath}/${id}`)
    const { status, payment_status, refunded_total, lines } = body.data
    return {
      status,
      refunded_total,
      payment_status,
      returned: lines.map((line: { returned: number }) => line.returned),
    }
  },
  expected: (snapshot) => ({
    status: statusIn(snapshot.value),
    refunded_total: decimalOf(snapshot.context.refunded_total),
    payment_status: snapshot.context.paid ? 'paid' : 'not_paid',
    returned: snapshot.context.lines.map((line: { returned: number }) => line.returned),
  }),
  first: ['auth.forbidden'],
})

/** What a collection of many orders says in words of its own, as the chart of one of them says it. */
function inOrderWords(answer: Answered): Answered {
  const words: Readonly<Record<string, string>> = {
    'collect.amount_above_debt': 'order.above_outstanding',
    'collect.money_went_back': 'order.money_went_back',
    'collect.undone': 'order.above_received',
  }
  const rules = answer.body.rules?.map((rule: { id: string }) => ({ ...rule, id: words[rule.id] ?? rule.id }))
  return rules ? { ...answer, body: { ...answer.body, rules } } : answer
}

/** The innermost state of the goods: what the server stores as the status. */
function statusIn(value: unknown): unknown {
  if (typeof value === 'string') return value
  const { open, ...one } = value as { open?: { fulfilment: unknown } }
  return statusIn(open ? open.fulfilment : Object.values(one)[0])
}

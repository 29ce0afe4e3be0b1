import type { OrderStep } from '#api/rules/order-steps.ts'
import { notCancelled, notRejected, notThereYet, piecesWereBought, transferPaid } from '#api/rules/orders.ts'
import type { Refusal } from '#api/rules/rule.ts'
import { orderAt, orderRefusals } from '#machines/order/order.chart.ts'
import { factsOf } from '#machines/order/order-facts.ts'
import { asOneGuard, noSuchStep, type Ruled } from '#machines/refusals.ts'
import { type OrderPageContext, piecesOf } from './order-page.context.ts'

const noStep: Ruled = {
  id: noSuchStep,
  says: /*i18n*/ { id: 'flow.no_such_step', message: 'Bu adım şu anda yapılamaz.' },
  of: [],
}

/** The guards that ask the order's chart, as the server asks it. */
export const chartGuards = {
  chart: asOneGuard([transferPaid, notThereYet, notCancelled, notRejected, noStep], ({ context, event }) =>
    inTheWay(context, event.step),
  ),
  pieces: asOneGuard([piecesWereBought], ({ context }) =>
    inTheWay(context, { type: 'RETURN', lines: piecesOf(context) }),
  ),
}

/** What keeps an order from a step. */
function inTheWay({ order, holder }: OrderPageContext, step: OrderStep): Refusal[] {
  return order ? orderRefusals(orderAt(factsOf(order)), { ...step, by: holder }) : [{ id: noSuchStep }]
}

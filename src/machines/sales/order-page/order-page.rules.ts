import type { Refusal } from '#api/rules/platform/rule.ts'
import { addressOpenRules, addressRules, addressShut, wrongInAddress } from '#api/rules/sales/order-address.ts'
import { noteRules, wrongInNote } from '#api/rules/sales/order-notes.ts'
import { goodsArrived, restockRefusals, somethingBack } from '#api/rules/sales/order-restock.ts'
import type { OrderStep } from '#api/rules/sales/order-steps.ts'
import {
  notCancelled,
  notRejected,
  notThereYet,
  piecesWereBought,
  type ReturnedPieces,
  transferPaid,
} from '#api/rules/sales/orders.ts'
import { asOneGuard, noSuchStep, type Ruled } from '#machines/platform/refusals.ts'
import { orderRefusals, orderState } from '#machines/sales/order/order.chart.ts'
import { factsOf } from '#machines/sales/order/order-facts.ts'
import { addressToSend, allPieces, type OrderPageContext, piecesOf } from './order-page.context.ts'

const noStep: Ruled = {
  id: noSuchStep,
  says: /*i18n*/ { id: 'flow.no_such_step', message: 'Bu adım şu anda yapılamaz.' },
  of: [],
}

/** The guards that ask the order's chart and the rules beside it, as the server asks them. */
export const orderGuards = {
  chart: asOneGuard([transferPaid, notThereYet, notCancelled, notRejected, noStep], ({ context, event }) =>
    inTheWay(context, event.step),
  ),
  restock: asOneGuard([notCancelled, notRejected, goodsArrived, somethingBack], ({ context }) =>
    restocking(context, piecesOf({ ...context, pieces: allPieces(context.order) })),
  ),
  pieces: asOneGuard([piecesWereBought, somethingBack], ({ context }) => judged(context)),
  note: asOneGuard(noteRules, ({ context }) => wrongInNote(context.note)),
  addressOpen: asOneGuard(addressOpenRules, ({ context: { order }, event }) =>
    order ? addressShut(event.of, order.status) : [],
  ),
  address: asOneGuard(addressRules, ({ context }) => wrongAddress(context)),
}

/** What keeps an order from a step. */
function inTheWay({ order, holder }: OrderPageContext, step: OrderStep): Refusal[] {
  return order ? orderRefusals(orderState(factsOf(order)), { ...step, by: holder }) : [{ id: noSuchStep }]
}

function restocking({ order }: OrderPageContext, pieces: readonly ReturnedPieces[]): Refusal[] {
  return order ? restockRefusals({ ...factsOf(order), pieces }) : []
}

/** The pieces as they are typed, for what they are asked for. */
function judged(context: OrderPageContext): Refusal[] {
  const pieces = piecesOf(context)
  return context.doing?.kind === 'restock'
    ? restocking(context, pieces)
    : inTheWay(context, { type: 'RETURN', lines: pieces })
}

function wrongAddress(context: OrderPageContext): Refusal[] {
  const { order, draft } = context
  const address = addressToSend(context)
  return order && draft && address ? wrongInAddress({ of: draft.of, status: order.status, address }) : []
}

import type { Refusal } from '#api/rules/platform/rule.ts'
import { addressOpenRules, addressRules, addressShut, wrongInAddress } from '#api/rules/sales/order-address.ts'
import { noteRules, wrongInNote } from '#api/rules/sales/order-notes.ts'
import { goodsArrived, restockRefusals, somethingBack } from '#api/rules/sales/order-restock.ts'
import { notCancelled, notRejected, quantityWasBought, type ReturnedQuantity } from '#api/rules/sales/orders.ts'
import { restClosed, restShut } from '#api/rules/sales/short-picks.ts'
import { asOneGuard } from '#machines/platform/refusals.ts'
import { factsOf } from '#machines/sales/order/order-facts.ts'
import { orderRefusals, orderState } from '#machines/sales/order/order-state.ts'
import { addressToSend, allQuantities, type OrderPageContext, piecesOf } from './order-page.context.ts'

/** The guards that ask the rules beside the order's chart, as the server asks them. */
export const orderGuards = {
  restock: asOneGuard([notCancelled, notRejected, goodsArrived, somethingBack], ({ context }) =>
    restocking(context, piecesOf({ ...context, pieces: allQuantities(context.record) })),
  ),
  pieces: asOneGuard([quantityWasBought, somethingBack], ({ context }) => judged(context)),
  // Whoever looks at a line that is not short is offered nothing there.
  rest: asOneGuard(restClosed, ({ context: { record }, event }) =>
    record ? restShut({ ...factsOf(record), choice: event.choice }) : [],
  ),
  note: asOneGuard(noteRules, ({ context }) => wrongInNote(context.note)),
  addressOpen: asOneGuard(addressOpenRules, ({ context: { record }, event }) =>
    record ? addressShut({ ...factsOf(record), of: event.of }) : [],
  ),
  address: asOneGuard(addressRules, ({ context }) => wrongAddress(context)),
}

function restocking({ record }: OrderPageContext, pieces: readonly ReturnedQuantity[]): Refusal[] {
  return record ? restockRefusals({ ...factsOf(record), pieces }) : []
}

/** The pieces as they are typed, for what they are asked for. */
function judged(context: OrderPageContext): Refusal[] {
  const { record, command, holder } = context
  const lines = piecesOf(context)
  if (command?.type === 'RESTOCK' || !record) return restocking(context, lines)
  return orderRefusals(orderState(factsOf(record)), { type: 'RETURN', lines, by: holder })
}

function wrongAddress(context: OrderPageContext): Refusal[] {
  const { record, draft } = context
  const address = addressToSend(context)
  return record && draft && address ? wrongInAddress({ ...factsOf(record), of: draft.of, address }) : []
}

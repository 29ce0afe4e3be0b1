import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { type Rule, rule } from '#api/rules/platform/rule.ts'
import { inHand } from './shipments.ts'

const notAccepted: readonly OrderStatus[] = ['pending', 'awaiting_payment']
/** Where an order waits to be picked. */
export const waitsForPicking: readonly OrderStatus[] = ['accepted', 'preparing']
const ended: readonly OrderStatus[] = ['cancelled', 'rejected']

/** Facts: where the order stands. */
export const acceptedFirst: Rule<{ status: OrderStatus }> = rule(
  /*i18n*/ { id: 'order.picking_not_confirmed', message: 'Toplamadan önce siparişi onaylayın.' },
  'R63',
  ({ status }) => !notAccepted.includes(status),
)

/** Facts: where the order stands. What ended otherwise says so by its own rule. */
export const notWithCargo: Rule<{ status: OrderStatus }> = rule(
  /*i18n*/ { id: 'order.picking_already_shipped', message: 'Sipariş kargoya bildirildi.' },
  'R64',
  ({ status }) => inHand.includes(status) || notAccepted.includes(status) || ended.includes(status),
)

/** A line of an order, as far as it is picked. */
export interface PickableLine {
  readonly line_id: number
  readonly quantity: number
  readonly picked: number
  readonly short_reason: string
}

/** Pieces of a line that are in the basket. */
export interface PickedQuantity {
  readonly line_id: number
  readonly picked: number
}

/** No more than was ordered, of no other line, and of each line once. Facts: the lines, and what is said to be in the basket. */
export const withinOrdered: Rule<{ lines: readonly PickableLine[]; picks: readonly PickedQuantity[] }> = rule(
  /*i18n*/ { id: 'picking.above_ordered', message: 'Sipariş edilenden fazla toplanamaz.' },
  [],
  (facts) => tooMany(facts).length === 0,
  { at: (facts) => tooMany(facts) },
)

/** What is not in the basket cannot be taken out of it. Facts: how many pieces would be left there. */
export const somethingToPutBack: Rule<{ picked: number }> = rule(
  /*i18n*/ { id: 'picking.nothing_to_put_back', message: 'Sepette bu üründen yok.' },
  [],
  ({ picked }) => picked >= 0,
)

/** Facts: the lines as they are picked. */
export const allAccountedFor: Rule<{ lines: readonly PickableLine[] }> = rule(
  /*i18n*/ { id: 'picking.unfinished', message: 'Toplanmayan {count} parça var: toplayın ya da nedenini seçin.' },
  [],
  (facts) => missing(facts) === 0,
  { about: (facts) => ({ count: missing(facts) }) },
)

function tooMany({ lines, picks }: Parameters<typeof withinOrdered.holds>[0]): string[] {
  return picks.flatMap(({ line_id, picked }, index) => {
    const line = lines.find((one) => one.line_id === line_id)
    const twice = picks.findIndex((one) => one.line_id === line_id) < index
    return line && !twice && picked >= 0 && picked <= line.quantity ? [] : [`lines.${index}.picked`]
  })
}

function missing({ lines }: { lines: readonly PickableLine[] }): number {
  return lines.reduce(
    (sum, { quantity, picked, short_reason }) => sum + (short_reason === '' ? quantity - picked : 0),
    0,
  )
}

import { and, assign, type SnapshotFrom, setup } from 'xstate'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { PickingSave, PickingStatus, ShortReason } from '#api/contract/sales/picking.ts'
import { type Holder, permitted } from '#api/rules/platform/session.ts'
import { notCancelled, notRejected } from '#api/rules/sales/orders.ts'
import {
  acceptedFirst,
  allAccountedFor,
  notWithCargo,
  type PickableLine,
  withinOrdered,
} from '#api/rules/sales/picking.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { orderCodes } from '#machines/sales/order/order.chart.ts'

/** What the rules of picking are judged with: where the order stands, and its lines as they are picked. */
export interface PickingFacts {
  readonly status: OrderStatus
  readonly lines: readonly PickableLine[]
}

export type Picks = readonly PickingSave['lines'][number][]

/** What may happen to the picking of an order. */
export type PickingStep =
  /** So many pieces of these lines are in the basket. */
  { type: 'PICK'; picks: Picks } | { type: 'FINISH' }

export type PickingEvent =
  | (PickingStep & { readonly by: Holder })
  /** What the order became meanwhile, which nobody asks for. */
  | { type: 'ORDER'; status: OrderStatus }

/** Whether an order may be picked at all. */
export const pickingOpen = [acceptedFirst, notWithCargo, notCancelled, notRejected] as const

type Rules = Record<
  | 'auth.forbidden'
  | 'order.picking_not_confirmed'
  | 'order.picking_already_shipped'
  | 'order.cancelled_is_final'
  | 'order.rejected_is_final'
  | 'picking.above_ordered'
  | 'picking.unfinished',
  RuleGuard
>

const rules = {
  ...asGuards([permitted], ({ event }) => ({ holder: event.by, gate: { codes: orderCodes } })),
  ...asGuards(pickingOpen, ({ context }) => context),
  ...asGuards([withinOrdered], ({ context, event }) => ({ lines: context.lines, picks: event.picks })),
  ...asGuards([allAccountedFor], ({ context }) => context),
} as Rules

const flow = setup({
  types: { context: {} as PickingFacts, input: {} as PickingFacts, events: {} as PickingEvent },
  guards: rules,
  actions: {
    take: assign(({ context, event }) => (event.type === 'PICK' ? { lines: picked(context.lines, event.picks) } : {})),
    takeOrder: assign(({ event }) => (event.type === 'ORDER' ? { status: event.status } : {})),
  },
})

const open = [
  'auth.forbidden',
  'order.picking_not_confirmed',
  'order.picking_already_shipped',
  'order.cancelled_is_final',
  'order.rejected_is_final',
] as const

const pick = { guard: and([...open, 'picking.above_ordered']), target: 'open', actions: 'take' } as const

/** The picking of an order: pieces go into the basket until all are there, or somebody has said why not. */
export const pickingChart = flow.createMachine({
  id: 'picking',
  context: ({ input }) => input,
  initial: 'open',
  on: { ORDER: { actions: 'takeOrder' } },
  states: {
    open: {
      on: {
        PICK: pick,
        FINISH: { guard: and([...open, 'picking.unfinished']), target: 'picked' },
      },
    },
    picked: { description: 'All of it is in the basket, but for what is short.', on: { PICK: pick } },
  },
})

/** A stored picking as its chart stands. */
export function pickingAt(status: PickingStatus, facts: PickingFacts): SnapshotFrom<typeof pickingChart> {
  return pickingChart.resolveState({ value: status, context: facts })
}

/** The lines with these pieces in the basket. A line that is whole lacks nothing, so it needs no reason. */
export function picked<L extends PickableLine>(lines: readonly L[], picks: Picks): L[] {
  return lines.map((line) => {
    const now = picks.find(({ line_id }) => line_id === line.line_id)
    if (!now) return line
    const reason: ShortReason = now.short_reason ?? (line.short_reason as ShortReason)
    return { ...line, picked: now.picked, short_reason: now.picked >= line.quantity ? '' : reason }
  })
}

import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { allAccountedFor, somethingToPutBack, withinOrdered } from '#api/rules/sales/picking.ts'
import { asOneGuard } from '#machines/platform/refusals.ts'
import { pickingOpen } from './picking.chart.ts'
import { linesOf, type PickingDeskContext, type PickingDeskEvent } from './picking-desk.context.ts'

interface RequestContext {
  readonly context: PickingDeskContext
  readonly event: PickingDeskEvent
}

/** What may be done with the basket: the rules of its chart, asked before anything is sent. */
export const deskGuards = {
  pickable: asOneGuard(pickingOpen, ({ context }: RequestContext) => closedBy(context)),
  within: asOneGuard([...pickingOpen, withinOrdered, somethingToPutBack], ({ context, event }: RequestContext) => [
    ...closedBy(context),
    ...(event.type === 'SET' ? wrongCount(context, event) : []),
  ]),
  whole: asOneGuard([...pickingOpen, allAccountedFor], ({ context }: RequestContext) => [
    ...closedBy(context),
    ...broken([allAccountedFor], { lines: linesOf(context) }),
  ]),
}

/** Why the order may not be picked as it stands. */
export function closedBy({ picking }: PickingDeskContext): Refusal[] {
  return picking ? broken(pickingOpen, { status: picking.order_status }) : []
}

/** Told at the button, so no rule leads to a field. */
function wrongCount(context: PickingDeskContext, { line_id, picked }: { line_id: number; picked: number }): Refusal[] {
  const picks = [{ line_id, picked: Math.max(0, picked) }]
  return [
    ...broken([somethingToPutBack], { picked }),
    ...broken([withinOrdered], { lines: linesOf(context), picks }).map(({ at: _, ...refusal }) => refusal),
  ]
}

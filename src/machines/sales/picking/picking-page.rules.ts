import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { allAccountedFor, somethingToPutBack, withinOrdered } from '#api/rules/sales/picking.ts'
import { asOneGuard } from '#machines/platform/refusals.ts'
import { pickingOpen } from './picking.chart.ts'
import { linesOf, type PickingPageContext, type PickingPageEvent } from './picking-page.context.ts'

interface GuardArgs {
  readonly context: PickingPageContext
  readonly event: PickingPageEvent
}

/** What may be done with the basket: the rules of its chart, asked before anything is sent. */
export const basketGuards = {
  pickable: asOneGuard(pickingOpen, ({ context }: GuardArgs) => closedBy(context)),
  within: asOneGuard([...pickingOpen, withinOrdered, somethingToPutBack], ({ context, event }: GuardArgs) => [
    ...closedBy(context),
    ...(event.type === 'SET' ? wrongCount(context, event) : []),
  ]),
  whole: asOneGuard([...pickingOpen, allAccountedFor], ({ context }: GuardArgs) => [
    ...closedBy(context),
    ...broken([allAccountedFor], { lines: linesOf(context) }),
  ]),
}

/** Why the order may not be picked as it stands. */
export function closedBy({ picking }: PickingPageContext): Refusal[] {
  return picking ? broken(pickingOpen, { status: picking.order_status }) : []
}

/** Told at the button, so no rule leads to a field. */
function wrongCount(context: PickingPageContext, { line_id, picked }: { line_id: number; picked: number }): Refusal[] {
  const picks = [{ line_id, picked: Math.max(0, picked) }]
  return [
    ...broken([somethingToPutBack], { picked }),
    ...broken([withinOrdered], { lines: linesOf(context), picks }).map(({ at: _, ...refusal }) => refusal),
  ]
}

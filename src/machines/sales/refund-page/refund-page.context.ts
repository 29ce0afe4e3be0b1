import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { RefundDecision } from '#api/contract/sales/order-refunds.ts'
import type { Refund } from '#api/contract/sales/refunds.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { stepsOf } from '#machines/platform/steps-of.ts'
import { type RefundAct, type RefundStep, refundState } from '#machines/sales/refund/refund.chart.ts'
import { factsOf } from '#machines/sales/refund/refund-facts.ts'

export interface RefundPageInput {
  readonly id: number
  readonly holder: Holder
}

export interface RefundPageContext extends RefundPageInput {
  readonly refund: Refund | null
  readonly doing: RefundStep | null
  /** The account that the money is to come from. */
  readonly account_id: number | null
  /** Whether what comes back goes into the stock again. */
  readonly restock: boolean
  readonly failure: ApiFailure | null
  /** Kept over retries, so that money whose answer was lost does not go back twice. */
  readonly key: string
}

export type RefundPageEvent =
  /** What becomes of a line: the chart says whether it may be decided. */
  | { type: 'DECIDE'; line_id: number; decision: RefundDecision }
  /** A step of the refund's chart, with the account and the choice about the stock as they stand on the page. */
  | { type: 'STEP'; act: RefundAct }
  | { type: 'KEEP'; restock: boolean }
  | { type: 'ACCOUNT'; account_id: number }
  | { type: 'CONFIRM' }
  | { type: 'BACK' }
  | { type: 'RETRY' }
  /** Gives up what was asked for and looks at the refund anew. */
  | { type: 'LOOK' }

/** What is on its way to the server. */
export interface RefundSending {
  readonly id: number
  readonly version: number
  readonly doing: RefundStep
  /** Where the refund's chart leads with it. */
  readonly to: string
  readonly key: string
}

/** What is on its way, from where the refund stands. */
export function sendingOf({ id, refund, doing, key }: RefundPageContext): RefundSending {
  const steps = refund ? stepsOf(refundState(factsOf(refund))) : []
  const to = steps.find(({ type }) => type === doing?.type)?.to ?? ''
  return { id, version: refund?.version ?? 0, doing: doing as RefundStep, to, key }
}

/** Nothing was done yet. */
export const untouched: Omit<RefundPageContext, keyof RefundPageInput> = {
  refund: null,
  doing: null,
  account_id: null,
  restock: true,
  failure: null,
  key: '',
}

/** The step that an event asks for, with what was chosen on the page for it. */
export function stepOf(context: RefundPageContext, event: RefundPageEvent): RefundStep | null {
  if (event.type === 'DECIDE') return { type: 'DECIDE', line_id: event.line_id, decision: event.decision }
  if (event.type !== 'STEP') return null
  const { act } = event
  if (act === 'RECEIVE') return { type: act, restock: context.restock }
  return act === 'PAY_BACK' ? { type: act, account: chosenAccount(context) } : { type: act }
}

/** The account that was chosen, as long as money may come from it; the only one there is needs no choosing. */
export function chosenAccount({ refund, account_id }: Pick<RefundPageContext, 'refund' | 'account_id'>) {
  const offered = refund?.accounts ?? []
  return offered.find(({ id }) => id === account_id) ?? (offered.length === 1 ? offered[0] : null) ?? null
}

/** The lines that nobody decided about. */
export function undecided(refund: Refund | null): number {
  return refund?.lines.filter(({ decision }) => decision === 'pending').length ?? 0
}

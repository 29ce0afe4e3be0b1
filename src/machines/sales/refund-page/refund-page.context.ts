import type { RefundDecision } from '#api/contract/sales/order-refunds.ts'
import type { Refund } from '#api/contract/sales/refunds.ts'
import { restocksByReason } from '#api/rules/sales/refunds.ts'
import type { RefundAct, RefundStep } from '#machines/sales/refund/refund.chart.ts'
import { factsOf } from '#machines/sales/refund/refund-facts.ts'

/** What a refund's page is about. */
export interface RefundPageTypes {
  record: Refund
  step: RefundStep
  /** The account and the choice about the stock stand on the page. */
  asks: { [Act in RefundAct]: { type: Act } }[RefundAct] | Extract<RefundStep, { type: 'DECIDE' }>
  own: RefundChoices
  events: { type: 'SET_RESTOCK'; restock: boolean } | { type: 'ACCOUNT'; account_id: number }
}

export interface RefundChoices {
  /** The account that the money is to come from. */
  readonly account_id: number | null
  /** Whether what comes back goes into the stock again, once somebody said so. */
  readonly restock: boolean | null
}

/** The account that was chosen, as long as money may come from it; the only one there is needs no choosing. */
export function chosenAccount({ record, account_id }: { record: Refund | null; account_id: number | null }) {
  const offered = record?.accounts ?? []
  return offered.find(({ id }) => id === account_id) ?? (offered.length === 1 ? offered[0] : null) ?? null
}

/** Whether what comes back goes into the stock: as it was chosen, else as the reasons have it. */
export function chosenRestock({ record, restock }: { record: Refund | null; restock: boolean | null }): boolean {
  return restock ?? restocksByReason(record ? factsOf(record).lines : [])
}

/** The lines that nobody decided about. */
export function pendingCount(refund: Refund | null): number {
  return refund?.lines.filter(({ decision }: { decision: RefundDecision }) => decision === 'pending').length ?? 0
}

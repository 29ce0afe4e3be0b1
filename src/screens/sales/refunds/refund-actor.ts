import type { Actor } from 'xstate'
import type { Refund } from '#api/contract/sales/refunds.ts'
import type { refundPageMachine } from '#machines/sales/refund-page/refund-page.machine.ts'

export type RefundActor = Actor<typeof refundPageMachine>

/** What every part of the page is given. */
export interface PartProps {
  readonly actor: RefundActor
  readonly refund: Refund
}

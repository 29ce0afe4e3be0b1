import type { Actor } from 'xstate'
import type { Refund } from '#api/contract/refunds.ts'
import type { refundPageMachine } from '#machines/refund-page/refund-page.machine.ts'

export type RefundActor = Actor<typeof refundPageMachine>

/** What every part of the page is given. */
export interface PartProps {
  readonly actor: RefundActor
  readonly refund: Refund
}

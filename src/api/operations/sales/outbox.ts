import { GivenUp, GiveUp } from '#api/contract/sales/outbox.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { fullAccess } from '#api/rules/platform/session.ts'

/** What becomes of finished sales that are not stored. */
export const outboxOperations = {
  giveUp: operation({
    method: 'POST',
    path: '/v1/panel/fast-sale/given-up',
    summary:
      'Gives up a finished sale that was refused, writes it into the log, and takes its key: it is never stored any more',
    body: GiveUp,
    data: GivenUp,
    codes: [fullAccess],
  }),
}

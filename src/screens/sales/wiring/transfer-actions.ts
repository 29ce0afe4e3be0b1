import { fromPromise } from 'xstate'
import { orderOperations } from '#api/operations/sales/orders.ts'
import type { Sending } from '#machines/platform/step-page/step-page.types.ts'
import {
  type Transfer,
  type TransferTypes,
  transferActionsMachine,
} from '#machines/sales/transfer-actions/transfer-actions.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { markPayment } from './payment.ts'

/** The list of bank transfers, with its calls. */
export const transferActions = transferActionsMachine.provide({
  actors: {
    look: fromPromise<Transfer, { id: number }>(({ input: { id } }) => call(orderOperations.read, { params: { id } })),
    send: fromPromise<Transfer, Sending<TransferTypes>>(({ input: { record, command, key } }) =>
      markPayment(record, command, key),
    ),
  },
})

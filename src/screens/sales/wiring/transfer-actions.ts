import { fromPromise } from 'xstate'
import { orderOperations } from '#api/operations/sales/orders.ts'
import type { Sending } from '#machines/platform/step-page/step-page.types.ts'
import { paysTo } from '#machines/sales/order/order.chart.ts'
import {
  type Transfer,
  type TransferTypes,
  transferActionsMachine,
} from '#machines/sales/transfer-actions/transfer-actions.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** The list of bank transfers, with its call. */
export const transferActions = transferActionsMachine.provide({
  actors: {
    send: fromPromise<Transfer, Sending<TransferTypes>>(({ input: { record, command, key } }) =>
      call(orderOperations.pay, {
        params: { id: record.id },
        body: { payment_status: paysTo(command) ?? 'not_paid', version: record.version },
        key,
      }),
    ),
  },
})

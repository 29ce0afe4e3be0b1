import { fromPromise } from 'xstate'
import type { RefundMove } from '#api/contract/sales/refunds.ts'
import { orderOperations } from '#api/operations/sales/orders.ts'
import { refundOperations } from '#api/operations/sales/refunds.ts'
import type { Sending } from '#machines/platform/step-page/step-page.types.ts'
import type { OpeningSending } from '#machines/sales/refund-opening/refund-opening.context.ts'
import { refundOpeningMachine } from '#machines/sales/refund-opening/refund-opening.machine.ts'
import type { RefundPageTypes } from '#machines/sales/refund-page/refund-page.context.ts'
import { refundPageMachine } from '#machines/sales/refund-page/refund-page.machine.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** One refund on its page, with its calls. */
export const refundPage = refundPageMachine.provide({
  actors: {
    open: fromOperation(refundOperations.read, ({ id }: { id: number }) => ({ params: { id } })),
    send: fromPromise(({ input }: { input: Sending<RefundPageTypes> }) => send(input)),
  },
})

function send({ record: { id, version }, command, to, key }: Sending<RefundPageTypes>) {
  const params = { id }
  switch (command.type) {
    case 'DECIDE': {
      const { line_id: lineId, decision } = command
      return call(refundOperations.decide, { params: { id, lineId }, body: { decision }, key })
    }
    case 'RECEIVE': {
      const restock = command.restock === undefined ? {} : ({ restock: command.restock ? 1 : 0 } as const)
      return call(refundOperations.receive, { params, body: { version, ...restock }, key })
    }
    case 'PAY_BACK':
      return call(refundOperations.payBack, { params, body: { account_id: command.account?.id ?? null }, key })
    default: {
      const status = to.replace('decision.', '') as RefundMove['status']
      return call(refundOperations.move, { params, body: { status, version }, key })
    }
  }
}

/** Opening a refund of an order, with its calls. */
export const refundOpening = refundOpeningMachine.provide({
  actors: {
    look: fromOperation(orderOperations.read, ({ id }: { id: number }) => ({ params: { id } })),
    send: fromOperation(refundOperations.open, ({ order_id, draft, key }: OpeningSending) => ({
      params: { id: order_id },
      body: draft,
      key,
    })),
  },
})

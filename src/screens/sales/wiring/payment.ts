import { orderOperations } from '#api/operations/sales/orders.ts'
import type { OrderStep } from '#api/rules/sales/order-steps.ts'
import { paysTo } from '#machines/sales/order/order-state.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** Marks the money of an order as come, with how it came where that was said, or as not come after all. */
export function markPayment(
  { id, version }: { readonly id: number; readonly version: number },
  step: OrderStep,
  key: string,
) {
  const payment = 'payment' in step ? step.payment : undefined
  return call(orderOperations.pay, {
    params: { id },
    body: { payment_status: paysTo(step) ?? 'not_paid', version, ...(payment ? { payment } : {}) },
    key,
  })
}

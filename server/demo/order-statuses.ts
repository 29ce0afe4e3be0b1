import type { OrderPlan } from './ledger.ts'

type Status = OrderPlan['status']
type Change = (plan: OrderPlan, at: number) => Partial<OrderPlan>

const accepted: Change = () => ({ status: 'accepted' })
const unpaidTransfer: Change = () => ({ status: 'awaiting_payment', method: 'money_transfer', paid: false })
const delayed: Change = () => ({ status: 'delayed' })
const fromMarketplace =
  (status: Status): Change =>
  (_, at) => ({
    ...{ channel: 'marketplace', status, method: 'credit_card', paid: true },
    marketplace_number: `9${String(409_000_000 + at * 7_919)}`,
  })

/** What becomes of the newest orders of a status, one after the other; `null` leaves one as it is. */
const changes: Partial<Record<Status, readonly (Change | null)[]>> = {
  preparing: [null, accepted, accepted, unpaidTransfer],
  reported_to_cargo: [null, fromMarketplace('accepted')],
  picked_up: [null, fromMarketplace('picked_up'), delayed],
}

/** The orders, of which some stand where chance would leave none: somebody who looks around finds each case once. */
export function withEveryCase(orders: readonly OrderPlan[]): OrderPlan[] {
  const met = new Map<Status, number>()
  return orders
    .map((plan, at) => ({ plan, at }))
    .reverse()
    .map(({ plan, at }) => {
      const place = met.get(plan.status) ?? 0
      met.set(plan.status, place + 1)
      return { ...plan, ...changes[plan.status]?.[place]?.(plan, at) }
    })
    .reverse()
}

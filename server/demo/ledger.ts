import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { PaymentMethod } from '#api/contract/sales/orders.ts'
import { lineName } from '#api/rules/sales/line-name.ts'
import type { ProductPlan } from './plan.ts'
import type { Random } from './random.ts'

/** A variant by its place in the list of all planned variants. */
type Place = number

export interface LinePlan {
  readonly variant: Place
  readonly name: string
  readonly quantity: number
  readonly price: number
  readonly tax: number
}

export interface OrderPlan {
  readonly channel: 'online' | 'in_store' | 'phone' | 'marketplace'
  /** Its number at the marketplace that it came from. */
  readonly marketplace_number?: string
  readonly status: OrderStatus
  readonly paid: boolean
  readonly method: PaymentMethod
  readonly customer: number
  readonly shipping: number
  /** Hours before now. */
  readonly age: number
  readonly lines: readonly LinePlan[]
}

export interface MovementPlan {
  readonly variant: Place
  readonly type: 'inbound' | 'system'
  readonly quantity: number
  readonly previous: number
  readonly order: number | null
  readonly age: number
}

const halfYear = 182 * 24
const open = [
  'accepted',
  'preparing',
  'being_packed',
  'reported_to_cargo',
  'picked_up',
  'in_cargo',
  'on_delivery',
] as const

/** Half a year of trade over the planned products: what came in, what was sold, what is left of each variant. */
export function planTrade(products: readonly ProductPlan[], count: number, customers: number, random: Random) {
  const variants = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })))
  const left = variants.map(({ variant }) => variant.received)
  const movements: MovementPlan[] = variants.flatMap(({ variant }, place) =>
    variant.received > 0
      ? [{ variant: place, type: 'inbound', quantity: variant.received, previous: 0, order: null, age: halfYear + 24 }]
      : [],
  )
  const move = (variant: Place, quantity: number, order: number, age: number) => {
    const previous = left[variant] ?? 0
    movements.push({ variant, type: 'system', quantity, previous, order, age })
    left[variant] = previous + quantity
  }
  const orders: OrderPlan[] = []
  for (let number = 0; number < count; number += 1) {
    const age = Math.max(1, Math.round(halfYear * (1 - number / count) + random.whole(-4, 4)))
    const lines = planLines(variants, left, random)
    if (lines.length === 0) continue
    const order = planOrder(age, lines, customers, random)
    const place = orders.push(order) - 1
    for (const line of lines)
      if (variants[line.variant]?.product.type !== 3) move(line.variant, -line.quantity, place, age)
    if (order.status === 'cancelled')
      for (const line of lines)
        if (variants[line.variant]?.product.type !== 3) move(line.variant, line.quantity, place, Math.max(0, age - 5))
  }
  return { orders, movements, left }
}

function planLines(
  variants: readonly { product: ProductPlan; variant: ProductPlan['variants'][number] }[],
  left: readonly number[],
  random: Random,
): LinePlan[] {
  const service = random.chance(0.03)
  const chosen = new Map<Place, LinePlan>()
  for (let tries = 0; tries < 40 && chosen.size < (service ? 1 : random.whole(1, 4)); tries += 1) {
    const place = random.whole(0, variants.length - 1)
    const found = variants[place]
    if (
      !found ||
      chosen.has(place) ||
      (found.product.type === 3) !== service ||
      found.product.status === 0 ||
      found.variant.status === 0
    )
      continue
    const most = service ? 1 : Math.min(3, left[place] ?? 0)
    if (most < 1) continue
    chosen.set(place, {
      variant: place,
      name: lineName({
        name: found.product.names[0],
        options: found.variant.options.map(({ value }) => value).join(', '),
      }),
      quantity: random.whole(1, most),
      price: found.variant.price,
      tax: found.product.tax,
    })
  }
  return [...chosen.values()]
}

function planOrder(age: number, lines: readonly LinePlan[], customers: number, random: Random): OrderPlan {
  const channel = random.chance(0.62) ? 'online' : random.chance(0.8) ? 'in_store' : 'phone'
  const method: PaymentMethod =
    channel === 'in_store'
      ? random.pick(['cash', 'credit_card'])
      : random.pick(['credit_card', 'credit_card', 'money_transfer', 'cash_on_delivery', 'card_on_delivery'])
  const status = statusOf(age, channel, random)
  const waits = ['pending', 'awaiting_payment', 'cancelled'].includes(status)
  const onDelivery = method.endsWith('on_delivery')
  return {
    channel,
    // An unpaid transfer takes no step at all, so none of those was cancelled.
    method: status === 'cancelled' && method === 'money_transfer' ? 'credit_card' : method,
    status: waits && method !== 'money_transfer' && status === 'awaiting_payment' ? 'pending' : status,
    paid: !waits && (!onDelivery || ['delivered', 'invoiced'].includes(status)),
    customer: random.whole(0, customers - 1),
    shipping: channel === 'online' ? 7_990 : 0,
    age,
    lines,
  }
}

/** What is old has arrived; what is new is on its way. */
function statusOf(age: number, channel: OrderPlan['channel'], random: Random): OrderStatus {
  if (channel === 'in_store') return 'delivered'
  if (random.chance(0.05)) return 'cancelled'
  if (age > 10 * 24) return random.chance(0.5) ? 'invoiced' : 'delivered'
  if (age > 36) return random.pick(open)
  return random.pick(['pending', 'awaiting_payment', 'accepted', 'preparing'])
}

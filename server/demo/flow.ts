import { and, asc, eq, inArray } from 'drizzle-orm'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { transferPaid } from '#api/rules/sales/orders.ts'
import { copyRows } from '#server/db/copy.ts'
import type { Database } from '#server/db/open.ts'
import { orders } from '#server/db/schema/orders.ts'
import { users } from '#server/db/schema/people.ts'
import { refusals, transitions } from '#server/db/schema/transitions.ts'
import { type Random, randomFrom } from './random.ts'

/** A step that an order took, and about how many minutes it stood before it. */
type Step = readonly [event: string, to: OrderStatus, least: number, most: number]

const usual: readonly Step[] = [
  ['ACCEPT', 'accepted', 5, 900],
  ['PREPARE', 'preparing', 10, 600],
  ['PACK', 'being_packed', 20, 1_500],
  ['REPORT_TO_CARGO', 'reported_to_cargo', 5, 400],
  ['PICK_UP', 'picked_up', 120, 1_500],
  ['SEND', 'in_cargo', 60, 500],
  ['OUT_FOR_DELIVERY', 'on_delivery', 600, 3_400],
  ['DELIVER', 'delivered', 90, 700],
  ['INVOICE', 'invoiced', 2, 90],
]

/** What becomes of an order that leaves the usual way: after how many of its steps, and how. */
const others: Partial<Record<OrderStatus, readonly [after: number, ...steps: Step[]]>> = {
  awaiting_payment: [0, ['AWAIT_PAYMENT', 'awaiting_payment', 1, 20]],
  cancelled: [1, ['CANCEL', 'cancelled', 60, 2_800]],
  rejected: [0, ['REJECT', 'rejected', 30, 900]],
  unpacked: [3, ['UNPACK', 'unpacked', 20, 300]],
  delayed: [6, ['DELAY', 'delayed', 1_400, 3_000]],
  delivery_exception: [6, ['DELIVERY_EXCEPTION', 'delivery_exception', 1_400, 3_000]],
  at_collection_point: [7, ['AT_PICKUP_POINT', 'at_collection_point', 60, 400]],
  undelivered: [7, ['DELIVERY_FAILED', 'undelivered', 60, 600]],
  undelivered_and_returned: [
    7,
    ['DELIVERY_FAILED', 'undelivered', 60, 600],
    ['RETURN', 'undelivered_and_returned', 1_400, 9_000],
  ],
  refunded: [8, ['REFUND', 'refunded', 3_000, 20_000]],
}

function stepsTo(status: OrderStatus): readonly Step[] {
  const [after, ...steps] = others[status] ?? [usual.findIndex(([, to]) => to === status) + 1]
  return [...usual.slice(0, after), ...steps]
}

type Transition = typeof transitions.$inferInsert
type OrderRow = Pick<
  typeof orders.$inferSelect,
  'id' | 'status' | 'channel' | 'shipping_method_id' | 'ordered_at' | 'payment_method' | 'payment_status'
>

/** The ways that the orders took to where they stand, and what was tried of unpaid transfers in vain. Answers how many steps there are. */
export async function storeFlow(db: Database, shop_id: number, now: Date): Promise<number> {
  const random = randomFrom(1969)
  const staff = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.shop_id, shop_id), inArray(users.type, ['admin', 'employee'])))
    .orderBy(asc(users.id))
  const people = staff.map(({ id }) => id)
  const rows = await db.select().from(orders).where(eq(orders.shop_id, shop_id)).orderBy(asc(orders.id))
  const way = rows.flatMap((order) => wayOf({ shop_id, people, random, now }, order))
  await copyRows(db, transitions, way)
  const unpaid = rows.filter(
    ({ payment_method, payment_status, status }) =>
      payment_method === 'money_transfer' && payment_status === 'not_paid' && status === 'awaiting_payment',
  )
  await copyRows(
    db,
    refusals,
    unpaid.map((order, at) => ({
      ...{ shop_id, rule: transferPaid.id, subject: 'orders', record_id: order.id, event: 'ACCEPT' },
      ...{ user_id: people[at % people.length] ?? null, channel: order.channel, count: 1 + (at % 2) },
      at: later(order.ordered_at, Math.min(180, minutesUntil(order.ordered_at, now))),
    })),
  )
  return way.length
}

interface Walked {
  readonly shop_id: number
  readonly people: readonly number[]
  readonly random: Random
  readonly now: Date
}

/** What was sold over the counter was delivered at once, what a marketplace sent came accepted; everything else began by waiting. */
function wayOf({ shop_id, people, random, now }: Walked, order: OrderRow): Transition[] {
  const { id: record_id, status, channel, shipping_method_id: carrier_id, ordered_at } = order
  const began: OrderStatus =
    channel === 'in_store' ? status : channel === 'marketplace' && status !== 'rejected' ? 'accepted' : 'pending'
  const all = channel === 'in_store' ? [] : stepsTo(status)
  const steps = began === 'accepted' && all[0]?.[1] === 'accepted' ? all.slice(1) : all
  const taken = steps.map(([, , least, most]) => Math.round(least + (most - least) * random.next() ** 3))
  const sum = taken.reduce((total, minutes) => total + minutes, 0)
  // Who ordered an hour ago did not wait for two days.
  const share = Math.min(1, minutesUntil(ordered_at, now) / Math.max(1, sum))
  const shared = { shop_id, subject: 'orders', record_id, channel, carrier_id }
  const first: Transition = {
    ...shared,
    ...{ event: channel === 'marketplace' ? 'FETCH' : 'ADD', from_state: null, to_state: began },
    ...{ user_id: null, at: ordered_at, minutes: null },
  }
  let from = began
  let at = ordered_at
  return [
    first,
    ...steps.map(([event, to], place): Transition => {
      const minutes = Math.floor((taken[place] ?? 0) * share)
      at = later(at, minutes)
      const step = { ...shared, event, from_state: from, to_state: to, user_id: random.pick(people), at, minutes }
      from = to
      return step
    }),
  ]
}

function later(moment: string, minutes: number): string {
  return new Date(Date.parse(moment) + minutes * 60_000).toISOString()
}

function minutesUntil(moment: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / 60_000))
}

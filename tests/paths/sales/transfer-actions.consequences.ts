import { asc, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { Holder } from '#api/rules/platform/session.ts'
import type { Transfer, TransferTypes } from '#machines/sales/transfer-actions/transfer-actions.machine.ts'
import { orders } from '#server/db/schema/orders.ts'
import { order_payments } from '#server/db/schema/refunds.ts'
import { receivedToday } from '#tests/fixtures/payments.fixture.ts'
import type { Consequences, Sent } from '#tests/paths/cover/consequences.ts'
import type { World } from '#tests/paths/cover/http.ts'

/** Transfers of 100.00 in their list, some of each kind, and whoever looks at them. */
export interface TransferWorld extends World {
  readonly ids: readonly number[]
  readonly holder: Holder
}

type Stored = Awaited<ReturnType<typeof stored>>
type Step = EventObject & Required<Pick<TransferTypes, 'record' | 'step'>>

/** What each step of a transfer sends, and what is stored of it: the one that it is about, its money, and the others as they were. */
export const transferConsequences: Consequences<TransferWorld, Stored> = {
  senders: ['send'],
  // The list is read anew.
  reads: ['REFRESH'],
  sends,
  stored,
  after,
}

/** The first that stands as the walk's does. */
export async function standingSo(
  world: TransferWorld,
  kind: Pick<Transfer, 'status' | 'payment_status'>,
): Promise<Stored['orders'][number]> {
  return firstOf(await stored(world), kind)
}

function firstOf({ orders }: Stored, { status, payment_status }: Pick<Transfer, 'status' | 'payment_status'>) {
  const found = orders.find((one) => one.status === status && one.payment_status === payment_status)
  if (!found) throw new Error(`No transfer is ${status} and ${payment_status}`)
  return found
}

function lastStep(done: readonly EventObject[]): Step {
  return done.findLast(({ type }) => type === 'STEP') as Step
}

/** How the money came, as it was told since the step was asked for. */
function receivedIn(done: readonly EventObject[], shop: TransferWorld['shop']) {
  const since = done.slice(done.findLastIndex(({ type }) => type === 'STEP'))
  const told = since.findLast(({ type }) => type === 'PAYMENT') as { payment?: { reference?: string } } | undefined
  return receivedToday(shop, told?.payment?.reference)
}

function sends(done: readonly EventObject[], known: Stored, { shop }: TransferWorld): Sent {
  const { record, step } = lastStep(done)
  const { id, version } = firstOf(known, record)
  const body =
    step.type === 'MARK_PAID'
      ? { payment_status: 'paid', version, payment: receivedIn(done, shop) }
      : { payment_status: 'not_paid', version }
  return { method: 'PATCH', path: `/v1/panel/orders/${id}/payment-status`, body }
}

function after(done: readonly EventObject[], before: Stored, { shop }: TransferWorld): Stored {
  const { record, step } = lastStep(done)
  const about = firstOf(before, record)
  const paid = step.type === 'MARK_PAID'
  const { day: paid_on, reference } = receivedIn(done, shop)
  const how = paid ? { paid_on, reference } : { paid_on: null, reference: '' }
  const marked: Stored['orders'][number] = {
    ...about,
    ...({ payment_status: paid ? 'paid' : 'not_paid', paid_total: paid ? 10_000 : 0 } as const),
    ...{ version: about.version + 1, updated_at: expect.any(String) },
  }
  return {
    orders: before.orders.map((one) => (one === about ? marked : one)),
    payments: [
      ...before.payments,
      { order_id: about.id, kind: paid ? 'marked' : 'reversal', amount: paid ? 10_000 : -10_000, ...how },
    ],
  }
}

/** The rows of all of them, and the money that came. */
async function stored({ shop: { db }, ids }: TransferWorld) {
  return {
    orders: await db
      .select()
      .from(orders)
      .where(inArray(orders.id, [...ids]))
      .orderBy(asc(orders.id)),
    payments: await db
      .select({
        order_id: order_payments.order_id,
        kind: order_payments.kind,
        amount: order_payments.amount,
        paid_on: order_payments.paid_on,
        reference: order_payments.reference,
      })
      .from(order_payments)
      .where(inArray(order_payments.order_id, [...ids]))
      .orderBy(asc(order_payments.id)),
  }
}

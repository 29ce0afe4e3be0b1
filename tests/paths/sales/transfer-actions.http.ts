import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { Transfer, TransferTypes } from '#machines/sales/transfer-actions/transfer-actions.machine.ts'
import { transferActions } from '#screens/sales/wiring/transfer-actions.ts'
import { orders } from '#server/db/schema/orders.ts'
import { order_payments } from '#server/db/schema/refunds.ts'
import { newOrder, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { howItWent } from '#tests/paths/catalog/match-page.http.ts'
import { type Arranged, overHttp, type World } from '#tests/paths/cover/http.ts'
import type { Step } from '#tests/paths/cover/walks.ts'
import { orderReader, seller } from '#tests/paths/platform/people.ts'
import type { Shop } from '#tests/shop.ts'
import spec from './transfer-actions.paths.ts'

interface Desk extends World {
  readonly codes: readonly number[]
  /** Made when the walk first asks for it, as the walk has it. */
  readonly made: Map<string, number>
}

/** The money of a real shop's transfers. */
export default overHttp(spec)<typeof transferActions, Desk>({
  machine: transferActions,
  begin: async (shop, { input }) => {
    const codes = (input === 'reading' ? orderReader : seller).permissions
    return { shop, codes, token: await shop.as(codes), made: new Map() }
  },
  input: ({ codes }) => ({ holder: { permissions: codes } }),
  whose: () => ['send'],
  answers: { send: (event, { ahead, world: { shop } }) => howPaid(shop, event, ahead) },
  event: async (event, { world }) =>
    event.type === 'STEP' ? { ...event, record: await real(world, stepOf(event).record) } : event,
  see: async ({ value, context: { record } }, { shop }) => {
    if (value !== 'shown' || !record) return
    await paidOnce(shop, record.id)
    // Who gave up does not know what became of it; who got an answer does.
    const { version, payment_status } = await orderIn(shop, record.id)
    if (version === record.version) expect(record.payment_status).toBe(payment_status)
  },
  refused: async (event, rules, { world }) => {
    if (event.type !== 'STEP') return
    const { shop, token } = world
    const { id, version } = await real(world, stepOf(event).record)
    const body = { payment_status: stepOf(event).step.type === 'MARK_PAID' ? 'paid' : 'not_paid', version }
    const answer = await shop.call('PATCH', `${ordersPath}/${id}/payment-status`, { as: token, body })
    const told = rules.includes('auth.forbidden') ? [403, ['auth.forbidden']] : [409, rules]
    expect([answer.http, answer.body.rules?.map((rule: { id: string }) => rule.id) ?? [answer.body.error]]).toEqual(
      told,
    )
    await paidOnce(shop, id)
  },
})

/** What is stored of the money is the sum of its payments, and the status says the same. */
export async function paidOnce(shop: Shop, id: number): Promise<void> {
  const { payment_status, paid_total, total } = await orderIn(shop, id)
  const payments = await shop.db.select().from(order_payments).where(eq(order_payments.order_id, id))
  expect(paid_total).toBe(payments.reduce((sum, { amount }) => sum + amount, 0))
  expect(paid_total).toBe(payment_status === 'paid' ? total : 0)
}

/** An order of the shop that stands as the walk's does: another one each time, for what was paid stays paid. */
async function real({ shop, made }: Desk, { status, payment_status, payment_method }: Transfer): Promise<Transfer> {
  const key = `${status} ${payment_status}`
  const known = made.get(key)
  const before = known ? await orderIn(shop, known) : null
  const fits = before?.status === status && before.payment_status === payment_status
  const id = fits && known ? known : (await newOrder(shop, { status, payment_status, payment_method })).id
  made.set(key, id)
  const { version, number } = await orderIn(shop, id)
  return { id, version, number, status, payment_status, payment_method }
}

/** Where somebody else was faster, every transfer has another version than the walk knows. */
export async function howPaid(shop: Shop, event: EventObject, ahead: readonly Step[]): Promise<Arranged> {
  const { error } = event as unknown as { error?: { kind: string } }
  if (error?.kind !== 'conflict') return howItWent(event, { ahead })
  await shop.db.update(orders).set({ version: sql`${orders.version} + 1` })
  return { how: 'through' }
}

export function stepOf(event: EventObject) {
  return event as unknown as { record: Transfer; step: TransferTypes['step'] }
}

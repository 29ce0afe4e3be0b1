import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { PayStep, Transfer } from '#machines/sales/transfer-desk/transfer-desk.machine.ts'
import { transferDesk } from '#screens/sales/wiring/transfer-desk.ts'
import { order_payments } from '#server/db/schema/refunds.ts'
import { newOrder, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { howItWent } from '#tests/paths/catalog/match-desk.http.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import { orderReader, seller } from '#tests/paths/platform/people.ts'
import type { Shop } from '#tests/shop.ts'
import spec from './transfer-desk.paths.ts'

interface Desk extends World {
  readonly codes: readonly number[]
  /** Made when the walk first asks for it, as the walk has it. */
  readonly made: Map<string, number>
}

/** The money of a real shop's transfers. */
export default overHttp(spec)<typeof transferDesk, Desk>({
  machine: transferDesk,
  begin: async (shop, { input }) => {
    const codes = (input === 'reading' ? orderReader : seller).permissions
    return { shop, codes, token: await shop.as(codes), made: new Map() }
  },
  input: ({ codes }) => ({ holder: { permissions: codes } }),
  whose: () => ['pay'],
  answers: { pay: howItWent },
  event: async (event, { world }) =>
    event.type === 'PAY' ? { ...event, transfer: await real(world, transferOf(event)) } : event,
  see: async ({ value, context: { transfer, step } }, { shop }) => {
    if (value !== 'idle' || !transfer) return
    await paidOnce(shop, transfer.id)
    // Who gave up does not know what became of it.
    expect([step, transfer.payment_status]).toEqual(
      step === 'MARK_PAID' ? ['MARK_PAID', 'not_paid'] : ['MARK_NOT_PAID', 'paid'],
    )
  },
  refused: async (event, rules, { world }) => {
    if (event.type !== 'PAY') return
    const { shop, token } = world
    const { id, version } = await real(world, transferOf(event))
    const { step } = event as unknown as { step: PayStep }
    const body = { payment_status: step === 'MARK_PAID' ? 'paid' : 'not_paid', version }
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

function transferOf(event: EventObject): Transfer {
  return (event as unknown as { transfer: Transfer }).transfer
}

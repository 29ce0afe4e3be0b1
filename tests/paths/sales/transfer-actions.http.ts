import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { Transfer, TransferTypes } from '#machines/sales/transfer-actions/transfer-actions.machine.ts'
import { transferActions } from '#screens/sales/wiring/transfer-actions.ts'
import { orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { onHttp } from '#tests/paths/cover/faces.ts'
import { overHttp } from '#tests/paths/cover/http.ts'
import { standingSo, type TransferWorld } from './transfer-actions.consequences.ts'
import spec from './transfer-actions.paths.ts'
import { transferReplay } from './transfer-actions.replay.ts'

/** The money of a real shop's transfers. */
export default overHttp(spec)<typeof transferActions, TransferWorld>({
  ...onHttp(transferReplay),
  machine: transferActions,
  input: ({ holder }) => ({ holder }),
  event: async (event, { world }) => (event.type === 'STEP' ? { ...event, record: await real(world, event) } : event),
  see: async ({ value, context: { record } }, { shop }) => {
    if (value !== 'shown' || !record) return
    // Who gave up does not know what became of it; who got an answer does.
    const { version, payment_status } = await orderIn(shop, record.id)
    if (version === record.version) expect(record.payment_status).toBe(payment_status)
  },
  refused: async (event, rules, { world: { shop, token } }) => {
    if (event.type !== 'STEP') return
    const { record, step } = stepOf(event)
    const body = { payment_status: step.type === 'MARK_PAID' ? 'paid' : 'not_paid', version: record.version }
    const answer = await shop.call('PATCH', `${ordersPath}/${record.id}/payment-status`, { as: token, body })
    const told = rules.includes('auth.forbidden') ? [403, ['auth.forbidden']] : [409, rules]
    expect([answer.http, answer.body.rules?.map((rule: { id: string }) => rule.id) ?? [answer.body.error]]).toEqual(
      told,
    )
  },
})

/** An order of the shop that stands as the walk's does. */
async function real(world: TransferWorld, event: EventObject): Promise<Transfer> {
  const { id, version, number, status, payment_status, payment_method } = await standingSo(world, stepOf(event).record)
  const money = { total: '100.00', paid_total: payment_status === 'paid' ? '100.00' : '0.00', currency: 'TRY' }
  return { id, version, number, status, payment_status, payment_method, ...money }
}

function stepOf(event: EventObject) {
  return event as unknown as { record: Transfer; step: TransferTypes['step'] }
}

import { expect } from 'vitest'
import { orderPage } from '#screens/sales/wiring/order.ts'
import { orderIn } from '#tests/fixtures/orders.fixture.ts'
import { onHttp } from '#tests/paths/cover/faces.ts'
import { overHttp } from '#tests/paths/cover/http.ts'
import { seller } from '#tests/paths/platform/people.ts'
import type { OrderWorld } from './order-page.consequences.ts'
import spec from './order-page.paths.ts'
import { orderReplay } from './order-page.replay.ts'

/** An order of a real shop on its page. */
export default overHttp(spec)<typeof orderPage, OrderWorld>({
  ...onHttp(orderReplay),
  machine: orderPage,
  input: ({ id }) => ({ id, holder: seller }),
  event: (event, { world: { line_id } }) => withLine(event, line_id),
  see: async ({ value, context: { record } }, { shop, id }) => {
    if (value !== 'shown') return
    const { status, payment_status, version } = await orderIn(shop, id)
    expect(record).toMatchObject({ status, payment_status, version })
  },
})

/** The walk's line is another one here. */
function withLine<E extends { type: string }>(event: E, line_id: number): E {
  const { step } = event as E & { step?: { type: string; lines?: readonly { quantity: number }[] } }
  if (event.type === 'PIECES' || event.type === 'REST') return { ...event, line_id }
  if (!step?.lines) return event
  return { ...event, step: { ...step, lines: step.lines.map((line) => ({ ...line, line_id })) } }
}

import { eq } from 'drizzle-orm'
import type { PickingEvent } from '#machines/sales/picking/picking.chart.ts'
import { orders } from '#server/db/schema/orders.ts'
import { type NewOrder, newOrder, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { chartOverHttp } from '#tests/paths/cover/chart-http.ts'
import { orderReader } from '#tests/paths/platform/people.ts'
import type { Shop } from '#tests/shop.ts'
import spec from './picking.paths.ts'

interface World extends NewOrder {
  readonly shop: Shop
  readonly reader: string
}

/** The picking of an order in a real shop. Packing, which follows, is the order's own matter: it is taken back here. */
export default chartOverHttp(spec)<World>({
  begin: async (shop) => ({
    shop,
    ...(await newOrder(shop, { status: 'accepted' })),
    reader: await shop.as(orderReader.permissions),
  }),
  send: async (sent, { shop, id, line_id, reader }) => {
    const event = sent as PickingEvent
    if (event.type === 'ORDER') return became(shop, id, event.status)
    const before = await orderIn(shop, id)
    const as = event.by.permissions.includes(1501) ? shop.admin : reader
    const { body } = await shop.call('GET', `${ordersPath}/${id}/picking`)
    const lines = event.type === 'PICK' ? event.picks.map((pick) => ({ ...pick, line_id })) : []
    const answer = await shop.call('PUT', `${ordersPath}/${id}/picking`, {
      as,
      body: { version: body.data.version, lines, ...(event.type === 'FINISH' ? { done: 1 } : {}) },
    })
    await became(shop, id, before.status)
    return answer
  },
  stored: async ({ shop, id }) => {
    const { body } = await shop.call('GET', `${ordersPath}/${id}/picking`)
    const { status, order_status, lines } = body.data
    return { status, order_status, lines: lines.map(pieces) }
  },
  expected: ({ value, context: { status, lines } }) => ({
    status: value,
    order_status: status,
    lines: lines.map(pieces),
  }),
  first: ['auth.forbidden'],
})

async function became({ db }: Shop, id: number, status: (typeof orders.$inferInsert)['status']) {
  await db.update(orders).set({ status }).where(eq(orders.id, id))
  return { http: 200, body: null, text: '', headers: new Headers() }
}

function pieces({ quantity, picked, short_reason }: { quantity: number; picked: number; short_reason: string }) {
  return { quantity, picked, short_reason }
}

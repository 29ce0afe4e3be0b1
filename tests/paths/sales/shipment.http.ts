import { eq } from 'drizzle-orm'
import type { CargoAnswer } from '#api/contract/sales/shipments.ts'
import type { ShipmentEvent } from '#machines/sales/shipment/shipment.chart.ts'
import { orders } from '#server/db/schema/orders.ts'
import { openShippingMethods } from '#server/sales/shipping/open-methods.ts'
import { type NewOrder, newOrder, orderIn, ordersPath, setOrder } from '#tests/fixtures/orders.fixture.ts'
import { addressFor, methodToIzmir, parcelIn } from '#tests/fixtures/shipments.fixture.ts'
import { pickedShort } from '#tests/fixtures/short-picks.fixture.ts'
import { chartOverHttp } from '#tests/paths/cover/chart-http.ts'
import { orderReader } from '#tests/paths/platform/people.ts'
import type { Answered, Shop } from '#tests/shop.ts'
import spec from './shipment.paths.ts'

interface World extends NewOrder {
  readonly shop: Shop
  readonly reader: string
}

/** The parcel of an order in a real shop, announced to the sandbox cargo company. */
export default chartOverHttp(spec)<World>({
  begin: async (shop) => {
    const stands = { status: 'being_packed', payment_method: 'money_transfer', payment_status: 'paid' } as const
    const order = await newOrder(shop, stands)
    return { shop, ...order, reader: await shop.as(orderReader.permissions) }
  },
  send: async (sent, { shop, id, line_id, reader }) => {
    const event = sent as ShipmentEvent
    if (event.type === 'ORDER') return became(shop, { id, line_id }, event)
    const as = event.by.permissions.includes(1501) ? shop.admin : reader
    const { version } = await orderIn(shop, id)
    if (event.type === 'HAND_OVER') {
      const body = { status: 'reported_to_cargo', version, tracking_code: event.tracking_code }
      return shop.call('PATCH', `${ordersPath}/${id}/status`, { as, body })
    }
    if ('answer' in event) await setAddress(shop, id, event.answer)
    const method = event.type === 'REGISTER' ? await methodFor(shop, event) : null
    const code =
      'answer' in event && event.answer.kind === 'by_hand' ? { tracking_code: event.answer.tracking_code } : {}
    const size = event.type === 'REGISTER' && event.size ? { size: event.size } : {}
    const body = { step: event.type, version, shipping_method_id: method, ...size, ...code }
    return shop.call('POST', `${ordersPath}/${id}/shipment`, { as, body })
  },
  stored: async ({ shop, id }) => {
    const { status, payment_status } = await orderIn(shop, id)
    const parcel = await parcelIn(shop, id)
    return {
      at: parcel?.status ?? 'draft',
      order: status,
      paid: payment_status === 'paid',
      code: codeOf(parcel?.tracking_code ?? ''),
    }
  },
  expected: ({ value, context: { status, paid, tracking_code } }) => ({
    at: value,
    order: status,
    paid,
    code: codeOf(tracking_code),
  }),
  // The chart is asked before the cargo company is, so that its answer never stands beside these.
  first: [
    'auth.forbidden',
    'shipping.order_not_ready',
    'order.transfer_not_paid',
    'order.rest_open',
    'order.nothing_to_send',
    'shipping.method_required',
    'order.outside_zones',
    'shipping.parcel_size',
  ],
})

async function setAddress({ db }: Shop, id: number, answer: CargoAnswer): Promise<void> {
  await db
    .update(orders)
    .set({ shipping_address: addressFor(answer.kind) })
    .where(eq(orders.id, id))
}

/** The method by which such an answer comes: of what goes by hand no company is asked. The second sends elsewhere. */
async function methodFor(
  shop: Shop,
  { shipping_method_id, answer: { kind } }: Extract<ShipmentEvent, { type: 'REGISTER' }>,
): Promise<number | null> {
  const { db, own } = shop
  if (shipping_method_id === null) return null
  if (shipping_method_id === 2) return methodToIzmir(shop)
  if (kind !== 'by_hand') return own.shipping_method
  const [id = 0] = await openShippingMethods(db, own.shop_id)
  return id
}

/** What becomes of an order while its parcel waits, as others' steps leave it. */
async function became(
  shop: Shop,
  order: Pick<NewOrder, 'id' | 'line_id'>,
  { status, paid, short, lines }: Extract<ShipmentEvent, { type: 'ORDER' }>,
): Promise<Answered> {
  const payment_status = paid ? 'paid' : 'not_paid'
  await setOrder(shop, order.id, { status, payment_status }, lines[0]?.returned)
  await pickedShort(shop, order, short[0])
  return { http: 200, body: null, text: '', headers: new Headers() }
}

/** The company makes its own codes. */
function codeOf(code: string): string {
  return code.startsWith('KPK') ? 'of the company' : code
}

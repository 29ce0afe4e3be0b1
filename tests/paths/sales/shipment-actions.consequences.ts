import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { Order } from '#api/contract/sales/orders.ts'
import { mails } from '#server/db/schema/mails.ts'
import { orders } from '#server/db/schema/orders.ts'
import { cargo_announcements, shipments } from '#server/db/schema/shipments.ts'
import type { Consequences, Sent } from '#tests/paths/cover/consequences.ts'
import type { World } from '#tests/paths/cover/http.ts'
import { mailedTo } from './order-page.consequences.ts'

/** An order with its parcel, in a shop of two shipping methods: that of the parcel, and one that stands before it. */
export interface ShipmentWorld extends World {
  readonly id: number
  /** As the page is given it. */
  readonly record: Order
  readonly beside: number
  /** What became of its parcel so far, and becomes of each that is announced: the walk's input. */
  readonly stands: string
}

type Stored = Awaited<ReturnType<typeof stored>>
type Parcel = Stored['parcels'][number]

/** What each step of a parcel sends, and what is stored of it: the order, its parcels, what the company was told, and mails. */
export const shipmentConsequences: Consequences<ShipmentWorld, Stored> = {
  senders: ['send'],
  reads: ['SHOW'],
  sends,
  stored,
  after,
}

function actIn(done: readonly EventObject[]): string {
  const last = done.findLast(({ type }) => type === 'STEP' || type === 'FOLLOW') as
    | { type: string; step?: { type: string } }
    | undefined
  return last?.step?.type ?? last?.type ?? ''
}

/** The method that was chosen, else the one it was to go by before, else the shop's first. */
function methodFor(done: readonly EventObject[], { shop, beside, stands }: ShipmentWorld): number {
  const chosen = done.some(({ type }) => type === 'CHOOSE')
  return chosen || stands === 'warned' || stands === 'failed' ? shop.own.shipping_method : beside
}

function sends(done: readonly EventObject[], known: Stored, world: ShipmentWorld): Sent {
  const step = actIn(done)
  const path = `/v1/panel/orders/${world.id}/shipment`
  if (step === 'FOLLOW') return { method: 'POST', path: `${path}/news`, body: undefined }
  const shipping_method_id = step === 'REGISTER' ? methodFor(done, world) : null
  const size = step === 'REGISTER' ? { size: sizeFor(done) } : {}
  return { method: 'POST', path, body: { step, version: known.order.version, shipping_method_id, ...size } }
}

/** What was typed; the products of these orders were never weighed. */
function sizeFor(done: readonly EventObject[]) {
  const last = done.findLast(({ type }) => type === 'MEASURE') as { value: string } | undefined
  return { packages: Number(last?.value ?? 1), weight: null, desi: null }
}

const code = expect.stringMatching(/^KPK\d{12}$/)
const taken = { tracking_code: code, tracking_url: expect.stringMatching(/^\/cargo\/KPK\d{12}$/) }
const untaken = { tracking_code: '', tracking_url: '' }
const unread = '99999 posta kodu tanınmadı (A-117)'
const route = ['picked_up', 'in_cargo', 'on_delivery'] as const

function after(done: readonly EventObject[], before: Stored, world: ShipmentWorld): Stored {
  const act = actIn(done)
  const changed = { ...before, order: { ...before.order, version: before.order.version + 1, updated_at: aMoment } }
  const parcel = before.parcels.find(({ status }) => status !== 'cancelled')
  if (act === 'FOLLOW') {
    const { heard = 0 } = parcel ?? {}
    const told = withParcel(changed, { heard: heard + 1, heard_at: aMoment })
    return { ...told, order: { ...changed.order, status: route[heard] ?? 'delivered' } }
  }
  if (act === 'CANCEL') return withParcel(changed, { status: 'cancelled', updated_at: aMoment })
  if (act === 'PROCEED' && parcel?.status === 'failed')
    return reported(withParcel(changed, { status: 'by_hand', updated_at: aMoment }))
  if (act === 'PROCEED') return reported(announced(changed, { status: 'registered', ...taken }))
  const chosen = { shipping_method_id: methodFor(done, world), ...sizeFor(done) }
  if (world.stands === 'warned') return announced(changed, { status: 'warned', ...chosen, ...untaken })
  if (world.stands === 'failed') return announced(changed, { status: 'failed', ...chosen, ...untaken, message: unread })
  return reported(announced(changed, { status: 'registered', ...chosen, ...taken }))
}

const aMoment: string = expect.any(String)

/** The order goes with its parcel, and its customer is written to. */
function reported(stored: Stored): Stored {
  return {
    ...stored,
    order: { ...stored.order, status: 'reported_to_cargo' },
    mails: [...stored.mails, mailedTo],
  }
}

/** The company was told of the parcel, which was noted before: of the one that waits, else of a new one. */
function announced(before: Stored, now: Partial<Parcel>): Stored {
  const { order, parcels, announcements } = before
  const waiting = parcels.find(({ status }) => status !== 'cancelled')
  const reference = waiting?.reference ?? `${order.shop_id}-${order.id}-${parcels.length + 1}`
  const note = { reference, tracking_code: now.tracking_code ?? '', state: 'open' as const }
  const noted = { ...before, announcements: [...announcements.filter((one) => one.reference !== reference), note] }
  if (waiting) return withParcel(noted, { ...now, updated_at: aMoment })
  const anew = { id: expect.any(Number), shop_id: order.shop_id, order_id: order.id, reference, message: '' }
  const unheard = { heard: 0, heard_at: null, asks: 0, ask_at: aMoment, created_at: aMoment, updated_at: aMoment }
  return { ...noted, parcels: [...parcels, { ...anew, ...unheard, ...now } as Parcel] }
}

function withParcel(stored: Stored, changes: Partial<Parcel>): Stored {
  return {
    ...stored,
    parcels: stored.parcels.map((one) => (one.status === 'cancelled' ? one : { ...one, ...changes })),
  }
}

/** All rows that have to do with it. */
async function stored({ shop: { db }, id }: ShipmentWorld) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  if (!order) throw new Error(`There is no order ${id}`)
  const written = await db.select().from(mails).where(eq(mails.order_id, id)).orderBy(asc(mails.id))
  return {
    order,
    parcels: await db.select().from(shipments).where(eq(shipments.order_id, id)).orderBy(asc(shipments.id)),
    announcements: await db
      .select({
        reference: cargo_announcements.reference,
        tracking_code: cargo_announcements.tracking_code,
        state: cargo_announcements.state,
      })
      .from(cargo_announcements)
      .where(eq(cargo_announcements.order_id, id))
      .orderBy(asc(cargo_announcements.id)),
    mails: written.map(({ recipient }) => recipient),
  }
}

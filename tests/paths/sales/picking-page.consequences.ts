import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { Picking, ShortReason } from '#api/contract/sales/picking.ts'
import type { OpenedPicking } from '#machines/sales/picking/picking-page.context.ts'
import { mails } from '#server/db/schema/mails.ts'
import { orders } from '#server/db/schema/orders.ts'
import { pickings } from '#server/db/schema/pickings.ts'
import { ordersPath } from '#tests/fixtures/orders.fixture.ts'
import type { OnePiece } from '#tests/fixtures/pickings.fixture.ts'
import type { Consequences, Sent } from '#tests/paths/cover/consequences.ts'
import type { World } from '#tests/paths/cover/http.ts'

/** An accepted order of one piece. */
export interface PickingWorld extends World, OnePiece {}

type Stored = Awaited<ReturnType<typeof storedPicking>>

/** What each save of a basket sends, and what is stored of it: the picking, the order that goes to the packing table, and mails. */
export const pickingConsequences: Consequences<PickingWorld, Stored> = {
  senders: ['save'],
  goesOn: true,
  sends,
  stored: storedPicking,
  after,
}

/** So many pieces more, and why one is missing. */
interface Change {
  readonly by: number
  readonly reason?: ShortReason
}

interface Line {
  readonly picked: number
  readonly reason: ShortReason
}

/** How the one line stands on the server as the page knows it, what is on its way there, and what waits for it. */
interface Basket {
  readonly known: Line
  readonly sent: Change | null
  readonly waiting: Change | null
  /** The end was asked for, and is on its way. */
  readonly finish: boolean
  readonly ending: boolean
}

const empty: Basket = {
  ...{ known: { picked: 0, reason: '' }, sent: null, waiting: null },
  ...{ finish: false, ending: false },
}

interface Done extends EventObject {
  readonly code?: string
  readonly picked?: number
  readonly short_reason?: ShortReason
  readonly output?: Picking | OpenedPicking
}

function basketAfter(done: readonly EventObject[]): Basket {
  return (done as readonly Done[]).reduce(next, empty)
}

/** The basket after one more thing was done or answered; what waits goes on its way as soon as nothing is. */
function next(basket: Basket, event: Done): Basket {
  const shown = [basket.sent, basket.waiting].reduce(put, basket.known)
  const adds = (change: Change) => packed({ ...basket, waiting: both(basket.waiting, change) })
  if (event.type === 'SCAN') return event.code === '8690000000012' && shown.picked === 0 ? adds({ by: 1 }) : basket
  if (event.type === 'SET') return adds({ by: (event.picked ?? 0) - shown.picked })
  if (event.type === 'SHORT') return adds({ by: 0, reason: event.short_reason ?? '' })
  if (event.type === 'FINISH') return packed({ ...basket, finish: true })
  if (event.type === 'xstate.done.actor.open') return opened(event.output as OpenedPicking)
  if (event.type === 'xstate.done.actor.save') return saved(basket)
  if (/done\.actor\.(look|catchUp)$/.test(event.type)) return caughtUp(basket, lineOf(event.output as Picking))
  return basket
}

function packed(basket: Basket): Basket {
  const { sent, waiting, finish, ending } = basket
  if (sent !== null || ending || (waiting === null && !finish)) return basket
  return { ...basket, sent: waiting, waiting: null, ending: finish }
}

/** An earlier page may have left a piece that nobody was told of, or whose answer never came. */
function opened({ picking, kept }: OpenedPicking): Basket {
  const [left] = Object.values({ ...kept?.pending, ...kept?.sending })
  return packed({ ...empty, known: lineOf(picking), waiting: left ? { by: left.by } : null })
}

function saved({ known, sent, waiting, finish, ending }: Basket): Basket {
  if (ending) return { ...empty, known: put(known, sent) }
  return packed({ ...empty, known: put(known, sent), waiting, finish })
}

/** What another device stored comes first, and what changes nothing about it any more is forgotten. */
function caughtUp({ sent, waiting, finish }: Basket, known: Line): Basket {
  const own = sent && waiting ? both(sent, waiting) : (sent ?? waiting)
  const now = put(known, own)
  const changes = now.picked !== known.picked || now.reason !== known.reason
  return packed({ ...empty, known, waiting: changes ? own : null, finish })
}

function put(line: Line, change: Change | null): Line {
  const picked = Math.min(1, Math.max(0, line.picked + (change?.by ?? 0)))
  return { picked, reason: picked === 1 ? '' : (change?.reason ?? line.reason) }
}

function both(first: Change | null, then: Change): Change {
  return { ...first, ...then, by: (first?.by ?? 0) + then.by }
}

function lineOf({ lines: [line] }: Picking): Line {
  return { picked: line?.picked ?? 0, reason: line?.short_reason ?? '' }
}

function sends(done: readonly EventObject[], known: Stored, { id, line_id }: PickingWorld): Sent {
  const basket = basketAfter(done)
  const { picked, reason: short_reason } = put(basket.known, basket.sent)
  const lines = basket.sent ? [{ line_id, picked, short_reason }] : []
  const body = { version: known?.picking?.version ?? 0, lines, ...(basket.ending ? { done: 1 } : {}) }
  return { method: 'PUT', path: `${ordersPath}/${id}/picking`, body }
}

function after(done: readonly EventObject[], before: Stored, { shop, id, line_id }: PickingWorld): Stored {
  if (!before) throw new Error('A picking of an order that is not there')
  const { known, sent, ending } = basketAfter(done)
  const { picked, reason: short_reason } = put(known, sent)
  const picking: NonNullable<Stored>['picking'] = {
    ...(before.picking ?? { id: expect.any(Number), shop_id: shop.own.shop_id, order_id: id }),
    ...{ version: (before.picking?.version ?? 0) + 1, updated_at: expect.any(String) },
    ...{ status: ending ? 'picked' : 'open', lines: [{ line_id, picked, short_reason }] },
  }
  const { order } = before
  if (!ending || order.status === 'being_packed') return { ...before, picking }
  const packing = { status: 'being_packed', version: order.version + 1, updated_at: expect.any(String) } as const
  return { ...before, picking, order: { ...order, ...packing } }
}

/** All rows that have to do with it; nothing once the order is gone. */
export async function storedPicking({ shop: { db }, id }: PickingWorld) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  if (!order) return null
  const [picking = null] = await db.select().from(pickings).where(eq(pickings.order_id, id))
  const written = await db.select().from(mails).where(eq(mails.order_id, id)).orderBy(asc(mails.id))
  return { order, picking, mails: written.map(({ recipient }) => recipient) }
}

import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { OrderChoice } from '#api/contract/sales/order-bulk.ts'
import type { ShippingOptions } from '#machines/sales/bulk/bulk-shipping.machine.ts'
import { bulkShipping } from '#screens/sales/wiring/bulk-shipping.ts'
import { job_rows, jobs } from '#server/db/schema/jobs.ts'
import { newOrders, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { addressFor, restShipping } from '#tests/fixtures/shipments.fixture.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import type { Step } from '#tests/paths/cover/walks.ts'
import { outputOf } from '#tests/paths/platform/jobs.fixture.ts'
import type { Shop } from '#tests/shop.ts'
import spec from './bulk-shipping.paths.ts'

interface Desk extends World {
  readonly ids: readonly number[]
  /** A job that the company refused nothing in. */
  readonly job: number
  /** For how long the walk rests: its seconds are fewer than those of the server. */
  seconds: number
}

const path = `${ordersPath}/bulk/shipping`

/** Sending many orders of a real shop to cargo: how long it rests, what would come of it, and the job. */
export default overHttp(spec)<typeof bulkShipping, Desk>({
  machine: bulkShipping,
  begin: async (shop) => ({
    ...{ shop, token: await shop.as([1501]), ids: await sixtyParcels(shop), job: await jobWithoutReturns(shop) },
    seconds: 0,
  }),
  input: ({ ids, job }, { input }) =>
    input === 'returned'
      ? { choice: { ids: null, filter: {}, except: [], refused_in: job }, anyway: true }
      : { choice: input === 'sent' ? named(ids) : null, anyway: false },
  whose: ({ path: asked }) => whoseCall(asked),
  answers: {
    look: async (event, { world }) => {
      const desk = outputOf<ShippingOptions>(event)
      if (!desk) return { how: 'lost' }
      world.seconds = desk.seconds
      await restShipping(world.shop, desk.seconds > 0)
      return { how: 'through' }
    },
    check: (event) => ({ how: 'error' in event ? 'lost' : 'through' }),
    begin: async (event, { world, ahead }) => {
      const how = howBegun(event, ahead)
      world.seconds = isEarly(event) ? 2 : 0
      await restShipping(world.shop, isEarly(event))
      return { how }
    },
  },
  event: (event, { world: { ids, shop } }) => {
    const { type, count, id } = event as EventObject & { count?: number; id?: number | null }
    if (type === 'CHOOSE' && count) return { ...event, choice: named(ids) } as EventObject
    return type === 'SET_METHOD' && id ? ({ ...event, id: shop.own.shipping_method } as EventObject) : event
  },
  reply: async ({ path: asked }, response, { seconds }) => {
    if (asked === `${path}/wait`) return shortened(response, seconds, (body) => body.data)
    return response.status === 429 ? shortened(response, seconds, (body) => body.rules?.[0]?.about) : response
  },
  see: ({ value, context }, { ids, seconds }) => {
    const { result, page, anyway, left, methods } = context
    expect(left).toBeLessThanOrEqual(seconds)
    if (value.work === 'changing') expect(methods.length).toBe(1)
    if (value.work !== 'checked' || !result) return
    expect([result.total, result.rows.length]).toEqual([ids.length, page === 0 ? 50 : ids.length - 50])
    // Nobody warned of these: there is nothing to go on in spite of.
    expect(new Set(result.rows.map(({ state }) => state))).toEqual(new Set([anyway ? 'refused' : 'waiting']))
  },
  refused: async ({ type, ...event }, rules, { world: { shop, token, ids }, actor }) => {
    const { choice, anyway } = actor.getSnapshot().context
    const told = rules.filter((id) => id !== 'shipping.method_required')
    if (told.length === 0) return
    const nothing = type === 'CHOOSE' ? { ...named(ids), status: 'delivered' } : null
    const body = {
      choice: nothing ?? (event as { choice?: unknown }).choice ?? choice,
      shipping_method_id: anyway ? null : shop.own.shipping_method,
      anyway: anyway ? 1 : 0,
    }
    const answer = await shop.call('POST', path, { as: token, body })
    expect([422, 429]).toContain(answer.http)
    expect(answer.body.rules.map((rule: { id: string }) => rule.id)).toEqual(told)
  },
})

export function named(ids: readonly number[]): OrderChoice {
  return { ids: [...ids], filter: null, except: [] }
}

/** The calls by which the desk looks are three, and one of them is anybody's. */
export function whoseCall(asked: string): string[] {
  if (asked.endsWith('/standing') || asked.endsWith('/shipping-methods') || asked === `${path}/wait`) return ['look']
  if (!asked.startsWith(path)) return []
  return [asked.endsWith('/trial') ? 'check' : 'begin']
}

/** A colleague was faster. */
export function isEarly(event: EventObject): boolean {
  return 'error' in event && (event.error as { status: number }).status === 429
}

/** The job was begun and its answer lost, where the same is sent again and answered. */
export function howBegun(event: EventObject, [next, then]: readonly Step[]): 'through' | 'lost' | 'answerLost' {
  if (!('error' in event) || isEarly(event)) return 'through'
  return next?.event.type === 'RETRY' && then?.event.type.startsWith('xstate.done') ? 'answerLost' : 'lost'
}

const made = new WeakMap<Shop, number[]>()

/** Whose these are: a list is searched by it. */
export const buyer = 'Altmış Kolili'

/** Sixty orders of the shop that may go to cargo, newest first. */
export async function sixtyParcels(shop: Shop): Promise<number[]> {
  const wanted = { customer_name: buyer, status: 'accepted', shipping_address: addressFor('taken') } as const
  const ids = made.get(shop) ?? (await newOrders(shop, 60, wanted)).map(({ id }) => id).reverse()
  made.set(shop, ids)
  return ids
}

/** A job of shipping that is over, long ago, and that a rule refused an order in. */
export async function jobWithoutReturns({ db, own: { shop_id } }: Shop): Promise<number> {
  const counts = { total: 1, refused: 1 }
  const past = { created_at: sql`now() - interval '1 hour'`, finished_at: sql`now() - interval '1 hour'` }
  const [job] = await db
    .insert(jobs)
    .values({ ...{ shop_id, kind: 'orders.ship', state: 'finished', request_id: 'walk' }, ...counts, ...past })
    .returning({ id: jobs.id })
  const job_id = job?.id ?? 0
  const rules = [{ id: 'shipping.order_not_ready' }]
  await db.insert(job_rows).values({ shop_id, job_id, position: 0, record_id: 1, label: '', state: 'refused', rules })
  return job_id
}

/** The walk's seconds in place of the server's, which must say to wait exactly where the walk does. */
async function shortened(
  response: Response,
  seconds: number,
  place: (body: Body) => { seconds: number } | undefined,
): Promise<Response> {
  const body = (await response.json()) as Body
  const told = place(body)
  expect((told?.seconds ?? 0) > 0).toBe(seconds > 0)
  if (told) told.seconds = seconds
  return Response.json(body, { status: response.status })
}

interface Body {
  readonly data: { seconds: number }
  readonly rules?: readonly { readonly about: { seconds: number } }[]
}

import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { OrderChoice, OrdersChosen } from '#api/contract/sales/order-bulk.ts'
import { bulkStatus } from '#screens/sales/wiring/order-bulk.ts'
import { newOrders, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import { outputOf } from '#tests/paths/platform/jobs.fixture.ts'
import type { Shop } from '#tests/shop.ts'
import spec from './bulk-status.paths.ts'

interface Desk extends World {
  readonly ids: readonly number[]
}

/** Taking many orders of a real shop to another status: where they stand, what would come of it, and the job. */
export default overHttp(spec)<typeof bulkStatus, Desk>({
  machine: bulkStatus,
  begin: async (shop) => ({ shop, token: await shop.as([1501]), ids: await sixtyOrders(shop) }),
  input: ({ ids }, { input }) => ({ choice: input === 'sent' ? named(ids) : null }),
  whose: ({ path }) => [path.endsWith('/standing') ? 'look' : path.endsWith('/trial') ? 'check' : 'begin'],
  answers: {
    look: async (event, { world: { shop } }) => {
      const statusCounts = outputOf<OrdersChosen>(event)
      if (statusCounts) await stand(shop, statusCounts)
      return answered(event, { ahead: [] })
    },
    check: answered,
    begin: answered,
  },
  event: (event, { world: { ids } }) => {
    const { type, count } = event as EventObject & { count?: number }
    return type === 'CHOOSE' && count ? ({ ...event, choice: named(ids) } as EventObject) : event
  },
  see: ({ value, context: { result, page, choice, statusCounts } }, { ids }) => {
    if (value === 'changing' && statusCounts?.statuses.length === 2)
      expect(statusCounts).toMatchObject({ total: ids.length })
    if (value !== 'checked' || !result) return
    const total = choice?.status ? ids.length : result.total
    expect([result.total, result.rows.length]).toEqual([total, page === 0 ? 50 : total - 50])
    expect(new Set(result.rows.map(({ state }) => state))).toEqual(new Set(['waiting']))
  },
  refused: async ({ type }, rules, { world: { shop, token, ids }, actor }) => {
    const { choice, to } = actor.getSnapshot().context
    const told = rules.filter((id) => id !== 'bulk.no_status')
    if (told.length === 0) return
    // None of the walk's orders stands so: what is chosen is nothing.
    const asked = type === 'CHOOSE' ? { ...named(ids), status: 'delivered' } : choice
    const body = { choice: asked, status: to ?? 'accepted' }
    const answer = await shop.call('POST', `${ordersPath}/bulk/status`, { as: token, body })
    expect([409, 422]).toContain(answer.http)
    expect(answer.body.rules.map((rule: { id: string }) => rule.id)).toEqual(told)
  },
})

function named(ids: readonly number[]): OrderChoice {
  return { ids: [...ids], filter: null, except: [] }
}

function answered(event: EventObject, { ahead }: { ahead: readonly { event: EventObject }[] }) {
  const lost = 'error' in event
  return { how: lost ? (ahead[0]?.event.type === 'RETRY' ? 'answerLost' : 'lost') : 'through' } as const
}

const made = new WeakMap<Shop, number[]>()

/** Whose these are: a list is searched by it. */
export const buyer = 'Altmış Siparişli'

/** Sixty orders of the shop, newest first. */
export async function sixtyOrders(shop: Shop): Promise<number[]> {
  const ids = made.get(shop) ?? (await newOrders(shop, 60, { customer_name: buyer })).map(({ id }) => id).reverse()
  made.set(shop, ids)
  return ids
}

/** They all stand in one status, but for one of them where the walk finds two. */
export async function stand(shop: Shop, { statuses }: OrdersChosen): Promise<void> {
  const ids = `{${(await sixtyOrders(shop)).join(',')}}`
  const odd = statuses.length === 2 ? (made.get(shop)?.[0] ?? 0) : 0
  await shop.db.execute(sql`
    update orders set status = case when id = ${odd} then 'accepted' else 'pending' end where id = any(${ids}::int[])`)
}

import { and, eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { type EventObject, fromPromise } from 'xstate'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { tillSessionOperations } from '#api/operations/sales/till-session.ts'
import { type LookedDesk, openIn } from '#machines/sales/till-session/till-session.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { tillSession } from '#screens/sales/wiring/till-session.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { type Arranged, overHttp, type World } from '#tests/paths/cover/http.ts'
import type { Shop } from '#tests/shop.ts'
import spec from './till-session.paths.ts'

const path = '/v1/panel/till-sessions'

/** What the browser keeps of sales that are not sent is the walk's own; nothing but its number is told. */
let unsent = 0
const look = fromPromise<LookedDesk, undefined>(async () => {
  const told = await call(tillSessionOperations.list)
  return { ...told, unsent }
})

/** The cash desk of a real shop, from its opening to its closing. */
export default overHttp(spec)<typeof tillSession, World>({
  machine: tillSession.provide({ actors: { look } }),
  begin: async (shop, { input }) => ({ shop, token: await shop.as(holderOf(input).permissions) }),
  input: (_, { input }) => ({ holder: holderOf(input) }),
  whose: ({ method, path: asked }) => {
    if (!asked.startsWith(path)) return []
    if (method === 'GET') return ['look']
    return [asked === path ? 'open' : asked.endsWith('/cash') ? 'move' : 'close']
  },
  answers: {
    look: async (event, { world: { shop } }) => {
      const { output } = event as EventObject & { output?: LookedDesk }
      if (!output) return { how: 'lost' }
      unsent = output.unsent
      await setDesk(shop, true)
      if (output.rows.length > 0) await openDesk(shop)
      else await closeDesk(shop)
      await setDesk(shop, output.desks.length > 0)
      return { how: 'through' }
    },
    open: async (event, { world: { shop } }) => {
      if (kindOf(event) === 'conflict') await openDesk(shop)
      else await closeDesk(shop)
      return { how: 'through' }
    },
    move: itsWay,
    close: itsWay,
  },
  refused: async ({ type }, rules, { world: { shop, token }, actor }) => {
    const { draft, rows } = actor.getSnapshot().context
    const id = openIn({ rows })?.id
    const { account_id, counted, override, move } = draft
    const [to, body] = {
      OPEN: ['', { account_id, counted }] as const,
      MOVE: [`/${id}/cash`, move] as const,
      CLOSE: [`/${id}/close`, { counted, unsent, override }] as const,
    }[type as 'OPEN' | 'MOVE' | 'CLOSE']
    const answer = await shop.call('POST', `${path}${to}`, { as: token, body })
    expect(answer.http).toBe(422)
    const told = answer.body.rules.map((one: { id: string }) => one.id)
    expect([...new Set(told)].sort()).toEqual([...new Set(rules)].sort())
  },
})

function holderOf(input: string) {
  return (spec.inputs[input] as { holder: { permissions: number[] } }).holder
}

async function standing(shop: Shop): Promise<LookedDesk['rows'][number] | undefined> {
  return openIn((await shop.call('GET', path)).body.data)
}

/** Somebody opened the desk, or closed it with what lies in it. */
async function openDesk(shop: Shop): Promise<void> {
  if (await standing(shop)) return
  const { desks } = (await shop.call('GET', path)).body.data
  const body = { account_id: desks[0].id, counted: '200.00' }
  expect((await shop.call('POST', path, { body })).http).toBe(200)
}

async function closeDesk(shop: Shop): Promise<void> {
  const open = await standing(shop)
  if (!open) return
  const body = { counted: open.expected, unsent: 0, override: 0 }
  expect((await shop.call('POST', `${path}/${open.id}/close`, { body })).http).toBe(200)
}

async function setDesk({ db, own: { shop_id } }: Shop, on: boolean): Promise<void> {
  const desks = and(eq(accounts.shop_id, shop_id), eq(accounts.kind, 'cash'))
  await db
    .update(accounts)
    .set({ status: sql`${Number(on)}` as never })
    .where(desks)
}

function itsWay(event: EventObject): Arranged {
  return { how: kindOf(event) === 'network' ? 'lost' : 'through' }
}

function kindOf(event: EventObject): ApiFailure['kind'] | undefined {
  return (event as { error?: ApiFailure }).error?.kind
}

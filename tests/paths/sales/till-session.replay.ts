import { and, eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { type DeskDraft, type LookedDesk, openIn } from '#machines/sales/till-session/till-session.machine.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import type { Consequences } from '#tests/paths/cover/consequences.ts'
import type { Replay } from '#tests/paths/cover/faces.ts'
import type { Arranged, World } from '#tests/paths/cover/http.ts'
import type { Step } from '#tests/paths/cover/walks.ts'
import type { Shop } from '#tests/shop.ts'
import spec from './till-session.paths.ts'

/** Where the sessions of a till are asked for. */
export const sessionsPath = '/v1/panel/till-sessions'

export interface DeskWorld extends World {
  readonly account_id: number
  /** Has this browser keep so many sales that are not sent. */
  keeps(unsent: number): Promise<void> | void
}

/** The newest session as it is stored, in kuruş, and the cash that came and went in it. */
export interface StoredSession {
  readonly id: number
  readonly status: 'open' | 'closed'
  readonly opening: number
  readonly counted: number | null
  readonly expected: number | null
  readonly unsent: number
  readonly moves: readonly string[]
}

/** The cash desk of a real shop, from its opening to its closing. */
export const tillSessionReplay: Replay<DeskWorld> = {
  begin: async (shop, { input }) => {
    await setDesk(shop, true)
    const { desks } = (await shop.call('GET', sessionsPath)).body.data
    const { holder } = spec.inputs[input] as { holder: { permissions: number[] } }
    return { shop, token: await shop.as(holder.permissions), account_id: desks[0].id, keeps: () => {} }
  },
  whose: ({ method, path }) => {
    if (!path.startsWith(sessionsPath)) return []
    if (method === 'GET') return ['look']
    return [path === sessionsPath ? 'open' : path.endsWith('/cash') ? 'move' : 'close']
  },
  answers: {
    look: async (event, { world }) => {
      const { output } = event as EventObject & { output?: LookedDesk }
      if (!output) return { how: 'lost' }
      const { shop } = world
      await world.keeps(output.unsent)
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
    move: (event, { ahead }) => itsWay(event, ahead, 'MOVE'),
    close: (event, { ahead }) => itsWay(event, ahead, 'CLOSE'),
  },
  consequences: consequences(),
}

function consequences(): Consequences<DeskWorld, StoredSession> {
  return {
    senders: ['open', 'move', 'close'],
    sends: (done, known, { account_id }) => {
      const { counted, move, override, unsent } = written(done)
      const type = pressed(done)
      if (type === 'OPEN') return { method: 'POST', path: sessionsPath, body: { account_id, counted } }
      const [at, body] = type === 'MOVE' ? ['cash', move] : ['close', { counted, unsent, override }]
      return { method: 'POST', path: `${sessionsPath}/${known.id}/${at}`, body }
    },
    stored: ({ shop }) => storedSession(shop),
    after: (done, known) => {
      const { counted, move, unsent } = written(done)
      const type = pressed(done)
      const closed = { counted: null, expected: null, unsent: 0 }
      if (type === 'OPEN')
        return { id: expect.any(Number), status: 'open', opening: inKurus(counted), ...closed, moves: [] }
      if (type === 'MOVE') {
        const amount = inKurus(move.amount) * (move.kind === 'in' ? 1 : -1)
        return { ...known, moves: [...known.moves, `${amount} ${move.note}`] }
      }
      const expected = liesIn(known)
      const difference = inKurus(counted) - expected
      const moves = difference === 0 ? known.moves : [...known.moves, `${difference} Kasa sayım farkı`]
      return { ...known, status: 'closed', counted: inKurus(counted), expected, unsent, moves }
    },
  }
}

/** What should lie in a desk: what was counted at first, and what came and went since. */
export function liesIn({ opening, moves }: StoredSession): number {
  return moves.reduce((sum, move) => sum + Number.parseInt(move, 10), opening)
}

/** What stands in the fields: what was written since the desk was looked at last. */
function written(done: readonly EventObject[]): DeskDraft & { unsent: number } {
  const from = done.findLastIndex(({ type }) => type === 'xstate.done.actor.look')
  const { output } = (done[from] ?? {}) as { output?: LookedDesk }
  const blank = {
    account_id: null,
    counted: '',
    move: { kind: 'in', amount: '', note: '' },
    override: 0,
    approval: '',
  } as const
  const changes = done.slice(from + 1).map((event) => (event as { changes?: Partial<DeskDraft> }).changes)
  return { ...Object.assign({ ...blank }, ...changes), unsent: output?.unsent ?? 0 }
}

function pressed(done: readonly EventObject[]): string | undefined {
  return done.findLast(({ type }) => ['OPEN', 'MOVE', 'CLOSE'].includes(type))?.type
}

function inKurus(typed: string | number): number {
  return Math.round(Number(typed) * 100)
}

export async function storedSession({ db, own: { shop_id } }: Shop): Promise<StoredSession> {
  const { rows } = await db.execute<StoredSession & Record<string, unknown>>(sql`
    select s.id::int, s.status, s.opening::int, s.counted::int, s.expected::int, s.unsent,
           (select coalesce(json_agg(t.amount || ' ' || e.text order by t.id), '[]')
              from account_transactions t
              join account_entries e on e.shop_id = t.shop_id and e.id = t.entry_id
             where t.shop_id = s.shop_id and t.account_id = s.account_id and t.at >= s.opened_at
               and t.at <= coalesce(s.closed_at, t.at)) as moves
      from till_sessions s where s.shop_id = ${shop_id} order by s.id desc limit 1`)
  return rows[0] as StoredSession
}

async function standing(shop: Shop): Promise<LookedDesk['rows'][number] | undefined> {
  return openIn((await shop.call('GET', sessionsPath)).body.data)
}

/** Somebody opened the desk, or closed it with what lies in it. */
async function openDesk(shop: Shop): Promise<void> {
  if (await standing(shop)) return
  const { desks } = (await shop.call('GET', sessionsPath)).body.data
  const body = { account_id: desks[0].id, counted: '200.00' }
  expect((await shop.call('POST', sessionsPath, { body })).http).toBe(200)
}

async function closeDesk(shop: Shop): Promise<void> {
  const open = await standing(shop)
  if (!open) return
  const body = { counted: open.expected, unsent: 0, override: 0 }
  expect((await shop.call('POST', `${sessionsPath}/${open.id}/close`, { body })).http).toBe(200)
}

async function setDesk({ db, own: { shop_id } }: Shop, on: boolean): Promise<void> {
  const desks = and(eq(accounts.shop_id, shop_id), eq(accounts.kind, 'cash'))
  await db
    .update(accounts)
    .set({ status: sql`${Number(on)}` as never })
    .where(desks)
}

/** What gets no answer and is pressed again was taken the first time: under its key it counts once. */
function itsWay(event: EventObject, ahead: readonly Step[], again: string): Arranged {
  if (kindOf(event) !== 'network') return { how: 'through' }
  const taken = ahead[0]?.event.type === again && ahead[1]?.event.type.startsWith('xstate.done')
  return { how: taken ? 'answerLost' : 'lost' }
}

function kindOf(event: EventObject): ApiFailure['kind'] | undefined {
  return (event as { error?: ApiFailure }).error?.kind
}

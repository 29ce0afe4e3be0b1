import { expect } from 'vitest'
import { fromPromise } from 'xstate'
import { tillSessionOperations } from '#api/operations/sales/till-session.ts'
import { type LookedDesk, openIn } from '#machines/sales/till-session/till-session.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { tillSession } from '#screens/sales/wiring/till-session.ts'
import { onHttp } from '#tests/paths/cover/faces.ts'
import { overHttp } from '#tests/paths/cover/http.ts'
import spec from './till-session.paths.ts'
import { type DeskWorld, sessionsPath, tillSessionReplay } from './till-session.replay.ts'

/** What the browser keeps of sales that are not sent is the walk's own; nothing but its number is told. */
let unsent = 0
const look = fromPromise<LookedDesk, undefined>(async () => {
  const told = await call(tillSessionOperations.list)
  return { ...told, unsent }
})
const keeps = (count: number) => {
  unsent = count
}

/** The cash desk over HTTP. */
export default overHttp(spec)<typeof tillSession, DeskWorld>({
  ...onHttp(tillSessionReplay),
  machine: tillSession.provide({ actors: { look } }),
  begin: async (shop, walk) => ({ ...(await tillSessionReplay.begin(shop, walk)), keeps }),
  input: (_, { input }) => spec.inputs[input] as never,
  refused: async ({ type }, rules, { world: { shop, token }, actor }) => {
    const { draft, rows } = actor.getSnapshot().context
    const id = openIn({ rows })?.id
    const { account_id, counted, override, move } = draft
    const [to, body] = {
      OPEN: ['', { account_id, counted }] as const,
      MOVE: [`/${id}/cash`, move] as const,
      CLOSE: [`/${id}/close`, { counted, unsent, override }] as const,
    }[type as 'OPEN' | 'MOVE' | 'CLOSE']
    const answer = await shop.call('POST', `${sessionsPath}${to}`, { as: token, body })
    expect(answer.http).toBe(422)
    const told = answer.body.rules.map((one: { id: string }) => one.id)
    expect([...new Set(told)].sort()).toEqual([...new Set(rules)].sort())
  },
})

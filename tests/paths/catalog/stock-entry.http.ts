import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { nothingSought } from '#api/rules/catalog/stock-movements.ts'
import { stockEntry } from '#screens/catalog/wiring/stock-entry.ts'
import { overHttp } from '#tests/paths/cover/http.ts'
import { endSession } from '#tests/paths/platform/people.fixture.ts'
import { counter } from '#tests/paths/platform/people.ts'
import spec from './stock-entry.paths.ts'
import {
  type EntryWorld,
  entryConsequences,
  foundSo,
  movementsPath,
  onShelves,
  storedSo,
  whose,
} from './stock-entry.replay.ts'

/** Movements that the staff write in a real shop. */
export default overHttp(spec)<typeof stockEntry, EntryWorld>({
  machine: stockEntry,
  input: () => undefined as never,
  begin: async (shop) => ({ shop, token: await shop.as(counter.permissions), ...(await onShelves(shop)) }),
  whose,
  answers: {
    find: foundSo,
    store: (event, { world, ahead }) =>
      storedSo(event, ahead, async () => {
        await endSession(world.shop, world.token)
        return async () => {
          world.token = await world.shop.as(counter.permissions)
        }
      }),
  },
  consequences: entryConsequences,
  event: (event, { world }) => {
    const { wanted } = event as EventObject & { wanted?: { code: string } }
    return wanted ? ({ ...event, wanted: { code: world.codes[wanted.code] ?? wanted.code } } as EventObject) : event
  },
  refused: async (_, rules, { world: { shop, token }, actor }) => {
    // The server knows nothing of what the panel waits for.
    if (rules.includes(nothingSought.id)) return
    const { draft } = actor.getSnapshot().context
    const answer = await shop.call('POST', movementsPath, { as: token, body: draft })
    expect(answer.http).toBe(422)
    expect([...new Set(answer.body.rules.map(({ id }: { id: string }) => id))].sort()).toEqual(
      [...new Set(rules)].sort(),
    )
  },
})

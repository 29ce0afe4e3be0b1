import { expect } from 'vitest'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { Answered, Shop } from '#tests/shop.ts'
import type { Replayed } from './http.ts'
import { perform } from './machine.ts'
import type { PathSpec } from './spec.ts'
import type { Walk } from './walks.ts'

/**
 * How the walks of a chart are replayed against the real server. A chart calls nothing: each of its events is a request, and what is stored
 * after it is compared with where the walk stands. A refused event is sent too: the server refuses it by the same rules and stores nothing.
 */
interface ChartReplay<W> {
  /** Makes the record that lives this life, as the walk begins. */
  begin(shop: Shop, walk: Walk): Promise<W>
  send(event: EventObject, world: W): Promise<Answered>
  /** What is stored: the status, and whatever else the chart keeps. */
  stored(world: W): Promise<unknown>
  /** The same of a snapshot. */
  expected(snapshot: AnyMachineSnapshot): unknown
  /** Rules that the server asks before all others, and alone; permission is one. */
  readonly first?: readonly string[]
}

/** Declares a replay: `export default chartOverHttp(spec)<MyWorld>({ … })`. */
export function chartOverHttp(spec: PathSpec) {
  return <W>(replay: ChartReplay<W>): Replayed => ({ spec, walk: (walk, shop) => walkChart(spec, replay, walk, shop) })
}

async function walkChart<W>(spec: PathSpec, replay: ChartReplay<W>, walk: Walk, shop: Shop): Promise<void> {
  const world = await replay.begin(shop, walk)
  let at = 0
  await perform(spec, walk, {
    events: {
      '*': async (event) => {
        const { http, text } = await replay.send(event, world)
        expect(http, text).toBe(200)
      },
    },
    states: {
      '*': async (expected) => {
        const stop = at === 0 ? walk.start : walk.steps[at - 1]
        at += 1
        const before = await replay.stored(world)
        expect(before).toEqual(replay.expected(expected))
        for (const { event, rules } of stop?.refused ?? []) {
          await refuse(replay, event, rules, world)
          expect(await replay.stored(world)).toEqual(before)
        }
      },
    },
  })
}

async function refuse<W>(
  { send, first = [] }: ChartReplay<W>,
  event: EventObject,
  rules: readonly string[],
  world: W,
): Promise<void> {
  const { http, body, text } = await send(event, world)
  expect(body.status, `${JSON.stringify(event)}: ${text}`).not.toBe(1)
  const alone = rules.filter((id) => first.includes(id))
  const told = body.rules.map(({ id }: { id: string }) => id)
  expect([...new Set(told)].sort()).toEqual([...(alone.length > 0 ? alone : rules)].sort())
  expect(http).toBeGreaterThanOrEqual(400)
  expect(http).toBeLessThan(500)
}

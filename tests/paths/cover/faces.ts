import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { BrowserFixture } from '#tests/browser/browser-fixture.ts'
import type { Shop } from '#tests/shop.ts'
import type { PageFixture } from './browser.ts'
import type { Consequences } from './consequences.ts'
import type { Arranged, World } from './http.ts'
import type { Call } from './network-proxy.ts'
import type { Step, Walk } from './walks.ts'

/** What a replay over HTTP and one in the browser share: the records of a walk, whose calls are whose, and how answers come about. */
export interface Replay<D extends World> {
  /** Makes the records of a walk, and the token of whoever works with them. */
  begin(shop: Shop, walk: Walk): Promise<D>
  whose(call: Call): readonly string[]
  readonly answers: Readonly<Record<string, Answering<D>>>
  readonly consequences: Consequences<D>
}

/** Brings an answer about in the shop. */
type Answering<D> = (event: EventObject, at: At<D>) => Promise<Arranged> | Arranged

export interface At<D> {
  readonly world: D
  /** Where the walk stands, with its own ids. */
  readonly walked: AnyMachineSnapshot
  /** The steps that follow, this one not included. */
  readonly ahead: readonly Step[]
}

/** Its face over HTTP, to be spread into `overHttp`. */
export function onHttp<D extends World>({ answers, ...replay }: Replay<D>) {
  return {
    ...replay,
    answers: Object.fromEntries(
      Object.entries(answers).map(([actor, answer]) => [
        actor,
        (event: EventObject, { world, walked, ahead }: At<D>) => answer(event, { world, walked, ahead }),
      ]),
    ),
  }
}

/** Its face in the browser, to be spread into `inBrowser`: the same person at a page of their own. */
export function onScreen<D extends World>({ begin, answers, ...replay }: Replay<D>) {
  return {
    ...replay,
    begin: async (browserFixture: BrowserFixture, walk: Walk): Promise<D & PageFixture> => {
      const world = await begin(browserFixture.shop, walk)
      return { ...world, browserFixture, page: await browserFixture.visit({ as: world.token }) }
    },
    answers: Object.fromEntries(
      Object.entries(answers).map(([actor, answer]) => [
        actor,
        (event: EventObject, { fixture, walked, ahead }: Omit<At<D>, 'world'> & { readonly fixture: D }) =>
          answer(event, { world: fixture, walked, ahead }),
      ]),
    ),
  }
}

/** A record is read: it stands as the answer has it, or is gone, or nothing is heard of it. */
export function opened<D, R>(
  stands: (world: D, record: R) => Promise<void>,
  isGone: (world: D) => Promise<void>,
): Answering<D> {
  return async (event, { world }) => {
    const { output, error } = event as unknown as { output?: R; error?: { kind: string } }
    if (error?.kind === 'network') return { how: 'lost' }
    await (output ? stands(world, output) : isGone(world))
    return { how: 'through' }
  }
}

/** What is sent: it is taken, or refused after what happened meanwhile, or gets no answer. One that is asked for again and then answered was taken. */
export function sent<D>(meanwhile: (world: D, conflict: { readonly error: string }) => Promise<void>): Answering<D> {
  return async (event, { world, ahead }) => {
    const { error } = event as unknown as { error?: { kind: string; error: string } }
    if (error?.kind === 'conflict') await meanwhile(world, error)
    if (error?.kind !== 'network') return { how: 'through' }
    const again = ahead[0]?.event.type === 'RETRY' && ahead[1]?.event.type.startsWith('xstate.done')
    return { how: again ? 'answerLost' : 'lost' }
  }
}

import type { EventObject } from 'xstate'
import type { Stage } from '#tests/browser/stage.ts'
import type { Shop } from '#tests/shop.ts'
import type { Scene } from './browser.ts'
import type { Consequences } from './consequences.ts'
import type { Arranged, World } from './http.ts'
import type { Call } from './line.ts'
import type { Step, Walk } from './walks.ts'

/** What a replay over HTTP and one in the browser share: the records of a walk, whose calls are whose, and how answers come about. */
export interface Replay<D extends World> {
  /** Makes the records of a walk, and the token of whoever works with them. */
  begin(shop: Shop, walk: Walk): Promise<D>
  whose(call: Call): readonly string[]
  readonly answers: Readonly<Record<string, (event: EventObject, at: At<D>) => Promise<Arranged> | Arranged>>
  readonly consequences: Consequences<D>
}

interface At<D> {
  readonly world: D
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
        (event: EventObject, { world, ahead }: { world: D; ahead: readonly Step[] }) => answer(event, { world, ahead }),
      ]),
    ),
  }
}

/** Its face in the browser, to be spread into `inBrowser`: the same person at a page of their own. */
export function onScreen<D extends World>({ begin, answers, ...replay }: Replay<D>) {
  return {
    ...replay,
    begin: async (stage: Stage, walk: Walk): Promise<D & Scene> => {
      const world = await begin(stage.shop, walk)
      return { ...world, stage, page: await stage.visit({ as: world.token }) }
    },
    answers: Object.fromEntries(
      Object.entries(answers).map(([actor, answer]) => [
        actor,
        (event: EventObject, { scene, ahead }: { scene: D; ahead: readonly Step[] }) =>
          answer(event, { world: scene, ahead }),
      ]),
    ),
  }
}

/** How a step that is sent gets no answer, and whether it was taken all the same: one that is asked for again and then answered was. */
export function unanswered(event: EventObject, ahead: readonly Step[]): Arranged {
  const { error } = event as unknown as { error?: { kind: string } }
  if (error?.kind !== 'network') return { how: 'through' }
  const again = ahead[0]?.event.type === 'RETRY' && ahead[1]?.event.type.startsWith('xstate.done')
  return { how: again ? 'answerLost' : 'lost' }
}

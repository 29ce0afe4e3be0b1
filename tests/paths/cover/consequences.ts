import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { sessionOperations } from '#api/operations/platform/session.ts'
import type { Heard } from './network-proxy.ts'

const { signIn } = sessionOperations

/** A call that changes something, as the server gets it. */
export interface Sent {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/**
 * What walks must send and store: told by hand, from what was done on the page, and never by asking the machine or the server. One telling
 * for both faces of a replay, so that from a click to the row nothing can be mixed up.
 */
// biome-ignore lint/suspicious/noExplicitAny: each replay knows its own record
export interface Consequences<D, R = any> {
  /** The actors that send what changes the record. */
  readonly senders: readonly string[]
  /** The events by which the page knows the record anew without having read it itself. */
  readonly reads?: readonly string[]
  /** What waited is sent by itself once something was answered. */
  readonly goesOn?: boolean
  /** What they send, by all that was done and answered until then, oldest first, and the record as the page knows it. */
  sends(done: readonly EventObject[], known: R, world: D): Sent
  /** The whole record as it is stored, with everything that its steps touch. */
  stored(world: D): Promise<R>
  /** The same once the server took what was sent. */
  after(done: readonly EventObject[], known: R, world: D): R
}

/** One walk's record, followed from step to step. */
export interface Followed {
  /** A person does something. */
  does(event: EventObject): void
  /** The shop is as the walk wants it, and an actor is about to be answered so. */
  answers(actor: string, event: EventObject, how: 'through' | 'lost' | 'answerLost'): Promise<void>
  /** The walk has come somewhere: what was sent, and what is stored, is what was told. */
  came(): Promise<void>
  /** The walk is over: nothing was sent that nobody told of. */
  over(): Promise<void>
}

/** Follows what a walk sends and stores; a replay that tells nothing of it is not followed. */
export function follow<D>(
  told: Consequences<D> | undefined,
  world: D,
  heard: () => readonly Heard[],
): Followed | undefined {
  if (!told) return undefined
  const done: EventObject[] = []
  // What is stored, what the page knows of it, and what is to be stored when the walk comes to its next stop.
  let stored: unknown
  let shown: unknown
  let expected: unknown
  let sending: Sent | null = null
  // The server took it, and the page was not told.
  let taken = false
  let checked = 0
  const isOurs = ({ actors }: Heard) => told.senders.some((sender) => actors.includes(sender))
  const sent = () => heard().filter(isOurs)
  const check = async () => {
    const before = checked
    for (const { method, path, body } of sent().slice(checked)) {
      const one = { method, path, body: await body }
      // It was sent after the answer, and is told of at its own.
      if (told.goesOn && checked > before && !isDeepStrictEqual(one, sending)) break
      expect(one, 'what is sent').toEqual(sending)
      checked += 1
    }
    return checked - before
  }
  let answered = false
  // What comes is read by the page.
  let reads = false
  return {
    does: (event) => {
      done.push(event)
      if (event.type !== 'RETRY') sending = null
      if (told.reads?.includes(event.type)) shown = stored
    },
    answers: async (actor, event, how) => {
      stored = await told.stored(world)
      expected = stored
      answered = told.senders.includes(actor)
      const taking = event.type.startsWith('xstate.done')
      if (answered) {
        sending ??= told.sends(done, shown, world)
        if (!taken && (how === 'answerLost' || (how === 'through' && taking)))
          expected = told.after(done, stored, world)
        taken = how === 'answerLost'
      }
      reads = taking
      done.push(event)
    },
    came: async () => {
      if (answered) expect(await check(), `calls of ${told.senders.join(' and ')}`).toBeGreaterThan(0)
      // What was read or answered meanwhile is told of anew.
      if (reads) sending = null
      answered = false
      // What nobody has arranged yet is as it is.
      stored = await told.stored(world)
      expected ??= stored
      expect(stored, 'what is stored').toEqual(expected)
      // What the page is given from the start it knows.
      if (reads || shown === undefined) shown = stored
      reads = false
    },
    over: async () => {
      if (sent().length > checked) sending ??= told.sends(done, shown, world)
      await check()
      // Whose session ended signs in again.
      const others = heard().filter((one) => one.method !== 'GET' && !isOurs(one) && one.path !== signIn.path)
      expect(others.map(({ method, path }) => `${method} ${path}`)).toEqual([])
    },
  }
}

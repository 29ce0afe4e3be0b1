import { type Actor as ActorOf, type AnyMachineSnapshot, type AnyStateMachine, waitFor } from 'xstate'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { type Act, type At, nothing, type Place } from './acts.ts'

type Actor = ActorOf<AnyStateMachine>
type Context = AnyMachineSnapshot['context']

/** A machine with a verdict and a job, ready to be asked for the verdict. */
interface Desk {
  readonly name: string
  /** The call that begins the job; the trial is under it. */
  readonly path: string
  /** A desk of its own, with something chosen. */
  readonly ready: (place: Place) => Promise<Actor>
  /** What was chosen. */
  readonly kept: (context: Context) => unknown
  /** The region of the machine that all of it is in, where it has several. */
  readonly within?: string
  /** What asks for the verdict or begins the work, where that is not `CHECK`. */
  // biome-ignore lint/suspicious/noExplicitAny: the actor of any such machine
  readonly choose?: (actor: any) => { readonly type: string }
}

/** The machine before it looked. */
interface Looking extends Pick<Desk, 'name' | 'within'> {
  readonly at: At
  readonly ready: (place: Place) => Promise<Actor>
}

/** Looking where the chosen records stand, which such a machine does when it begins. */
export function lookingAct({ name, at, ready, within }: Looking): Act {
  return {
    name: `looking ${name}`,
    at,
    says: 'notLoaded',
    changes: 0,
    ready: async (place) => {
      const actor = await ready(place)
      let begun = false
      return {
        ...shared(actor, ({ choice }) => choice),
        go: () => {
          if (begun) actor.send({ type: 'RETRY' })
          else actor.start()
          begun = true
        },
        told: failedAt(actor, 'notLooked', 'notLoaded', within),
        done: () => standsAt(actor, within) === 'changing',
      }
    },
  }
}

const checks = () => ({ type: 'CHECK' })

/** Beginning a job that nothing is tried out of first. */
export function beginningAct({ name, path, ready, kept, within, choose = checks }: Desk): Act {
  return {
    name: `beginning ${name}`,
    at: ['POST', path],
    says: 'notApplied',
    changes: 1,
    ready: async (place) => {
      const actor = await ready(place)
      return {
        ...shared(actor, kept),
        go: () => actor.send(standsAt(actor, within) === 'notSent' ? { type: 'RETRY' } : choose(actor)),
        told: failedAt(actor, 'notSent', 'notApplied', within),
        done: () => standsAt(actor, within) === 'begun',
      }
    },
  }
}

/** Trying a bulk change out, and beginning it: they are alike wherever `verdictStates` are. */
export function verdictActs({ name, path, ready, kept, within, choose = checks }: Desk): readonly Act[] {
  return [
    {
      name: `trying ${name} out`,
      at: ['POST', `${path}/trial`] as At,
      says: 'notLoaded',
      // That it was asked for is in the log.
      changes: 1,
      // Nothing is kept of it but that.
      lost: { changes: 2, says: [] },
      ready: async (place) => {
        const actor = await ready(place)
        return {
          ...shared(actor, kept),
          go: () => actor.send(standsAt(actor, within) === 'notChecked' ? { type: 'RETRY' } : choose(actor)),
          told: failedAt(actor, 'notChecked', 'notLoaded', within),
          done: () => standsAt(actor, within) === 'checked',
        }
      },
    },
    {
      name: `beginning ${name}`,
      at: ['POST', path] as At,
      says: 'notApplied',
      changes: 1,
      ready: async (place) => {
        const actor = await ready(place)
        actor.send(choose(actor))
        await waitFor(actor, () => standsAt(actor, within) === 'checked')
        return {
          ...shared(actor, kept),
          go: () => actor.send({ type: standsAt(actor, within) === 'notSent' ? 'RETRY' : 'SEND' }),
          told: failedAt(actor, 'notSent', 'notApplied', within),
          done: () => standsAt(actor, within) === 'begun',
        }
      },
    },
  ]
}

function shared(actor: Actor, kept: Desk['kept']) {
  return { actor: () => actor, kept: () => kept(actor.getSnapshot().context) }
}

function failedAt(actor: Actor, state: string, act: 'notLoaded' | 'notApplied', within: string | undefined) {
  return () => (standsAt(actor, within) === state ? failureMessages(actor.getSnapshot().context.failure, act) : nothing)
}

function standsAt(actor: Actor, within: string | undefined): unknown {
  const { value } = actor.getSnapshot()
  return within ? (value as Record<string, unknown>)[within] : value
}

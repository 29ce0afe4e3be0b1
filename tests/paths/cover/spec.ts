import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom, SnapshotFrom } from 'xstate'

/**
 * How a machine is walked. One such file per machine, `tests/paths/<machine>.paths.ts`, is all that its path tests need: the obligations
 * are read from the machine, the walks are found, and each walk is run on the machine. How walks are replayed against the server
 * stands in files of their own (`overHttp` in http.ts), which are loaded only there.
 *
 * Keep the space finite and small: few inputs, the fewest event variants that make each rule hold and fail, and a key that forgets what does
 * not matter. Everything here is plain data that survives JSON, so that a walk can be stored and replayed.
 */
export interface PathSpec<M extends AnyStateMachine = AnyStateMachine> {
  readonly machine: M
  /** The inputs that walks start from, by name: `{ add: { resource: 'brands' }, edit: { resource: 'brands', id: 7 } }`. */
  readonly inputs: Readonly<Record<string, InputFrom<M>>>
  /**
   * What people and the world may send in this state, refused or not: each event with the values that make its rules hold, and those that
   * make each of them fail. Answers of invoked actors and delays are not listed here; they follow from `answers` and from the machine.
   */
  events(snapshot: SnapshotFrom<M>): readonly EventFromLogic<M>[]
  /** What each actor may answer, by its id; `*` stands for those whose ids are made while running. Every actor that the machine can have has an entry. */
  readonly answers?: Readonly<Record<string, Answers | ((snapshot: SnapshotFrom<M>) => Answers)>>
  /**
   * What distinguishes two snapshots, as text. Two snapshots with one key must behave alike: if they do not, the run fails and says so.
   * Usually the state value and the few facts of the context that guards ask for.
   */
  key(snapshot: SnapshotFrom<M>): string
}

/** The outputs that an actor may end with, and the errors that it may fail with. Both empty: it only listens and never ends. */
export interface Answers {
  readonly done?: readonly unknown[]
  readonly failed?: readonly unknown[]
}

/** Types a spec by its machine and forgets the type, so that specs can be listed: `export default paths(sessionMachine)({ … })`. */
export function paths<M extends AnyStateMachine>(machine: M): (spec: Omit<PathSpec<M>, 'machine'>) => PathSpec {
  return (spec) => ({ machine, ...spec }) as unknown as PathSpec
}

/** Every event that may come in a state: the spec's own, the answers of the actors at work, and the delays that run. */
export function eventsIn(spec: PathSpec, snapshot: SnapshotFrom<AnyStateMachine>): EventObject[] {
  if (snapshot.status !== 'active') return []
  return [...(spec.events(snapshot) as readonly EventObject[]), ...answersIn(spec, snapshot), ...delaysIn(snapshot)]
}

function answersIn(spec: PathSpec, snapshot: SnapshotFrom<AnyStateMachine>): EventObject[] {
  return Object.keys(snapshot.children).flatMap((actorId) => {
    const declared = spec.answers?.[actorId] ?? spec.answers?.['*']
    if (!declared) throw new Error(`${spec.machine.id} invokes '${actorId}', whose answers are not declared`)
    const { done = [], failed = [] } = typeof declared === 'function' ? declared(snapshot) : declared
    return [
      ...done.map((output) => ({ type: `xstate.done.actor.${actorId}`, output, actorId })),
      ...failed.map((error) => ({ type: `xstate.error.actor.${actorId}`, error, actorId })),
    ]
  })
}

function delaysIn(snapshot: SnapshotFrom<AnyStateMachine>): EventObject[] {
  const types = snapshot._nodes.flatMap((node) => node.after.map((transition) => transition.eventType))
  return [...new Set(types)].map((type) => ({ type }))
}

import { isDeepStrictEqual } from 'node:util'
import { createTestModel, TestModel } from '@xstate/test'
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromCallback,
  SimulatedClock,
} from 'xstate'
import { nodesOf, transitionsOf } from '#book/reading/transitions.ts'
import { noSuchStep, refusals } from '#machines/platform/refusals.ts'
import { begin, observe } from './observe.ts'
import { eventsIn, type PathSpec } from './spec.ts'
import { rulesAgainst, type Walk } from './walks.ts'

/** What a walk is performed with: a way to do each event and a way to see each state, by event type and by state. `*` stands for the rest. */
export interface Performer {
  readonly events: Readonly<Record<string, (event: EventObject, snapshot: AnyMachineSnapshot) => Promise<void> | void>>
  readonly states: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => Promise<void> | void>>
}

/** Runs a walk on a live actor: after every step it is where the walk says, and every event that a rule refuses there is refused. */
export async function walkMachine(spec: PathSpec, walk: Walk): Promise<void> {
  const parent = createActor(
    fromCallback(() => {}),
    { clock: new SimulatedClock() },
  ).start()
  const options = { input: spec.inputs[walk.input] as never, parent, logger: () => {} }
  const actor = createActor(listening(spec.machine), options).start()
  await perform(spec, walk, {
    events: { '*': (event) => actor.send(event as never) },
    states: { '*': (expected) => stands(spec, actor, expected) },
  })
  parent.stop()
}

/** Performs a walk through the test model: each event is done, and the state after it is seen. */
export async function perform(spec: PathSpec, walk: Walk, performer: Performer): Promise<void> {
  const snapshots = snapshotsOf(spec, walk)
  const last = snapshots.at(-1)
  if (!last) throw new Error('a walk has at least its first state')
  const steps = snapshots.map((state, index) => ({
    state,
    event: index === 0 ? { type: 'xstate.init' } : eventAt(walk, index - 1),
  }))
  const { events, states } = performer
  await modelOf(spec).testPath({ state: last, steps, weight: walk.steps.length } as never, {
    states: states as never,
    events: Object.fromEntries(
      walk.steps.map(({ event }) => [
        event.type,
        (step: { event: EventObject; state: AnyMachineSnapshot }) =>
          (events[event.type] ?? events['*'])?.(step.event, step.state),
      ]),
    ),
  })
}

/** The snapshots that a walk goes through, computed purely; its first state is the first of them. It must still lead where it was recorded to lead. */
export function snapshotsOf(spec: PathSpec, walk: Walk): AnyMachineSnapshot[] {
  const snapshots = [begin(spec.machine, spec.inputs[walk.input]).next]
  for (const step of walk.steps) {
    const { next } = observe(snapshots.at(-1) as AnyMachineSnapshot, step.event)
    if (spec.key(next) !== step.key)
      throw new Error(
        `${spec.machine.id}: ${step.event.type} should lead to ${step.key} and leads to ${spec.key(next)}`,
      )
    snapshots.push(next)
  }
  return snapshots
}

/** Checks every event that may not happen in this state: nothing changes, and `refusals()` tells exactly the rules that fail. */
export function checkRefusals(spec: PathSpec, snapshot: AnyMachineSnapshot): void {
  for (const event of [...eventsIn(spec, snapshot), ...strangers(snapshot)]) {
    if (snapshot.can(event)) continue
    const { next } = observe(snapshot, event)
    const told = [...new Set(refusals(snapshot, event).map(({ id }) => id))]
    const expected = rulesAgainst(snapshot, event)
    const where = `${spec.machine.id}: ${JSON.stringify(event)} in ${JSON.stringify(snapshot.value)}`
    if (!isDeepStrictEqual(next.value, snapshot.value) || !isDeepStrictEqual(next.context, snapshot.context))
      throw new Error(`${where} is refused and still changes something`)
    if (!isDeepStrictEqual([...told].sort(), expected.length > 0 ? [...expected].sort() : [noSuchStep])) {
      throw new Error(
        `${where} is refused by ${expected.join(', ') || 'no rule'}, and refusals() says ${told.join(', ')}`,
      )
    }
  }
}

/** Every event that the machine knows and this state has no transition for. */
function strangers(snapshot: AnyMachineSnapshot): EventObject[] {
  const own = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]))
  const known = transitionsOf(snapshot.machine).map(({ definition }) => definition.eventType)
  return [...new Set(known)]
    .filter(
      (type) => type !== '' && type !== '*' && !own.has(type) && !own.has('*') && !type.startsWith('xstate.error.'),
    )
    .map((type) => ({ type }))
}

function stands(spec: PathSpec, actor: AnyActorRef, expected: AnyMachineSnapshot): void {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot
  if (snapshot.status === 'error') throw snapshot.error
  if (!isDeepStrictEqual(snapshot.value, expected.value) || spec.key(snapshot) !== spec.key(expected)) {
    throw new Error(`${spec.machine.id} stands in ${spec.key(snapshot)}, the walk in ${spec.key(expected)}`)
  }
  if (snapshot.status === 'active') checkRefusals(spec, snapshot)
}

/** The machine with actors that only listen: their answers come from the walk. */
function listening(machine: AnyStateMachine): AnyStateMachine {
  const sources = nodesOf(machine.root).flatMap((node) => node.invoke.map(({ src }) => src))
  const names = [...sources, ...Object.keys(machine.implementations.actors)].filter((src) => typeof src === 'string')
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, fromCallback(() => {})])) } as never)
}

/** `createTestModel` takes charts; machines with invokes and delays go to the class that it makes. */
function modelOf({ machine }: PathSpec): TestModel<AnyMachineSnapshot, EventObject, unknown> {
  const options = {
    stateMatcher: (state: AnyMachineSnapshot, key: string) => key !== '*' && state.matches(key as never),
    // How a walk that failed is told: the states it went through and the events between.
    serializeState: (state: AnyMachineSnapshot) => JSON.stringify(state.value),
    serializeEvent: (event: EventObject) => JSON.stringify(event).slice(0, 120),
  }
  const waits = nodesOf(machine.root).some((node) => node.invoke.length > 0 || node.after.length > 0)
  const model = waits ? new TestModel(machine as never, options as never) : createTestModel(machine, options as never)
  return model as unknown as TestModel<AnyMachineSnapshot, EventObject, unknown>
}

function eventAt(walk: Walk, index: number): EventObject {
  const step = walk.steps[index]
  if (!step) throw new Error(`the walk has no step ${index}`)
  return step.event
}

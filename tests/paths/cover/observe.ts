import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createEmptyActor,
  type EventObject,
  getInitialMicrosteps,
} from 'xstate'
import { type GuardTree, type Leaf, leavesOf, passes } from '#book/reading/guard.ts'
import { type Transition, transitionsOf } from '#book/reading/transitions.ts'
import { fails, holds, refused, taken } from './obligations.ts'

/** What one event did: the snapshot after it, and the obligations that it met on the way, eventless and raised steps included. */
export interface Observed {
  readonly next: AnyMachineSnapshot
  readonly proves: readonly string[]
}

/** Sends an event to a snapshot and watches. Nothing is executed: actors are not started, actions not run. */
export function observe(snapshot: AnyMachineSnapshot, event: EventObject): Observed {
  const { machine } = snapshot
  const seen = new Set<string>()
  judge(snapshot, event, seen)
  const next = watching(snapshot, event, seen, (scope) => machine.transition(snapshot, event, scope))
  return { next, proves: [...seen] }
}

/** The first snapshot for an input, with the obligations that its first steps met. */
export function begin(machine: AnyStateMachine, input: unknown): Observed {
  const seen = new Set<string>()
  const event = { type: 'xstate.init', input }
  const entered = getInitialMicrosteps(machine, input)[0]?.[0] as AnyMachineSnapshot
  judgeEventless(entered, event, seen)
  const next = watching(entered, event, seen, (scope) => machine.getInitialSnapshot(scope, input as never))
  return { next, proves: [...seen] }
}

type Scope = Parameters<AnyStateMachine['getInitialSnapshot']>[0]

/** Computes a transition in a scope in which nothing happens, and every step of it is seen. */
function watching(
  before: AnyMachineSnapshot,
  event: EventObject,
  seen: Set<string>,
  compute: (scope: Scope) => AnyMachineSnapshot,
): AnyMachineSnapshot {
  let current = before
  let last: { type: string } = event
  const watch = nowhere.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.microstep') return
    // A raised event has a turn of its own; the eventless steps of a turn carry the turn's event.
    if (inspected.event !== last && inspected.event.type !== 'xstate.init') judge(current, inspected.event, seen)
    last = inspected.event
    for (const definition of inspected._transitions) note(current.machine, definition, seen)
    current = inspected.snapshot as AnyMachineSnapshot
    judgeEventless(current, inspected.event, seen)
  })
  try {
    return compute(nowhere)
  } finally {
    watch.unsubscribe()
  }
}

/** Asks the guards as xstate does: from the innermost states outwards, and no further where one was enabled. */
function judge(snapshot: AnyMachineSnapshot, event: EventObject, seen: Set<string>): void {
  const active = new Set<unknown>(snapshot._nodes)
  const ask = (node: AnyStateNode): boolean => {
    const inside = Object.values(node.states)
      .filter((child) => active.has(child))
      .map(ask)
    return inside.some(Boolean) || firstEnabled(snapshot, event, candidates(node, event.type), seen)
  }
  ask(snapshot.machine.root)
}

function judgeEventless(snapshot: AnyMachineSnapshot, event: EventObject, seen: Set<string>): void {
  if (snapshot.status !== 'active') return
  for (const atomic of snapshot._nodes.filter((node) => Object.keys(node.states).length === 0)) {
    let node: AnyStateNode | undefined = atomic
    while (node && !(node.always && firstEnabled(snapshot, event, node.always, seen))) node = node.parent
  }
}

function firstEnabled(
  snapshot: AnyMachineSnapshot,
  event: EventObject,
  list: readonly AnyTransitionDefinition[],
  seen: Set<string>,
): boolean {
  for (const definition of list) {
    const { id, guard } = readingOf(snapshot.machine, definition)
    if (!guard) return true
    const judged = new Map(leaves(guard).map((leaf) => [leaf.name, leaf.holds(snapshot, event)]))
    for (const [name, held] of judged) seen.add(held ? holds(id, name) : fails(id, name))
    if (passes(guard, (leaf) => judged.get(leaf.name) ?? false)) return true
    seen.add(refused(id))
  }
  return false
}

function candidates(node: AnyStateNode, type: string): readonly AnyTransitionDefinition[] {
  return [...(node.transitions.get(type) ?? []), ...(node.transitions.get('*') ?? [])]
}

function note(machine: AnyStateMachine, definition: AnyTransitionDefinition, seen: Set<string>): void {
  // The step into the initial state is no transition of the chart.
  const reading = readings(machine).get(definition)
  if (reading) seen.add(taken(reading.id))
}

const tables = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, Transition>>()

function readings(machine: AnyStateMachine): Map<AnyTransitionDefinition, Transition> {
  const known = tables.get(machine)
  if (known) return known
  const table = new Map(transitionsOf(machine).map((transition) => [transition.definition, transition]))
  tables.set(machine, table)
  return table
}

function readingOf(machine: AnyStateMachine, definition: AnyTransitionDefinition): Transition {
  const reading = readings(machine).get(definition)
  if (!reading) throw new Error(`${machine.id} has a transition on ${definition.eventType} that cannot be read`)
  return reading
}

const known = new WeakMap<GuardTree, Leaf[]>()

function leaves(guard: GuardTree): Leaf[] {
  const read = known.get(guard) ?? leavesOf(guard)
  known.set(guard, read)
  return read
}

/** One for all: to make one for each of a million transitions takes as long as the transitions. */
const nowhere = inert()

function inert(): Scope {
  // Some machines tell their parent what became of them; here somebody has to be it.
  const self = Object.assign(createEmptyActor(), { _parent: createEmptyActor() })
  const scope = {
    self,
    id: 'watched',
    sessionId: 'watched',
    logger: () => {},
    defer: () => {},
    system: (self as unknown as { system: unknown }).system,
    stopChild: () => {},
    emit: () => {},
    actionExecutor: () => {},
  }
  return scope as unknown as Scope
}

import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { triggerText } from '#screens/platform/statecharts/formats/trigger-text.ts'
import { type GuardTree, guardTree } from './guard.ts'

/** What sets a transition off. `name` is the event, the invoked actor, or the delay. */
export interface Trigger {
  readonly kind: 'event' | 'done' | 'error' | 'snapshot' | 'after' | 'always' | 'finished'
  readonly name: string
}

/** One arrow of a machine, under an id that stays the same as long as the machine does: `editing/SAVE`, `checking/failed(check)`, `editing/SAVE#2`. */
export interface Transition {
  readonly id: string
  readonly from: AnyStateNode
  readonly trigger: Trigger
  readonly guard: GuardTree | null
  readonly definition: AnyTransitionDefinition
}

const readings = new WeakMap<AnyStateMachine, readonly Transition[]>()

/** Every transition of a machine, in document order. */
export function transitionsOf(machine: AnyStateMachine): readonly Transition[] {
  const known = readings.get(machine)
  if (known) return known
  const read = nodesOf(machine.root).flatMap((node) => [
    ...[...node.transitions.values()].flatMap((list) => listed(machine, node, list)),
    ...listed(machine, node, node.always ?? []),
  ])
  readings.set(machine, read)
  return read
}

/** All states below and including this one, in document order. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)]
}

/** A state's place in its machine, `''` for the machine itself. */
export function pathOf(node: AnyStateNode): string {
  return node.path.join('.')
}

/** What an event type stands for, as xstate names it. */
export function triggerOf(eventType: string, delay?: string | number): Trigger {
  if (eventType === '') return { kind: 'always', name: '' }
  if (eventType.startsWith('xstate.after.')) return { kind: 'after', name: String(delay ?? eventType.split('.')[2]) }
  for (const [start, kind] of prefixes)
    if (eventType.startsWith(start)) return { kind, name: eventType.slice(start.length) }
  return { kind: 'event', name: eventType }
}

const prefixes = [
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'error'],
  ['xstate.snapshot.', 'snapshot'],
  ['xstate.done.state.', 'finished'],
] as const

function listed(machine: AnyStateMachine, from: AnyStateNode, list: readonly AnyTransitionDefinition[]): Transition[] {
  return list.map((definition, index) => {
    const trigger = triggerOf(definition.eventType, (definition as { delay?: string | number }).delay)
    const id = `${pathOf(from) || '(any)'}/${triggerText(trigger)}${index > 0 ? `#${index + 1}` : ''}`
    return { id, from, trigger, guard: guardTree(machine, definition.guard), definition }
  })
}

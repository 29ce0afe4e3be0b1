import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { type Refusal, type Rule, refusalOf } from '#api/rules/rule.ts'

/** What `refusals` answers when the state has no such step at all, or a step whose plumbing is not ready. */
export const noSuchStep = 'flow.no_such_step'

// biome-ignore lint/suspicious/noExplicitAny: a guard is asked with whatever context and event its machine has
type Asked = { context: any; event: any }

/** A guard that remembers the rule it stands for, so that a refusal can be explained from the chart alone. */
export type RuleGuard = ((asked: Asked) => boolean) & { rule: Rule<unknown>; factsOf: (asked: Asked) => unknown }

/**
 * Turns rules into the guards of a machine, each under the rule's id: `setup({ guards: asGuards(refundRules, ({ context }) => context) })`.
 * `factsOf` builds the facts from the context and, where a rule judges what is being asked for, from the event.
 */
export function asGuards<Facts, const R extends readonly Rule<Facts>[]>(
  rules: R,
  factsOf: (asked: Asked) => Facts,
): Record<R[number]['id'], RuleGuard> {
  const guards: Record<string, RuleGuard> = {}
  for (const rule of rules) {
    const guard = (asked: Asked) => rule.holds(factsOf(asked))
    guards[rule.id] = Object.assign(guard, { rule: rule as unknown as Rule<unknown>, factsOf })
  }
  return guards
}

/**
 * Which rules stand in the way of an event, all of them: `[]` when it may happen; `[{ id: 'flow.no_such_step' }]` when the state has no
 * such transition; else a refusal for every named rule that fails on its transitions. Works on any chart or machine snapshot.
 */
export function refusals(snapshot: AnyMachineSnapshot, event: EventObject): Refusal[] {
  if (snapshot.can(event)) return []
  const found = new Map<string, Refusal>()
  for (const guard of guardsOf(snapshot, event)) {
    for (const refusal of failing(snapshot, event, guard)) found.set(refusal.id, refusal)
  }
  return found.size > 0 ? [...found.values()] : [{ id: noSuchStep }]
}

/** The guards of every transition that the current states have for this event, parents included. */
function guardsOf(snapshot: AnyMachineSnapshot, event: EventObject): unknown[] {
  const guards: unknown[] = []
  const seen = new Set<unknown>()
  // `_nodes` is the list of active states; xstate has no public way to ask for the transitions that were not taken.
  for (const node of snapshot._nodes) {
    if (seen.has(node)) continue
    seen.add(node)
    for (const transition of node.transitions.get(event.type) ?? []) if (transition.guard) guards.push(transition.guard)
  }
  return guards
}

function failing(snapshot: AnyMachineSnapshot, event: EventObject, guard: unknown): Refusal[] {
  if (typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)) {
    return guard.guards.flatMap((member) => failing(snapshot, event, member))
  }
  const name = typeof guard === 'string' ? guard : (guard as { type?: string } | null)?.type
  const known = name ? (snapshot.machine.implementations.guards[name] as RuleGuard | undefined) : undefined
  if (!known?.rule) return []
  const facts = known.factsOf({ context: snapshot.context, event })
  return known.rule.holds(facts) ? [] : [refusalOf(known.rule, facts)]
}

import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { type Refusal, type Rule, refusalsOf, type Says } from '#api/rules/platform/rule.ts'

/** What `refusals` answers when the state has no such step at all, or a step whose plumbing is not ready. */
export const noSuchStep = 'flow.no_such_step'

// biome-ignore lint/suspicious/noExplicitAny: a guard is asked with whatever context and event its machine has
type GuardArgs = { context: any; event: any }

/** A guard that remembers the rule it stands for, so that a refusal can be explained from the chart alone. */
export type RuleGuard = ((args: GuardArgs) => boolean) & {
  rule: Rule<unknown>
  factsOf: (args: GuardArgs) => unknown
}

/**
 * A guard that stands for a list of rules at once, such as all rules of a form's fields: it holds when none is broken, and it explains
 * itself, since one rule may refuse several fields. `rules` names what it can answer, for drawings and tables.
 */
export type RulesGuard = ((args: GuardArgs) => boolean) & {
  explain: (args: GuardArgs) => Refusal[]
  rules: readonly Ruled[]
}

/** As much of a rule as a drawing needs. */
export interface Ruled {
  readonly id: string
  readonly says: Says
  readonly of: readonly string[]
}

/**
 * Turns rules into the guards of a machine, each under the rule's id: `setup({ guards: asGuards(refundRules, ({ context }) => context) })`.
 * `factsOf` builds the facts from the context and, where a rule judges what is being asked for, from the event.
 */
export function asGuards<Facts, const R extends readonly Rule<Facts>[]>(
  rules: R,
  factsOf: (args: GuardArgs) => Facts,
): Record<R[number]['id'], RuleGuard> {
  const guards: Record<string, RuleGuard> = {}
  for (const rule of rules) {
    const guard = (args: GuardArgs) => rule.holds(factsOf(args))
    guards[rule.id] = Object.assign(guard, { rule: rule as unknown as Rule<unknown>, factsOf })
  }
  return guards
}

/** One guard for a list of rules that are judged together: `setup({ guards: { valid: asOneGuard(rules, ({ context }) => wrongIn(…)) } })`. */
export function asOneGuard(rules: readonly Ruled[], explain: (args: GuardArgs) => Refusal[]): RulesGuard {
  return Object.assign((args: GuardArgs) => explain(args).length === 0, { explain, rules })
}

/**
 * Which rules stand in the way of an event, all of them: `[]` when it may happen; `[{ id: 'flow.no_such_step' }]` when the state has no
 * such transition; else a refusal for every named rule that fails on its transitions. A rule that several fields break is told once for
 * each. Works on any chart or machine snapshot.
 */
export function refusals<E extends EventObject>(snapshot: AnyMachineSnapshot, event: E): Refusal[] {
  if (snapshot.can(event)) return []
  const found = new Map<string, Refusal>()
  for (const guard of guardsOf(snapshot, event)) {
    for (const refusal of failing(snapshot, event, guard)) found.set(JSON.stringify(refusal), refusal)
  }
  return found.size > 0 ? [...found.values()] : [{ id: noSuchStep }]
}

/** The events that the current states have at all, parents included, whether rules stand in their way or not. */
export function eventsOf(snapshot: AnyMachineSnapshot): string[] {
  return [...new Set(snapshot._nodes.flatMap((node) => node.ownEvents))]
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
  const args = { context: snapshot.context, event }
  const name = typeof guard === 'string' ? guard : (guard as { type?: string } | null)?.type
  const known = name ? (snapshot.machine.implementations.guards[name] as Partial<RuleGuard & RulesGuard>) : undefined
  if (known?.explain) return known.explain(args)
  if (!known?.rule || !known.factsOf) return []
  const facts = known.factsOf(args)
  return known.rule.holds(facts) ? [] : refusalsOf(known.rule, facts)
}

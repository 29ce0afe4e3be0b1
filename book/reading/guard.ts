import { type AnyMachineSnapshot, type AnyStateMachine, and, type EventObject, not, or } from 'xstate'
import type { Ruled, RuleGuard, RulesGuard } from '#machines/platform/refusals.ts'

/** A guard as a tree: what it is made of, whoever put it together. A guard that stands for many rules is an `and` of them. */
export type GuardTree = Composed | Leaf

export interface Composed {
  readonly kind: 'and' | 'or' | 'not'
  readonly parts: readonly GuardTree[]
}

/** One question of a guard: a rule, or plumbing under the name that the machine gives it. */
export interface Leaf {
  readonly kind: 'leaf'
  readonly name: string
  readonly rule: Ruled | null
  /** Asks the machine's own implementation, as xstate would. */
  holds(snapshot: AnyMachineSnapshot, event: EventObject): boolean
}

type Made = ((args: { context: unknown; event: EventObject }, params?: unknown) => boolean) &
  Partial<RuleGuard & RulesGuard> & { check?: unknown; guards?: unknown[]; stateValue?: unknown }

/** xstate marks its composed guards by the function that checks them. */
const kinds = new Map<unknown, Composed['kind']>([
  [checkOf(and([])), 'and'],
  [checkOf(or([])), 'or'],
  [checkOf(not('')), 'not'],
])

/** The tree of a transition's guard, or `null` when it has none. A name that stands for `and`, `or` or `not` is followed. */
export function guardTree(machine: AnyStateMachine, guard: unknown): GuardTree | null {
  if (guard === undefined || guard === null) return null
  const named = typeof guard !== 'function'
  const name = named ? nameOf(guard) : (guard as Made).name || '(unnamed)'
  const known = (named ? machine.implementations.guards[name] : guard) as Made | undefined
  if (!known) throw new Error(`${machine.id} asks for the guard ${name}, which does not exist`)
  return (
    composed(machine, known) ??
    severalRules(name, known) ??
    oneQuestion(name, known, named ? paramsOf(guard) : undefined)
  )
}

/** All leaves of a tree, each name once, in the order of the chart. */
export function leavesOf(tree: GuardTree | null): Leaf[] {
  if (!tree) return []
  if (tree.kind === 'leaf') return [tree]
  const leaves = new Map<string, Leaf>()
  for (const part of tree.parts)
    for (const leaf of leavesOf(part)) if (!leaves.has(leaf.name)) leaves.set(leaf.name, leaf)
  return [...leaves.values()]
}

/** The ids of the rules that make this guard refuse the event. Empty when it passes, or when no rule is at fault. */
export function failingRules(tree: GuardTree | null, judge: (leaf: Leaf) => boolean): string[] {
  if (!tree || passes(tree, judge)) return []
  if (tree.kind === 'leaf') return tree.rule ? [tree.rule.id] : []
  if (tree.kind === 'not') return []
  return tree.parts.flatMap((part) => failingRules(part, judge))
}

/** Whether the tree holds when each leaf is judged so. */
export function passes(tree: GuardTree, judge: (leaf: Leaf) => boolean): boolean {
  if (tree.kind === 'leaf') return judge(tree)
  if (tree.kind === 'not') return !tree.parts.some((part) => passes(part, judge))
  return tree.kind === 'and'
    ? tree.parts.every((part) => passes(part, judge))
    : tree.parts.some((part) => passes(part, judge))
}

function composed(machine: AnyStateMachine, guard: Made): GuardTree | null {
  if (guard.stateValue !== undefined) return inState(guard.stateValue)
  const kind = kinds.get(guard.check)
  if (!kind || !guard.guards) return null
  return { kind, parts: guard.guards.map((part) => guardTree(machine, part)).filter((part) => part !== null) }
}

function inState(stateValue: unknown): Leaf {
  const name = `in ${typeof stateValue === 'string' ? stateValue : JSON.stringify(stateValue)}`
  return { kind: 'leaf', name, rule: null, holds: (snapshot) => snapshot.matches(stateValue as never) }
}

/** Rules that are judged together become one leaf each; none may be told that is not listed. */
function severalRules(name: string, { explain, rules }: Made): Composed | null {
  if (!explain || !rules) return null
  const listed = byId(rules)
  let last: { context: unknown; event: unknown; refused: ReadonlySet<string> } | null = null
  const refused = (context: unknown, event: EventObject): ReadonlySet<string> => {
    if (last?.context === context && last?.event === event) return last.refused
    const ids = new Set(explain({ context, event }).map(({ id }) => id))
    const stranger = [...ids].find((id) => !listed.has(id))
    if (stranger) throw new Error(`the guard ${name} refuses with ${stranger}, which is not among its rules`)
    last = { context, event, refused: ids }
    return ids
  }
  const parts = [...listed.values()].map((rule) => ({
    kind: 'leaf' as const,
    name: rule.id,
    rule,
    holds: ({ context }: AnyMachineSnapshot, event: EventObject) => !refused(context, event).has(rule.id),
  }))
  return { kind: 'and', parts }
}

/** Rules that share an id are told by one sentence, and stand for the numbers of all of them. */
function byId(rules: readonly Ruled[]): Map<string, Ruled> {
  const listed = new Map<string, Ruled>()
  for (const { id, says, of } of rules) {
    listed.set(id, { id, says, of: [...new Set([...(listed.get(id)?.of ?? []), ...of])] })
  }
  return listed
}

function oneQuestion(name: string, guard: Made, params: unknown): Leaf {
  return {
    kind: 'leaf',
    name:
      params === undefined || typeof params === 'function'
        ? name
        : `${name}(${Object.values(params as object).join(', ')})`,
    rule: guard.rule ?? null,
    holds: ({ context }, event) =>
      guard({ context, event }, typeof params === 'function' ? params({ context, event }) : params),
  }
}

function nameOf(guard: unknown): string {
  return typeof guard === 'string' ? guard : (guard as { type: string }).type
}

function paramsOf(guard: unknown): unknown {
  return typeof guard === 'string' ? undefined : (guard as { params?: unknown }).params
}

function checkOf(guard: unknown): unknown {
  return (guard as Made).check
}

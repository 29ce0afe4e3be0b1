import { type AnyMachineSnapshot, type AnyStateMachine, and, type EventObject, not, or } from 'xstate'
import type { RuleGuard } from '#machines/refusals.ts'

/** A guard as a tree: what it is made of, whoever put it together. Leaves carry the name that the machine gives them. */
export type GuardTree =
  | { readonly kind: 'and' | 'or' | 'not'; readonly parts: readonly GuardTree[] }
  | { readonly kind: 'leaf'; readonly name: string; readonly guard: RuleGuard | null; readonly asked: unknown }

export type Leaf = Extract<GuardTree, { kind: 'leaf' }>

/** xstate marks its composed guards by the function that checks them. */
const kinds = new Map<unknown, 'and' | 'or' | 'not'>([
  [checkOf(and([])), 'and'],
  [checkOf(or([])), 'or'],
  [checkOf(not('')), 'not'],
])

type Made = ((...args: never[]) => boolean) & { check?: unknown; guards?: unknown[]; stateValue?: unknown; rule?: unknown }

/** The tree of a transition's guard, or `null` when it has none. A name that stands for `and`, `or` or `not` is followed. */
export function guardTree(machine: AnyStateMachine, guard: unknown): GuardTree | null {
  if (guard === undefined || guard === null) return null
  if (typeof guard === 'function') return made(machine, guard as Made, guard) ?? inline(guard as Made)
  const name = typeof guard === 'string' ? guard : (guard as { type: string }).type
  const known = machine.implementations.guards[name] as Made | undefined
  const inside = known ? made(machine, known, guard) : null
  return inside ?? { kind: 'leaf', name: name + paramsOf(guard), guard: known?.rule ? (known as unknown as RuleGuard) : null, asked: guard }
}

/** All leaves of a tree, each name once, in the order of the chart. */
export function leavesOf(tree: GuardTree | null): Leaf[] {
  if (!tree) return []
  if (tree.kind === 'leaf') return [tree]
  const leaves = new Map<string, Leaf>()
  for (const part of tree.parts) for (const leaf of leavesOf(part)) if (!leaves.has(leaf.name)) leaves.set(leaf.name, leaf)
  return [...leaves.values()]
}

/** The ids of the rules that make this guard refuse the event, judged from the tree alone. Empty when it passes, or when no rule is at fault. */
export function failingRules(tree: GuardTree | null, judge: (leaf: Leaf) => boolean): string[] {
  if (!tree || passes(tree, judge)) return []
  if (tree.kind === 'leaf') return tree.guard ? [tree.guard.rule.id] : []
  if (tree.kind === 'not') return []
  return tree.parts.flatMap((part) => failingRules(part, judge))
}

/** Whether the tree holds when each leaf is judged so. */
export function passes(tree: GuardTree, judge: (leaf: Leaf) => boolean): boolean {
  if (tree.kind === 'leaf') return judge(tree)
  if (tree.kind === 'not') return !tree.parts.some((part) => passes(part, judge))
  return tree.kind === 'and' ? tree.parts.every((part) => passes(part, judge)) : tree.parts.some((part) => passes(part, judge))
}

/** Judges a leaf by asking the machine's own implementation, as xstate would. */
export function leafHolds(snapshot: AnyMachineSnapshot, event: EventObject, leaf: Leaf): boolean {
  const known = typeof leaf.asked === 'function' ? (leaf.asked as Made) : (snapshot.machine.implementations.guards[nameOf(leaf.asked)] as Made)
  if (known.stateValue !== undefined) return snapshot.matches(known.stateValue as never)
  const given = { context: snapshot.context, event }
  const params = (leaf.asked as { params?: unknown }).params
  return (known as (given: unknown, params: unknown) => boolean)(given, typeof params === 'function' ? params(given) : params)
}

function made(machine: AnyStateMachine, guard: Made, asked: unknown): GuardTree | null {
  if (guard.stateValue !== undefined) return { kind: 'leaf', name: `in ${wordOf(guard.stateValue)}`, guard: null, asked }
  const kind = kinds.get(guard.check)
  if (!kind || !guard.guards) return null
  const parts = guard.guards.map((part) => guardTree(machine, part)).filter((part) => part !== null)
  return { kind, parts }
}

function inline(guard: Made): Leaf {
  return { kind: 'leaf', name: guard.name && guard.name !== 'guard' ? guard.name : '(unnamed)', guard: guard.rule ? (guard as unknown as RuleGuard) : null, asked: guard }
}

function nameOf(asked: unknown): string {
  return typeof asked === 'string' ? asked : (asked as { type: string }).type
}

function paramsOf(guard: unknown): string {
  const params = typeof guard === 'object' && guard !== null && 'params' in guard ? guard.params : undefined
  return params === undefined || typeof params === 'function' ? '' : `(${Object.values(params as object).join(', ')})`
}

function checkOf(guard: unknown): unknown {
  return (guard as Made).check
}

function wordOf(stateValue: unknown): string {
  return typeof stateValue === 'string' ? stateValue : JSON.stringify(stateValue)
}

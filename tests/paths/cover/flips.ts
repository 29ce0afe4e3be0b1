import type { Rule } from '#api/rules/platform/rule.ts'
import { leavesOf } from '#book/reading/guard.ts'
import { transitionsOf } from '#book/reading/transitions.ts'
import { refusals } from '#machines/platform/refusals.ts'
import type { Examples } from '#tests/rules/examples.ts'
import { snapshotsOf } from './machine.ts'
import { eventsIn, type PathSpec } from './spec.ts'
import type { Walk } from './walks.ts'

/** Ways to make a rule wrong: it says the opposite, or it lets everything through. */
export const flips = ['inverted', 'always holds'] as const
export type Flip = (typeof flips)[number]

/** A machine with the walks that were found for it as it is. */
export interface Walked {
  readonly spec: PathSpec
  readonly walks: readonly Walk[]
}

/** Who notices a flipped rule: its written examples, a walk, or nobody. */
export function noticedBy(
  rule: Rule<unknown>,
  flip: Flip,
  tables: readonly Examples[],
  walked: readonly Walked[],
): 'examples' | 'walks' | null {
  const own = tables.filter((table) => table.rule === rule)
  if (flipped(rule, flip, () => own.some(contradicts))) return 'examples'
  const using = walked.filter(({ spec }) => rulesIn(spec).has(rule.id))
  const before = using.map(behaviourOf)
  const differs = () => using.some((one, index) => behaviourOf(one) !== before[index])
  return flipped(rule, flip, differs) ? 'walks' : null
}

/** Runs something while a rule is wrong, and puts the rule right again. */
export function flipped<T>(rule: Rule<unknown>, flip: Flip, run: () => T): T {
  const right = rule.holds
  const wrong = flip === 'inverted' ? (facts: unknown) => !right.call(rule, facts) : () => true
  Object.assign(rule, { holds: wrong })
  try {
    return run()
  } finally {
    Object.assign(rule, { holds: right })
  }
}

function contradicts({ rule, holds, refuses }: Examples): boolean {
  return holds.some(({ facts }) => !rule.holds(facts)) || refuses.some(({ facts }) => rule.holds(facts))
}

/**
 * Where the walks lead now, and what is refused on the way, as text; or why they cannot be walked any more.
 */
export function behaviourOf({ spec, walks }: Walked): string {
  return walks.map((walk) => behaviourOfWalk(spec, walk)).join('\n')
}

function behaviourOfWalk(spec: PathSpec, walk: Walk): string {
  try {
    const stops = snapshotsOf(spec, walk).map((snapshot) => [
      spec.key(snapshot),
      eventsIn(spec, snapshot).map((event) => [event.type, refusals(snapshot, event)]),
    ])
    return JSON.stringify(stops)
  } catch (thrown) {
    return String(thrown)
  }
}

function rulesIn({ machine }: PathSpec): ReadonlySet<string> {
  return new Set(transitionsOf(machine).flatMap(({ guard }) => leavesOf(guard).flatMap(({ rule }) => rule?.id ?? [])))
}

import { expect, it } from 'vitest'
import { leavesOf } from '#book/reading/guard.ts'
import { type Transition, transitionsOf } from '#book/reading/transitions.ts'
import { type Numbered, numbered } from '#tests/rules/numbers.ts'
import { allPaths } from './paths.ts'

it.each(numbered.map((one) => [one.of, one.machine, one.rule ?? one.step, one] as const))(
  '%s stands in %s: %s',
  (_, __, ___, one) => {
    expect(transitionsOfMachine(one.machine).some((transition) => carries(transition, one))).toBe(true)
  },
)

function transitionsOfMachine(id: Numbered['machine']): readonly Transition[] {
  const spec = allPaths.find(({ machine }) => machine.id === id)
  if (!spec) throw new Error(`no machine is called ${id}`)
  return transitionsOf(spec.machine)
}

/** The step itself, or a guard that asks the rule, which says of itself that it stands for the number. */
function carries({ id, guard }: Transition, { of, rule, step }: Numbered): boolean {
  if (step) return id === step
  return leavesOf(guard).some((leaf) => leaf.rule?.id === rule && leaf.rule?.of.includes(of))
}

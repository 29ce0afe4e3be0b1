import { describe, expect, it } from 'vitest'
import type { Rule } from '#api/rules/platform/rule.ts'
import { allExamples } from '#tests/rules/all-examples.ts'
import { behaviourOf, flips, noticedBy, type Walked } from './cover/flips.ts'
import { panelCoverOf } from './cover/report.ts'
import { allPaths } from './paths.ts'

/** `npm run mutate`: every rule is made wrong, one at a time, and somebody has to notice. */

const modules = Object.values(import.meta.glob<Record<string, unknown>>('../../src/api/rules/**/*.ts', { eager: true }))
const rules = new Set([
  ...modules.flatMap((one) => Object.values(one).flatMap(rulesIn)),
  ...allExamples.map(({ rule }) => rule),
])
const walked: readonly Walked[] = allPaths.map((spec) => ({ spec, walks: panelCoverOf(spec, 'machine', []).walks }))

describe('a wrong rule', () => {
  it('is looked for among all of them', () => {
    expect(rules.size).toBeGreaterThan(50)
  })

  it('is told apart from a right one: the walks do the same each time', () => {
    const all = () => walked.map(behaviourOf)
    expect(all()).toEqual(all())
  })

  it.each([...rules].flatMap((rule) => flips.map((flip) => [rule.id, flip, rule] as const)))(
    '%s %s is noticed',
    (_, flip, rule) => {
      expect(noticedBy(rule, flip, allExamples, walked)).not.toBeNull()
    },
  )
})

/** The rules in an export: itself, or the members of a list. Those of the server have nothing to flip. */
function rulesIn(exported: unknown): Rule<unknown>[] {
  if (Array.isArray(exported)) return exported.flatMap(rulesIn)
  const known = typeof exported === 'object' && exported !== null && 'says' in exported && 'holds' in exported
  return known ? [exported as Rule<unknown>] : []
}

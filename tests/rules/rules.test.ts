import { describe, expect, test } from 'vitest'
import { refusalsOf } from '#api/rules/platform/rule.ts'
import { allExamples } from './all-examples.ts'

describe.each(allExamples.map((table) => [table.rule.id, table] as const))('%s', (_, { rule, holds, refuses }) => {
  for (const { of, when, facts } of holds) {
    test(`${of} accept: ${when}`, () => {
      expect(rule.holds(facts)).toBe(true)
    })
  }
  for (const { of, when, facts, at, about } of refuses) {
    test(`${of} reject: ${when}`, () => {
      expect(rule.holds(facts)).toBe(false)
      const refusals = refusalsOf(rule, facts)
      if (at) expect(refusals.flatMap((one) => one.at ?? [])).toEqual(at)
      if (about) expect(refusals[0]?.about).toEqual(about)
    })
  }
})

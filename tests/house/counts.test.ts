import { expect, test } from 'vitest'
import { machines } from '#book/machines.ts'
import { readRules } from '#book/rules/read-rules.ts'
import { endpoints } from '#server/registry.ts'
import { allFaults } from '#tests/faults.ts'
import { obligationsOf } from '#tests/paths/cover/obligations.ts'

/** What is shown, judged and asked once is not lost again when screens are joined or suites made cheaper: it may only become more. */
test.each([
  ['obligations of the machines', 2_555, async () => machines.flatMap(({ machine }) => obligationsOf(machine)).length],
  ['rules', 228, async () => new Set((await readRules()).map(({ id }) => id)).size],
  ['endpoints', 214, async () => endpoints.length],
  ['kinds of fault that a call meets', 19, async () => allFaults.length],
])('the %s are not fewer than %i', async (_, least, count) => {
  expect(await count()).toBeGreaterThanOrEqual(least)
})

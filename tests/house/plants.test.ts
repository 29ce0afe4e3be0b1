import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plants } from '#tests/plants/plants.ts'

test.each(plants.map((plant) => [plant.what, plant] as const))('%s: still has its one place', (_, { file, find }) => {
  expect(existsSync(file)).toBe(true)
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
})

test.each(plants.map((plant) => [plant.what, plant] as const))('%s: its tests are still there', (_, { tests }) => {
  for (const path of tests) expect(existsSync(path), path).toBe(true)
})

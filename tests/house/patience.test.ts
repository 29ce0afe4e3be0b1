import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A patience of one's own is a red on a busy machine: all tests share that of tests/browser/patience.ts. */
test('no test waits shorter or longer than the others', () => {
  const files = globSync('tests/**/*.{ts,tsx}').filter((file) => file !== 'tests/house/patience.test.ts')
  expect(files.length).toBeGreaterThan(500)
  const own = /\btimeout: ?\d|setDefaultTimeout\([\d_]+\)|waitForTimeout\(|vi\.wait(For|Until)\(|^\s*\}, [\d_]{5,}\)$/m
  expect(own.test('await expect.poll(() => 1, { timeout: 5000 })')).toBe(true)
  expect(own.test('beforeAll(async () => {\n}, 60_000)')).toBe(true)
  expect(files.filter((file) => own.test(readFileSync(file, 'utf8')))).toEqual([])
})

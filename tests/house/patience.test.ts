import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A patience of one's own is a red on a busy machine: all tests in a browser share that of tests/browser/patience.ts. */
test('no test in a browser waits shorter or longer than the others', () => {
  const files = globSync('tests/browser/**/*.ts')
  expect(files.length).toBeGreaterThan(50)
  const own = /\btimeout: ?[\d_]+|setDefaultTimeout\([\d_]+\)|waitForTimeout\(/
  expect(own.test('await expect.poll(() => 1, { timeout: 5000 })')).toBe(true)
  expect(files.filter((file) => own.test(readFileSync(file, 'utf8')))).toEqual([])
})

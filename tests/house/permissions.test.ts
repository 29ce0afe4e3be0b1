import { expect, test } from 'vitest'
import { operations } from '#api/registry/operations.ts'
import { formatPermission } from '#api/registry/permission-words.ts'
import { routes } from '#api/registry/routes.ts'

/** Whoever may not do something is told which permission they lack: each code that a page or a call asks for has words. */

const opening = [...routes, ...Object.values(operations)].map(({ codes }) => codes)
const codes = [...new Set(opening.flatMap((one) => (typeof one === 'object' ? one : [])))]

test.each(codes)('the permission %i is told in words', (code) => {
  expect(formatPermission(code, ({ message }) => message)).not.toMatch(/\d/)
})

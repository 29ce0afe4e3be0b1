import { describe, expect, test } from 'vitest'
import { endpoints } from '#server/registry.ts'
import { endpointTable } from './endpoints.table.ts'

/** What the server answers, against the written table: an endpoint that nobody wrote down, or that opens to others, is found here. */

const nameOf = (method: string, path: string) => `${method} ${path}`
const written = new Map(endpointTable.map(([method, path, codes, key]) => [nameOf(method, path), { codes, key }]))

test('R174 every endpoint is written down, and whatever is written down is there, once', () => {
  const there = endpoints.map(({ method, path }) => nameOf(method, path))
  expect(there.toSorted()).toEqual(endpointTable.map(([method, path]) => nameOf(method, path)).toSorted())
  expect(written.size).toBe(endpointTable.length)
})

describe.each(endpoints.map((endpoint) => [nameOf(endpoint.method, endpoint.path), endpoint] as const))(
  '%s',
  (name, endpoint) => {
    test('R174 opens to exactly whom the table names', () => {
      expect(sorted(endpoint.codes)).toEqual(sorted(written.get(name)?.codes))
    })

    test('D4 asks for a key exactly where the table does', () => {
      expect(endpoint.key === 'required').toBe(written.get(name)?.key === 'key')
    })
  },
)

function sorted(codes: readonly number[] | string | undefined) {
  return Array.isArray(codes) ? codes.toSorted((a, b) => a - b) : codes
}

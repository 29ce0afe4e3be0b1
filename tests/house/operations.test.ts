import { expect, test } from 'vitest'
import { operationName } from '#api/operations/platform/operation.ts'
import { operations } from '#api/registry/operations.ts'
import { endpoints } from '#server/registry.ts'

const names = operations.map(operationName)

test('there are operations to judge', () => {
  expect(names.length).toBeGreaterThan(100)
})

test('no operation is declared twice', () => {
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('each operation is handled once, and nothing else is', () => {
  expect(endpoints.map(operationName).sort()).toEqual([...names].sort())
})

import { expect, test } from 'vitest'
import { jobCodes } from '#api/resources/platform/job-codes.ts'
import { registry } from '#server/platform/registry.ts'
import '#server/registry.ts'

const kinds = registry().jobKinds

test('R177: the codes that open the jobs are those that begin them', () => {
  const codes = Object.values(kinds).flatMap((kind) => kind.codes)
  expect([...jobCodes].sort()).toEqual([...new Set(codes)].sort())
  for (const [name, kind] of Object.entries(kinds)) expect(kind.name).toBe(name)
})

import { describe, expect, it } from 'vitest'
import { walkMachine } from './cover/machine.ts'
import { coverOf, lineOf } from './cover/report.ts'
import { allPaths } from './paths.ts'
import { waivers } from './waivers.ts'

describe.each(allPaths.map((spec) => [spec.machine.id, spec] as const))('%s', (_, spec) => {
  const cover = coverOf(spec, 'machine', waivers)

  it(lineOf(cover), () => {
    expect(cover.unproved).toEqual([])
  })

  it('has no waiver that nothing needs', () => {
    expect(cover.idle).toEqual([])
  })

  cover.walks.forEach((walk, index) => {
    it(`walk ${index + 1} from ${walk.input}, ${walk.steps.length} steps`, () => walkMachine(spec, walk))
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { walkMachine } from './cover/machine.ts'
import { record } from './cover/proof.ts'
import { coverOf, lineOf } from './cover/report.ts'
import { allPaths } from './paths.ts'
import { waivers } from './waivers.ts'

/** Every walk of every machine, on a live actor with its actors answering as the walk says. */
describe.each(allPaths.map((spec) => [spec.machine.id, spec] as const))('%s', (_, spec) => {
  const cover = coverOf(spec, 'machine', waivers)
  const passed: boolean[] = []
  afterAll(() => record(cover, passed))

  it(lineOf(cover), () => {
    expect(cover.unproved).toEqual([])
  })

  it('has no waiver that nothing needs', () => {
    expect(cover.idle).toEqual([])
  })

  cover.walks.forEach((walk, index) => {
    it(`walk ${index + 1} from ${walk.input}, ${walk.steps.length} steps`, async () => {
      await walkMachine(spec, walk)
      passed[index] = true
    })
  })
})

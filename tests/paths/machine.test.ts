import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import type { Proof } from '#machines/proof.types.ts'
import { walkMachine } from './cover/machine.ts'
import { proofOf, record } from './cover/proof.ts'
import { coverOf, lineOf } from './cover/report.ts'
import { allPaths } from './paths.ts'
import { waivers } from './waivers.ts'

const { proofs } = JSON.parse(readFileSync('docs/statecharts/paths.json', 'utf8')) as { proofs: Proof[] }

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

  // Here, where they are found already: to find them takes longer than to walk them.
  it('has its walks in the committed book as they are found now', () => {
    const told = proofs.find(({ machine }) => machine === spec.machine.id)
    const found = proofOf(
      cover,
      cover.walks.map(() => true),
    )
    expect({ ...told, levels: told?.levels.filter(({ level }) => level === 'machine') }).toEqual(found)
  })

  cover.walks.forEach((walk, index) => {
    it(`walk ${index + 1} from ${walk.input}, ${walk.steps.length} steps`, async () => {
      await walkMachine(spec, walk)
      passed[index] = true
    })
  })
})

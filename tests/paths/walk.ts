import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readProof } from '#book/proofs.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { isAsked } from './asked.ts'
import type { Replayed } from './cover/http.ts'
import { walkMachine } from './cover/machine.ts'
import { proofOf, record } from './cover/proof.ts'
import { lineOf, panelCoverOf } from './cover/report.ts'
import type { PathSpec } from './cover/spec.ts'
import { waivers } from './waivers.ts'

/** T1: every walk of these machines, on a live actor with its actors answering as the walk says. Given as `import.meta.glob` finds them. */
export function walkOnMachines(found: Readonly<Record<string, PathSpec>>): void {
  describe.each(Object.values(found).map((spec) => [spec.machine.id, spec] as const))(
    '%s on the machine',
    (_, spec) => {
      if (!isAsked(spec.machine.id)) return void it.skip('others were named')
      const cover = panelCoverOf(spec, 'machine', waivers)
      const passed: boolean[] = []
      afterAll(() => record(cover, passed))

      it(lineOf(cover), () => {
        expect(cover.unproved).toEqual([])
      })

      it('has no waiver that nothing needs', () => {
        expect(cover.idle).toEqual([])
      })

      // While they are recorded anew, the committed ones are those of before.
      it.skipIf(process.env.RECORDING)('has its walks in the committed book as they are found now', () => {
        const told = readProof(spec.machine.id)
        const now = proofOf(
          cover,
          cover.walks.map(() => true),
        )
        const levels = told?.levels.filter(({ level }) => level === 'machine').map(({ stamp: _, ...level }) => level)
        expect({ ...told, levels }).toEqual(now)
      })

      cover.walks.forEach((walk, index) => {
        it(`walk ${index + 1} from ${walk.input}, ${walk.steps.length} steps`, async () => {
          await walkMachine(spec, walk)
          passed[index] = true
        })
      })
    },
  )
}

/** T2: every walk that has a replay, against the real server: the panel's calls, the shop's answers. */
export function walkOverHttp(
  found: Readonly<Record<string, Replayed>>,
  faces: Readonly<Record<string, readonly Replayed[]>> = {},
): void {
  const replays = [...Object.values(found), ...Object.values(faces).flat()].map(
    (replay) => [replay.spec.machine.id, replay] as const,
  )
  describe.each(replays)('%s over HTTP', (_, { spec, may, walk }) => {
    if (!isAsked(spec.machine.id)) return void it.skip('others were named')
    const cover = panelCoverOf(spec, 'http', waivers, may)
    const passed: boolean[] = []
    let shop: Shop
    beforeAll(async () => {
      shop = await openShop()
    })
    afterAll(async () => {
      await shop.close()
      record(cover, passed)
    })

    it(lineOf(cover), () => {
      expect(cover.unproved).toEqual([])
      expect(cover.idle).toEqual([])
    })

    cover.walks.forEach((one, index) => {
      it(`walk ${index + 1} from ${one.input}, ${one.steps.length} steps`, async () => {
        await walk(one, shop)
        passed[index] = true
      })
    })
  })
}

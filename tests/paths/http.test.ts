import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '#tests/shop.ts'
import type { Replayed } from './cover/http.ts'
import { record } from './cover/proof.ts'
import { coverOf, lineOf } from './cover/report.ts'
import { waivers } from './waivers.ts'

/** Every walk that has a replay, against the real server: the panel's calls, the shop's answers. */
const replays = Object.values(import.meta.glob<Replayed>('./*.http.ts', { eager: true, import: 'default' }))

describe.each(replays.map((replay) => [replay.spec.machine.id, replay] as const))('%s', (_, { spec, may, walk }) => {
  const cover = coverOf(spec, 'http', waivers, may)
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

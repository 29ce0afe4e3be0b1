import { type SectionName, sections } from '#api/registry/sections.ts'
import type { Draft } from '#api/resources/platform/resource.ts'
import { english } from '#tests/seed.ts'
import { draftOf } from './drafts.ts'
import type { Maker } from './sample.ts'

/** What the settings are asked: each section as it is, and a save over the version that stands. */
export const settingsSamples: Readonly<Record<string, Maker>> = {
  'GET /v1/panel/missing-texts': async () => ({ path: `/v1/panel/missing-texts?language_id=${english}` }),
  ...Object.fromEntries(
    (Object.keys(sections) as SectionName[]).flatMap((name): [string, Maker][] => {
      const path = `/v1/panel/${name}`
      return [
        [`GET ${path}`, async () => ({ path })],
        [
          `PUT ${path}`,
          async (shop, seeded, token) => {
            const headers = { 'x-sid': String(seeded.shop_id) }
            const stored: Draft = (await shop.call('GET', path, { as: token, headers })).body.data
            return { path, body: { ...draftOf(name, seeded), version: stored.version } }
          },
        ],
      ]
    }),
  ),
}

import { newExport } from '#tests/fixtures/accounting.fixture.ts'
import { collectionOf, collectionsPath, newCollection, newDebtor } from '#tests/fixtures/collections.fixture.ts'
import type { Maker } from './sample.ts'

/** What money is asked beyond the calls that every resource and list has. */
export const moneySamples: Readonly<Record<string, Maker>> = {
  'GET /v1/panel/accounting-exports/:id/file': async (shop, seeded) => ({
    path: `/v1/panel/accounting-exports/${await newExport(shop, seeded)}/file`,
  }),
  'GET /v1/panel/collections/outstanding': async (shop, seeded) => ({
    path: `${collectionsPath}/outstanding?customer_id=${(await newDebtor(shop, [10_000], {}, seeded)).customer_id}`,
  }),
  'POST /v1/panel/collections': async (shop, seeded) => ({
    path: collectionsPath,
    body: collectionOf(await newDebtor(shop, [10_000, 5_000], {}, seeded), '120.00', seeded),
  }),
  'GET /v1/panel/collections/:id': async (shop, seeded) => ({
    path: `${collectionsPath}/${await newCollection(shop, {}, seeded)}`,
  }),
  'POST /v1/panel/collections/:id/undo': async (shop, seeded) => ({
    path: `${collectionsPath}/${await newCollection(shop, {}, seeded)}/undo`,
  }),
}

import type { EventObject } from 'xstate'
import type { Candidate } from '#api/rules/catalog/product-matches.ts'
import { listingIn, matches, newListing, newVariant } from '#tests/fixtures/matches.fixture.ts'
import { chartOverHttp } from '#tests/paths/cover/chart-http.ts'
import { watching } from '#tests/paths/platform/people.ts'
import type { Shop } from '#tests/shop.ts'
import spec from './product-match.paths.ts'

/** The variants of a walk, by the ids that it knows them by. */
export type Variants = Readonly<Record<number, number>>

interface Told {
  readonly shop: Shop
  readonly id: number
  readonly variants: Variants
  readonly reader: string
}

/** A marketplace product of a real shop, from one stored status to another. */
export default chartOverHttp(spec)<Told>({
  begin: async (shop, { input }) => {
    const { id, variants } = await beginAs(shop, input)
    return { shop, id, variants, reader: await shop.as(watching.permissions) }
  },
  send: async (event, { shop, id, variants, reader }) => {
    const { type, by, candidate } = event as EventObject & { by: typeof watching; candidate?: Candidate | null }
    const { version } = await listingIn(shop, id)
    const as = by.permissions.includes(603) ? shop.admin : reader
    if (type !== 'CHOOSE')
      return shop.call('PATCH', `${matches}/${id}/status`, { as, body: { decision: type, version } })
    // One that the shop does not have is one that never was.
    const variant_id = candidate ? variants[candidate.variant_id] : 2_000_000_000
    return shop.call('PATCH', `${matches}/${id}/variant`, { as, body: { variant_id, version } })
  },
  stored: async ({ shop, id, variants }) => {
    const { status, variant_id, suggested_variant_id } = await listingIn(shop, id)
    return { status, variant_id: nameOf(variants, variant_id), suggestion: nameOf(variants, suggested_variant_id) }
  },
  expected: ({ value, context }) => ({
    status: value,
    variant_id: context.variant_id,
    suggestion: context.suggestion?.variant_id ?? null,
  }),
  first: ['auth.forbidden'],
})

/** What the walks of a match find: three variants, the last of which another marketplace product is matched with. */
export async function beginAs(shop: Shop, input: string): Promise<{ id: number; variants: Variants }> {
  const [suggested, free, taken] = [await newVariant(shop), await newVariant(shop), await newVariant(shop)]
  await newListing(shop, { title: 'İpek şal', variant_id: taken.variant_id })
  const variants = { 6: suggested.variant_id, 7: free.variant_id, 8: taken.variant_id }
  const suggested_variant_id = input === 'unknown' ? null : input === 'suggested' ? variants[6] : variants[8]
  const suggested_by = suggested_variant_id === null ? null : 'barcode'
  return { id: await newListing(shop, { suggested_variant_id, suggested_by }), variants }
}

function nameOf(variants: Variants, id: number | null): number | null {
  const found = Object.entries(variants).find(([, one]) => one === id)
  return found ? Number(found[0]) : null
}

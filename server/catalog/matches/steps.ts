import { and, eq, sql } from 'drizzle-orm'
import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import type { Decision } from '#api/contract/catalog/product-matches.ts'
import { notFound } from '#api/rules/platform/records.ts'
import {
  type MatchFacts,
  type MatchStep,
  matchAt,
  productMatchChart,
} from '#machines/catalog/product-match/product-match.chart.ts'
import { sumUp } from '#server/catalog/products/sum-up.ts'
import type { Database } from '#server/db/open.ts'
import { marketplace_listings } from '#server/db/schema/marketplace-listings.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { takeStep } from '#server/platform/steps/take-step.ts'
import { candidateOf } from './candidates.ts'

/** A step as it is asked for, from the version that was looked at. */
export type DecisionStep = { readonly version: number } & (
  | { readonly type: Decision }
  | { readonly type: 'CHOOSE'; readonly variant_id: number }
)

/** How a match stood before a step. */
export type MatchBefore = Pick<MatchFacts, 'variant_id'> & {
  readonly status: 'unmatched' | 'suggested' | 'matched' | 'refused'
}

/**
 * Takes a marketplace product one step along its chart; the products that it was and will be matched with wait for it. Answers how it stood.
 */
export const takeMatchStep = takeStep({
  subject: 'marketplace_listings',
  chart: productMatchChart,
  lock: async ({ db, actor }: Work, id, request: DecisionStep) => {
    const { shop_id } = actor
    const [listing] = await db.select().from(marketplace_listings).where(own(actor, id)).for('update')
    if (!listing) throw refuse(404, notFound)
    const { variant_id, suggested_variant_id } = listing
    const chosen = request.type === 'CHOOSE' ? request.variant_id : null
    const touched = await lockProducts(db, shop_id, [variant_id, suggested_variant_id, chosen])
    const candidate = (variant_id: number | null) => candidateOf(db, shop_id, { variant_id, listing_id: id })
    const facts = { suggestion: await candidate(suggested_variant_id), variant_id }
    const step: MatchStep =
      request.type === 'CHOOSE' ? { type: 'CHOOSE', candidate: await candidate(chosen) } : { type: request.type }
    return { listing, touched, facts, step }
  },
  looked: ({ listing }) => listing,
  at: ({ listing, facts }) => matchAt(listing.status, facts),
  events: (_, { step }) => [step],
  store: async ({ db, actor }, { id, before: { listing, touched }, after }) => {
    const { variant_id } = after.context
    const decided = after.value === 'matched' || after.value === 'refused'
    await db
      .update(marketplace_listings)
      .set({
        variant_id,
        refused: after.value === 'refused' ? 1 : 0,
        decided_by: decided ? actor.user_id : null,
        decided_at: decided ? sql`now()` : null,
        version: listing.version + 1,
        updated_at: sql`now()`,
      })
      .where(own(actor, id))
    if (variant_id !== listing.variant_id) for (const product of touched) await sumUp(db, actor.shop_id, product)
  },
  entry: ({ request, before: { listing }, after }) => ({
    event: request.type,
    state_before: listing.status,
    state_after: after.value,
    before: { variant_id: listing.variant_id },
    after: { variant_id: after.context.variant_id },
  }),
  read: (_, { before: { listing } }): MatchBefore => ({ status: listing.status, variant_id: listing.variant_id }),
})

function own({ shop_id }: Actor, id: number) {
  return and(
    eq(marketplace_listings.shop_id, shop_id),
    eq(marketplace_listings.marketplace_id, importMarketplace),
    eq(marketplace_listings.id, id),
  )
}

/** The products of these variants, locked in the order of their ids: two that are matched with one variant at once come one after the other. */
async function lockProducts(db: Database, shop_id: number, ids: readonly (number | null)[]): Promise<number[]> {
  const named = `{${ids.filter((id) => id !== null).join(',')}}`
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from products p
     where p.shop_id = ${shop_id}
       and p.id in (select v.product_id from variants v where v.shop_id = ${shop_id} and v.id = any(${named}::bigint[]))
     order by p.id for no key update`)
  return rows.map(({ id }) => id)
}

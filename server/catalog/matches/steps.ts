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
import { step } from '#server/platform/charts/step.ts'
import { audit } from '#server/platform/http/audit.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { candidateOf } from './candidates.ts'

/** A step as it is asked for, from the version that was looked at. */
export type AskedStep = { readonly version: number } & (
  | { readonly type: Decision }
  | { readonly type: 'CHOOSE'; readonly variant_id: number }
)

/** How a match stood before a step. */
export type MatchBefore = Pick<MatchFacts, 'variant_id'> & {
  readonly status: 'unmatched' | 'suggested' | 'matched' | 'refused'
}

/**
 * Takes a marketplace product one step along its chart: locked, asked, stored and noted in one transaction, which the products that it was
 * and will be matched with wait for. Answers how it stood.
 */
export async function takeStep(work: Work, id: number, asked: AskedStep): Promise<MatchBefore> {
  const { db, actor } = work
  const { shop_id } = actor
  const own = and(
    eq(marketplace_listings.shop_id, shop_id),
    eq(marketplace_listings.marketplace_id, importMarketplace),
    eq(marketplace_listings.id, id),
  )
  const [before] = await db.select().from(marketplace_listings).where(own).for('update')
  if (!before) throw refuse(404, notFound)
  if (before.version !== asked.version)
    throw await staleRefusal(db, { shop_id, subject: 'marketplace_listings', id, updated_at: before.updated_at })
  const chosen = asked.type === 'CHOOSE' ? asked.variant_id : null
  const touched = await lockProducts(db, shop_id, [before.variant_id, before.suggested_variant_id, chosen])
  const candidate = (variant_id: number | null) => candidateOf(db, shop_id, { variant_id, listing_id: id })
  const facts = { suggestion: await candidate(before.suggested_variant_id), variant_id: before.variant_id }
  const taken: MatchStep = asked.type === 'CHOOSE' ? { type: 'CHOOSE', candidate: await candidate(chosen) } : asked
  const after = step(productMatchChart, matchAt(before.status, facts), { ...taken, by: actor })
  const { variant_id } = after.context
  const decided = after.value === 'matched' || after.value === 'refused'
  await db
    .update(marketplace_listings)
    .set({
      variant_id,
      refused: after.value === 'refused' ? 1 : 0,
      decided_by: decided ? actor.user_id : null,
      decided_at: decided ? sql`now()` : null,
      version: before.version + 1,
      updated_at: sql`now()`,
    })
    .where(own)
  if (variant_id !== before.variant_id) for (const product of touched) await sumUp(db, shop_id, product)
  await audit(work, {
    subject: 'marketplace_listings',
    subject_id: id,
    event: asked.type,
    state_before: before.status,
    state_after: after.value,
    before: { variant_id: before.variant_id },
    after: { variant_id },
  })
  return { status: before.status, variant_id: before.variant_id }
}

/** The products of these variants, locked in the order of their ids: two that are matched with one variant at once come one after the other. */
async function lockProducts(db: Database, shop_id: number, ids: readonly (number | null)[]): Promise<number[]> {
  const named = `{${ids.filter((id) => id !== null).join(',')}}`
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from products p
     where p.shop_id = ${shop_id}
       and p.id in (select v.product_id from variants v where v.shop_id = ${shop_id} and v.id = any(${named}::int[]))
     order by p.id for no key update`)
  return rows.map(({ id }) => id)
}

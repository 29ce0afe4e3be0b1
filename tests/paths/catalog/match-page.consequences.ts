import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { job_rows, jobs } from '#server/db/schema/jobs.ts'
import { marketplace_listings } from '#server/db/schema/marketplace-listings.ts'
import { products, variants } from '#server/db/schema/products.ts'
import { matches } from '#tests/fixtures/matches.fixture.ts'
import type { Consequences, Sent } from '#tests/paths/cover/consequences.ts'
import type { World } from '#tests/paths/cover/http.ts'

/** A marketplace product whose barcode a variant of the shop has, two other variants, the last of which another product is matched with. */
export interface MatchWorld extends World {
  readonly id: number
  readonly codes: readonly number[]
  readonly user_id: number
  /** Its variants, by the ids that the walks know them by: suggested, free, taken. */
  readonly variants: Readonly<Record<number, number>>
  /** What their products are called. */
  readonly names: Readonly<Record<number, string>>
  /** The last job before it. */
  readonly since: number
}

type Stored = Awaited<ReturnType<typeof storedMatches>>

interface Doing extends EventObject {
  readonly step?: { readonly type: string; readonly candidate?: { readonly variant_id: number } }
  readonly ids?: readonly number[]
}

/** What each decision sends, and what is stored of it: both marketplace products, what their products lack, and the jobs that began. */
export const matchConsequences: Consequences<MatchWorld, Stored> = {
  senders: ['send', 'begin'],
  // The list is read anew.
  reads: ['REFRESH'],
  sends,
  stored: storedMatches,
  after,
}

function lastDoing(done: readonly EventObject[]): Doing {
  const last = done.findLast(({ type }) => ['STEP', 'FETCH', 'DECIDE', 'ACCEPT_ALL'].includes(type))
  if (!last) throw new Error('Nothing was decided')
  return last
}

/** The variant that a step chooses, as this shop knows it. */
function chosenIn({ step }: Doing, { variants }: MatchWorld): number | undefined {
  return variants[step?.candidate?.variant_id ?? 0]
}

function sends(done: readonly EventObject[], known: Stored, world: MatchWorld): Sent {
  const { id } = world
  const doing = lastDoing(done)
  if (doing.type === 'FETCH') return { method: 'POST', path: `${matches}/fetch`, body: undefined }
  if (doing.type !== 'STEP') {
    const ids = doing.type === 'DECIDE' ? [id] : null
    return { method: 'POST', path: `${matches}/decide`, body: { decision: 'ACCEPT', ids } }
  }
  const version = known.listings.find((one) => one.id === id)?.version
  if (doing.step?.type === 'CHOOSE')
    return { method: 'PATCH', path: `${matches}/${id}/variant`, body: { variant_id: chosenIn(doing, world), version } }
  return { method: 'PATCH', path: `${matches}/${id}/status`, body: { decision: doing.step?.type, version } }
}

function after(done: readonly EventObject[], before: Stored, world: MatchWorld): Stored {
  const doing = lastDoing(done)
  if (doing.type !== 'STEP') return { ...before, jobs: [...before.jobs, jobOf(doing, before, world)] }
  const variant_id = matchedBy(doing, world)
  const decided = doing.step?.type !== 'RELEASE'
  return {
    ...before,
    listings: before.listings.map((one) =>
      one.id === world.id
        ? {
            ...{ ...one, variant_id, version: one.version + 1, updated_at: expect.any(String) },
            ...({ status: decided ? 'matched' : 'suggested', decided_by: decided ? world.user_id : null } as const),
            decided_at: decided ? expect.any(String) : null,
          }
        : one,
    ),
    lacking: before.lacking.map((one) =>
      one.id === world.variants[8] ? one : { ...one, lacks_match: one.id === variant_id ? 0 : 1 },
    ),
  }
}

function matchedBy(doing: Doing, world: MatchWorld): number | null {
  if (doing.step?.type === 'RELEASE') return null
  return (doing.step?.type === 'CHOOSE' ? chosenIn(doing, world) : world.variants[6]) ?? 0
}

/** The job that begins: over the one that is selected, over all that wait with the same barcode, or over the pages of the marketplace. */
function jobOf({ type }: Doing, { listings }: Stored, { id }: MatchWorld): Stored['jobs'][number] {
  if (type === 'FETCH') {
    // The marketplace lists nothing yet, and is asked all the same.
    const page = { record_id: null, label: '1–0', data: { page: 0 } }
    return { kind: 'matches.fetch', input: null, about: { marketplace: 'Çarşı' }, total: 1, rows: [page] }
  }
  const listed = listings.find((one) => one.id === id)
  const row = { record_id: id, label: 'KETEN ELBİSE', data: { version: listed?.version } }
  return { kind: 'matches.decide', input: { decision: 'ACCEPT' }, about: {}, total: 1, rows: [row] }
}

/** All rows that have to do with it. */
export async function storedMatches({ shop: { db, own }, variants: known, since }: MatchWorld) {
  const began = await db
    .select({ id: jobs.id, kind: jobs.kind, input: jobs.input, about: jobs.about, total: jobs.total })
    .from(jobs)
    .where(and(eq(jobs.shop_id, own.shop_id), gt(jobs.id, since)))
    .orderBy(asc(jobs.id))
  return {
    listings: await db
      .select()
      .from(marketplace_listings)
      .where(eq(marketplace_listings.shop_id, own.shop_id))
      .orderBy(asc(marketplace_listings.id)),
    lacking: await db
      .select({ id: variants.id, lacks_match: products.lacks_match })
      .from(variants)
      .innerJoin(products, and(eq(products.shop_id, variants.shop_id), eq(products.id, variants.product_id)))
      .where(inArray(variants.id, Object.values(known)))
      .orderBy(asc(variants.id)),
    jobs: await Promise.all(
      began.map(async ({ id, ...job }) => ({
        ...job,
        rows: await db
          .select({ record_id: job_rows.record_id, label: job_rows.label, data: job_rows.data })
          .from(job_rows)
          .where(eq(job_rows.job_id, id))
          .orderBy(asc(job_rows.position)),
      })),
    ),
  }
}

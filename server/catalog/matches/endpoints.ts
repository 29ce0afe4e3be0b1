import type { Decision } from '#api/contract/catalog/product-matches.ts'
import { matchOperations } from '#api/operations/catalog/product-matches.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { productMatchChart } from '#machines/catalog/product-match/product-match.chart.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { namedStep } from '#server/platform/steps/step.ts'
import { readVariant } from './candidates.ts'
import { findVariants } from './choosing.ts'
import { chosenMatches, decisionJob } from './decision-job.ts'
import { fetchingMatches, pagesOf } from './fetching.ts'
import { readMatch } from './list.ts'
import { takeMatchStep } from './steps.ts'
import { summaryOf } from './summary.ts'

const summary = endpoint(matchOperations.summary, ({ db, actor }) => summaryOf(db, actor.shop_id))

const variants = endpoint(matchOperations.variants, ({ db, actor: { shop_id }, language, query }) =>
  findVariants(db, { shop_id, language, search: query.search }),
)

const variant = endpoint(
  matchOperations.variant,
  async ({ db, actor: { shop_id }, language, params: { id }, query: { match_id } }) => {
    const found = await readVariant(db, { shop_id, language, id, match_id })
    if (!found) throw refuse(404, notFound)
    return found
  },
)

const decide = endpoint(matchOperations.decide, async ({ params: { id }, body: { decision, version }, ...context }) => {
  // A variant that is chosen has a call of its own.
  const type = namedStep(productMatchChart, decision, ['CHOOSE']) as Decision
  await takeMatchStep(context, id, { type, version })
  return readMatch({ ...context, shop_id: context.actor.shop_id }, id)
})

const choose = endpoint(matchOperations.choose, async ({ params: { id }, body, ...context }) => {
  await takeMatchStep(context, id, { type: 'CHOOSE', ...body })
  return readMatch({ ...context, shop_id: context.actor.shop_id }, id)
})

const decideMany = endpoint(matchOperations.decideMany, async ({ body: { decision, ids }, ...context }) =>
  startJob(context, decisionJob, {
    input: { decision },
    rows: await chosenMatches(context.db, context.actor.shop_id, { ids }),
  }),
)

const fetchAll = endpoint(matchOperations.fetch, {
  prepare: ({ services, actor }) => pagesOf(services, actor.shop_id),
  handle: async ({ prepared, ...context }) => {
    const { marketplace } = await summaryOf(context.db, context.actor.shop_id)
    return startJob(context, fetchingMatches, { about: { marketplace: marketplace.name }, rows: prepared })
  },
})

/** The calls for what a marketplace lists and what that is in the shop. */
export const matchEndpoints: readonly Endpoint[] = [summary, variants, variant, decide, choose, decideMany, fetchAll]

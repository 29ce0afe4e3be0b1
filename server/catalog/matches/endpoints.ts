import { object } from 'superstruct'
import {
  Match,
  MatchChoice,
  MatchDecision,
  MatchDecisions,
  MatchPage,
  MatchQuery,
  MatchSummary,
  MatchVariantQuery,
  MatchVariants,
  MatchVariantsQuery,
  ShopVariant,
} from '#api/contract/catalog/product-matches.ts'
import { IdText } from '#api/contract/platform/common.ts'
import { Job } from '#api/contract/platform/jobs.ts'
import { productMatches } from '#api/resources/catalog/product-matches.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { startJob } from '#server/platform/jobs/start.ts'
import { readVariant } from './candidates.ts'
import { findVariants } from './choosing.ts'
import { chosenMatches, deciding } from './deciding.ts'
import { fetchingMatches, pagesOf } from './fetching.ts'
import { listMatches, readMatch } from './list.ts'
import { takeMatchStep } from './steps.ts'
import { summaryOf } from './summary.ts'

const path = '/v1/panel/product-matches'
const ById = object({ id: IdText })
const { codes } = productMatches

const list = endpoint({
  method: 'GET',
  path,
  summary: 'What the marketplace lists for the shop, beside what it is there, a page at a time',
  query: MatchQuery,
  data: MatchPage,
  codes: codes.list,
  handle: ({ db, actor: { shop_id }, language, query }) => listMatches({ db, shop_id, language, query }),
})

const summary = endpoint({
  method: 'GET',
  path: `${path}/summary`,
  summary: 'Whether the shop may fetch from the marketplace, and how many suggestions have the same barcode',
  data: MatchSummary,
  codes: codes.list,
  handle: ({ db, actor }) => summaryOf(db, actor.shop_id),
})

const variants = endpoint({
  method: 'GET',
  path: `${path}/variants`,
  summary: 'The variants of the shop that a text finds, to choose one from',
  query: MatchVariantsQuery,
  data: MatchVariants,
  codes: codes.list,
  handle: ({ db, actor: { shop_id }, language, query }) =>
    findVariants(db, { shop_id, language, search: query.search }),
})

const variant = endpoint({
  method: 'GET',
  path: `${path}/variants/:id`,
  summary: 'One variant of the shop, to compare it with a marketplace product',
  params: ById,
  query: MatchVariantQuery,
  data: ShopVariant,
  codes: codes.list,
  handle: async ({ db, actor: { shop_id }, language, params: { id }, query: { match_id } }) => {
    const found = await readVariant(db, { shop_id, language, id, match_id })
    if (!found) throw refuse(404, notFound)
    return found
  },
})

const decide = endpoint({
  method: 'PATCH',
  path: `${path}/:id/status`,
  summary: 'Accepts what is suggested for a marketplace product, refuses it, or takes a decision back',
  params: ById,
  body: MatchDecision,
  data: Match,
  codes: codes.edit,
  handle: async ({ params: { id }, body: { decision, version }, ...asked }) => {
    await takeMatchStep(asked, id, { type: decision, version })
    return readMatch({ ...asked, shop_id: asked.actor.shop_id }, id)
  },
})

const choose = endpoint({
  method: 'PATCH',
  path: `${path}/:id/variant`,
  summary: 'Matches a marketplace product with a variant of the shop, whatever was suggested',
  params: ById,
  body: MatchChoice,
  data: Match,
  codes: codes.edit,
  handle: async ({ params: { id }, body, ...asked }) => {
    await takeMatchStep(asked, id, { type: 'CHOOSE', ...body })
    return readMatch({ ...asked, shop_id: asked.actor.shop_id }, id)
  },
})

const decideMany = endpoint({
  method: 'POST',
  path: `${path}/decide`,
  summary: 'Begins to decide over many marketplace products, each judged as it would be alone',
  body: MatchDecisions,
  data: Job,
  codes: deciding.codes,
  handle: async ({ body: { decision, ids }, ...asked }) =>
    startJob(asked, deciding, {
      input: { decision },
      rows: await chosenMatches(asked.db, asked.actor.shop_id, { ids }),
    }),
})

const fetchAll = endpoint({
  method: 'POST',
  path: `${path}/fetch`,
  summary: 'Begins to fetch everything that the marketplace lists for the shop',
  data: Job,
  codes: fetchingMatches.codes,
  prepare: ({ services, actor }) => pagesOf(services, actor.shop_id),
  handle: async ({ prepared, ...asked }) => {
    const { marketplace } = await summaryOf(asked.db, asked.actor.shop_id)
    return startJob(asked, fetchingMatches, { about: { marketplace: marketplace.name }, rows: prepared })
  },
})

/** The calls for what a marketplace lists and what that is in the shop. */
export const matchEndpoints: readonly Endpoint[] = [
  list,
  summary,
  variants,
  variant,
  decide,
  choose,
  decideMany,
  fetchAll,
]

import {
  Match,
  MatchChoice,
  MatchDecision,
  MatchDecisions,
  MatchSummary,
  MatchVariantQuery,
  MatchVariants,
  MatchVariantsQuery,
  ShopVariant,
} from '#api/contract/catalog/product-matches.ts'
import { Job } from '#api/contract/platform/jobs.ts'
import { productMatches } from '#api/listings/catalog/product-matches.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What is asked of product matches: one for each step of their life, with the version that was looked at, and the jobs for many. */
export const matchOperations = {
  summary: operation({
    method: 'GET',
    path: '/v1/panel/product-matches/summary',
    summary: 'Whether the shop may fetch from the marketplace, and how many suggestions have the same barcode',
    data: MatchSummary,
    codes: productMatches.codes.list,
  }),
  variants: operation({
    method: 'GET',
    path: '/v1/panel/product-matches/variants',
    summary: 'The variants of the shop that a text finds, to choose one from',
    query: MatchVariantsQuery,
    data: MatchVariants,
    codes: productMatches.codes.list,
  }),
  variant: operation({
    method: 'GET',
    path: '/v1/panel/product-matches/variants/:id',
    summary: 'One variant of the shop, to compare it with a marketplace product',
    query: MatchVariantQuery,
    data: ShopVariant,
    codes: productMatches.codes.list,
  }),
  decide: operation({
    method: 'PATCH',
    path: '/v1/panel/product-matches/:id/status',
    summary: 'Accepts what is suggested for a marketplace product, refuses it, or takes a decision back',
    body: MatchDecision,
    data: Match,
    codes: productMatches.codes.edit,
  }),
  choose: operation({
    method: 'PATCH',
    path: '/v1/panel/product-matches/:id/variant',
    summary: 'Matches a marketplace product with a variant of the shop, whatever was suggested',
    body: MatchChoice,
    data: Match,
    codes: productMatches.codes.edit,
  }),
  decideMany: operation({
    method: 'POST',
    path: '/v1/panel/product-matches/decide',
    summary: 'Begins to decide over many marketplace products, each judged as it would be alone',
    body: MatchDecisions,
    data: Job,
    codes: productMatches.codes.edit,
  }),
  fetch: operation({
    method: 'POST',
    path: '/v1/panel/product-matches/fetch',
    summary: 'Begins to fetch everything that the marketplace lists for the shop',
    data: Job,
    codes: productMatches.codes.edit,
  }),
}

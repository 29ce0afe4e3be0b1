import type { MatchSummary } from '#api/contract/catalog/product-matches.ts'
import { productMatches } from '#api/listings/catalog/product-matches.ts'
import { offered } from '#api/rules/platform/marketplaces.ts'
import { somethingSelected } from '#api/rules/platform/records.ts'
import { permitted } from '#api/rules/platform/session.ts'
import { asGuards } from '#machines/platform/refusals.ts'

/** What is asked beside the chart of a match: for what is done to many of them. */
export const matchGuards = {
  ...asGuards([permitted], ({ context }) => ({ holder: context.holder, gate: { codes: productMatches.codes.edit } })),
  ...asGuards([offered], ({ context }) => accountOf(context.summary)),
  ...asGuards([somethingSelected], ({ context, event }) => ({ selected: event.ids?.length ?? context.count })),
}

/** The account as its rule asks for it: what the shop signs in with is never told. */
function accountOf(summary: MatchSummary | null) {
  const { status = 0, shop_status = 0, configured = 0 } = summary?.marketplace ?? {}
  const there = configured === 1 ? 'configured' : ''
  return { status, shop_status, auth_data: { baseKey: there, supplier_id: there } }
}

import { array, enums, type Infer, integer, min, nullable, object, optional, size, string } from 'superstruct'
import { Id, IdText, listQuery, StepName, Switch } from '#api/contract/platform/common.ts'

/** What a marketplace product may stand at: the states of its chart. */
export const matchStatuses = ['unmatched', 'suggested', 'matched', 'refused'] as const
export const MatchStatus = enums(matchStatuses)
export type MatchStatus = Infer<typeof MatchStatus>

/** By what a variant of the shop is suggested: its barcode is the same, or its product's name, which no other one has. */
export const suggestedBy = ['barcode', 'name'] as const
export const SuggestedBy = enums(suggestedBy)

/** A variant of the shop that a marketplace product may be. */
export const ShopVariant = object({
  variant_id: Id,
  product_id: Id,
  name: string(),
  /** The values of its options, such as `M, Mavi`. */
  options: string(),
  barcode: string(),
  stock_code: string(),
  /** What it costs at the marketplace, or else at home; nothing where it has no price. */
  price: nullable(string()),
  /** The title of the other marketplace product that it is matched with. */
  taken_by: nullable(string()),
})
export type ShopVariant = Infer<typeof ShopVariant>

/** A marketplace product beside what it is, or may be, in the shop. Its texts are others': whoever shows them shows text. */
export const Match = object({
  id: Id,
  version: integer(),
  barcode: string(),
  title: string(),
  brand: string(),
  category: string(),
  stock_code: string(),
  sale_price: string(),
  list_price: string(),
  quantity: min(integer(), 0),
  status: MatchStatus,
  suggested_by: nullable(SuggestedBy),
  suggestion: nullable(ShopVariant),
  match: nullable(ShopVariant),
  /** Who decided, and when; nobody and nothing while nobody has. */
  decided_by: string(),
  decided_at: nullable(string()),
})
export type Match = Infer<typeof Match>

/** By what the list is narrowed. */
export const matchFilters = {
  status: optional(MatchStatus),
  suggested_by: optional(SuggestedBy),
  product_id: optional(IdText),
}

/** What the screen needs to know beside its list. */
export const MatchSummary = object({
  /** The marketplace, and whether it is offered (rule R179). */
  marketplace: object({ name: string(), status: Switch, shop_status: Switch, configured: Switch }),
  /** How many suggestions wait whose barcode is the same. */
  by_barcode: min(integer(), 0),
})
export type MatchSummary = Infer<typeof MatchSummary>

/** The decisions that need no product to be chosen. */
export const decisions = ['ACCEPT', 'REFUSE', 'RELEASE'] as const
const Decision = enums(decisions)
export type Decision = Infer<typeof Decision>

/** One step of a match by its name in the chart, from the version that was looked at. */
export const MatchDecision = object({ decision: StepName, version: integer() })
export const MatchChoice = object({ variant_id: Id, version: integer() })

/** The same decision for many: for these, or without ids for every suggestion whose barcode is the same. */
export const MatchDecisions = object({
  decision: Decision,
  ids: nullable(size(array(Id), 1, 10_000)),
})
export type MatchDecisions = Infer<typeof MatchDecisions>

/** Variants of the shop to choose from. */
export const MatchVariants = object({ rows: array(object({ id: Id, name: string() })) })
export const MatchVariantsQuery = object({ search: listQuery.search })
/** `match_id` is the marketplace product that it is compared with: its own match does not stand in its way. */
export const MatchVariantQuery = object({ match_id: optional(IdText) })

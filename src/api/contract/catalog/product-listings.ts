import { array, enums, type Infer, integer, max, min, nullable, object, optional, size, string } from 'superstruct'
import { Id, IdText, RefusalAnswer, Switch } from '#api/contract/platform/common.ts'

/** Where a product may stand at a marketplace: the states of its chart. */
export const listingStates = ['unlisted', 'sending', 'waiting', 'listed', 'refused'] as const
export type ListingState = (typeof listingStates)[number]

/** The same as lists tell it: what is not listed may be sent, or a rule keeps it back. */
export const listingStatuses = ['ready', 'blocked', 'sending', 'waiting', 'listed', 'refused'] as const
const ListingStatus = enums(listingStatuses)
export type ListingStatus = Infer<typeof ListingStatus>

/** A product of the shop as it stands at the marketplace. */
export const ProductListing = object({
  id: Id,
  version: integer(),
  product_id: Id,
  name: string(),
  image_url: nullable(string()),
  variants: min(integer(), 0),
  status: ListingStatus,
  /** The rules that stand in the way of sending it, as it is now. */
  rules: array(RefusalAnswer),
  /** What the marketplace said against it, in its own words. */
  reasons: array(string()),
  /** The category and brand, whose links the rules ask for. */
  category_id: Id,
  brand_id: nullable(Id),
  sent_at: nullable(string()),
  /** Its prices or stock are not what the marketplace was told last. */
  changed: Switch,
})
export type ProductListing = Infer<typeof ProductListing>

/** By what the list is narrowed. */
export const listingFilters = { status: optional(ListingStatus), product_id: optional(IdText) }

/** How many are named at once. */
const mostNamed = 10_000

/** Products that are sent: by their rows of the list. */
export const ListingChoice = object({ ids: size(array(Id), 1, mostNamed) })
export type ListingChoice = Infer<typeof ListingChoice>
export const ListingPush = object({ choice: ListingChoice })
/** The same, asked for without doing it: a page of the choice at a time. */
export const ListingPushDryRun = object({ choice: ListingChoice, page: max(min(integer(), 0), 1_000_000) })

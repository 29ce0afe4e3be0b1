import { array, enums, type Infer, integer, min, nullable, object } from 'superstruct'

/** What of the catalogue needs care, in the order in which it is told. */
export const catalogIssueNames = [
  'no_stock',
  'no_image',
  'no_price',
  'untranslated',
  'passive',
  'unmatched',
  'waiting_reviews',
] as const
export type CatalogIssueName = (typeof catalogIssueNames)[number]

const Count = min(integer(), 0)

/** How much needs care, as far as the person may open its list. */
export const CatalogCare = object({
  /** All products; nothing for those who may not list them. */
  products: nullable(Count),
  catalogIssues: array(object({ name: enums(catalogIssueNames), count: Count })),
})
export type CatalogCare = Infer<typeof CatalogCare>

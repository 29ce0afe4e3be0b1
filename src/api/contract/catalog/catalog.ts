import { array, enums, type Infer, integer, min, nullable, object } from 'superstruct'

/** What of the catalogue needs care, in the order in which it is told. */
export const careNames = [
  'no_stock',
  'no_image',
  'no_price',
  'untranslated',
  'passive',
  'unmatched',
  'waiting_reviews',
] as const
export type CareName = (typeof careNames)[number]

const Count = min(integer(), 0)

/** How much needs care, as far as the person may open its list. */
export const CatalogCare = object({
  /** All products; nothing for those who may not list them. */
  products: nullable(Count),
  cares: array(object({ name: enums(careNames), count: Count })),
})
export type CatalogCare = Infer<typeof CatalogCare>

import { array, type Infer, integer, min, nullable, object, size, string } from 'superstruct'
import { Id, Text } from '#api/contract/platform/common.ts'
import { StoredFile } from '#api/contract/platform/files.ts'

/** The marketplace that products are imported from (R230). */
export const importMarketplace = 2

/** How many of a product's pictures are imported (R52). */
export const mostImported = 5

const Barcode = size(Text, 1, 100)

export const ImportQuery = object({ barcode: Barcode })

/** A product of the marketplace, as a person chooses it. Its pictures are addresses, below that of the marketplace service or whole ones. */
export const ImportableProduct = object({
  id: string(),
  barcode: string(),
  title: string(),
  brand: string(),
  category: string(),
  pictures: array(string()),
})
export type ImportableProduct = Infer<typeof ImportableProduct>

/** Which product is imported. Its pictures and names are asked of the marketplace anew: what a caller says of them counts for nothing. */
export const ImportRequest = object({ barcode: Barcode, id: size(Text, 1, 100) })
export type ImportRequest = Infer<typeof ImportRequest>

/** A product of the marketplace, ready to be filled in: what the shop has under the same names, and its pictures stored. */
export const ImportedProduct = object({
  name: string(),
  brand_id: nullable(Id),
  category_id: nullable(Id),
  images: array(StoredFile),
  /** Pictures that could not be had. */
  missing_images: min(integer(), 0),
})
export type ImportedProduct = Infer<typeof ImportedProduct>

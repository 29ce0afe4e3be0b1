import type { ShopVariant } from '#api/contract/catalog/product-matches.ts'
import { products } from '#api/listings/catalog/products.ts'
import { permits } from '#api/rules/platform/session.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Link } from '#ui/Link.tsx'

/** A product of the shop with the options of the variant that is meant, leading to its form. */
export function ShopProduct({ variant: { product_id, name, options } }: { variant: ShopVariant }) {
  const words = options === '' ? name : `${name} (${options})`
  if (!permits(useHolder(), products.codes.view)) return words
  return (
    <Link tone="quiet" href={`/products/edit/${product_id}`}>
      {words}
    </Link>
  )
}

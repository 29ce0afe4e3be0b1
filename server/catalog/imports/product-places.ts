import type { ProductInput } from '#api/contract/catalog/products.ts'
import type { ImportContext } from '#server/platform/imports/import-context.ts'

/** Where a path of a refused product is in a file: the place of its variant, or `null` for the product's own, and the field of the column. */
export function placeOf(
  path: string,
  product: ProductInput,
  context: ImportContext,
): { index: number | null; column: string } {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = path.split('.')
  if (first === 'translations') {
    const language = product.translations[Number(second)]?.language_id
    // Keywords follow from the name.
    return { index: null, column: `${third === 'auto_meta_keywords' ? 'name' : third}.${language}` }
  }
  if (first !== 'variants') return { index: null, column: own[first] ?? first }
  const index = second === '' ? null : Number(second)
  if (third === 'prices') {
    const list = product.variants[index ?? 0]?.prices[Number(fourth)]?.country_id ?? context.countries[0]?.id
    return { index, column: fourth !== '' && fifth === 'strikethrough_price' ? `strike.${list}` : `price.${list}` }
  }
  return { index, column: third === '' ? 'options' : third }
}

const own: Readonly<Record<string, string>> = {
  main_category_id: 'category',
  categories: 'category',
  tax_id: 'tax',
  unit_id: 'unit',
  brand_id: 'brand',
  supplier_id: 'supplier',
  selected_options: 'options',
  product_type_id: 'options',
}

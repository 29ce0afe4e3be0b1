import type { ProductInput } from '#api/contract/catalog/products.ts'
import { normalized } from '#api/rules/catalog/product-sums.ts'
import type { FormContext } from './form.types.ts'

type Filled = Pick<FormContext, 'draft' | 'attributes' | 'attributesOf'>

/**
 * What is sent (R16, R19, R20, R41, R42, R44): the product with one spelling of every value, without the attributes of other categories, and
 * without variants and pictures that were deleted before they were ever stored.
 */
export function payloadOf(form: Filled): ProductInput {
  const product = normalized(form.draft)
  return sendable({ ...product, attributes: product.attributes.filter((one) => counts(form, one)) })
}

/** A product without what the server tells beside it, and without what was deleted before it was stored. */
export function sendable(product: ProductInput): ProductInput {
  return {
    ...product,
    variants: product.variants.filter(isSent).map((one) => ({
      ...one,
      images: one.images.filter(isSent).map(({ url: _, ...image }) => image),
      prices: one.prices.map(({ country_name: _, ...price }) => price),
    })),
  }
}

/** A path of what was sent, as the draft has it: rows that were left out are counted again. */
export function draftPath(form: Filled, path: string): string {
  const [list, row, ...rest] = path.split('.')
  const product = normalized(form.draft)
  if (list === 'attributes') {
    return [list, place(product.attributes, row, (one) => counts(form, one)), ...rest].join('.')
  }
  if (list !== 'variants' || row === undefined) return path
  const at = place(product.variants, row, isSent)
  if (rest[0] !== 'images' || rest[1] === undefined) return [list, at, ...rest].join('.')
  const image = place(product.variants[Number(at)]?.images ?? [], rest[1], isSent)
  return [list, at, 'images', image, ...rest.slice(2)].join('.')
}

function isSent({ id, deleted }: { id?: number | null | undefined; deleted: number }): boolean {
  return !deleted || (id !== null && id !== undefined)
}

/** An attribute of the product's category that was given a value. */
function counts({ draft, attributes, attributesOf }: Filled, one: ProductInput['attributes'][number]): boolean {
  if (attributesOf !== draft.main_category_id || !attributes.some(({ id }) => id === one.attribute_id)) return false
  return one.attribute_value_id !== null || one.value.trim() !== ''
}

function place<T>(rows: readonly T[], index: string | undefined, stays: (row: T) => boolean): string {
  const places = rows.flatMap((row, at) => (stays(row) ? [at] : []))
  return String(places[Number(index)] ?? index)
}

import { attributesOf, brands, categories } from './lists.ts'

/** A product as somebody wants it listed. */
export interface ListedItem {
  readonly barcode: string
  readonly title: string
  readonly stockCode?: string | undefined
  readonly brandId: number
  readonly categoryId: number
  readonly quantity: number
  readonly salePrice: number
  readonly listPrice: number
  readonly images?: readonly { readonly url: string }[] | undefined
  readonly attributes?:
    | readonly { readonly attributeId: number; readonly attributeValueId?: number | undefined }[]
    | undefined
}

/** Why the marketplace does not list an item; empty when it does. */
export function failureReasons(item: ListedItem): string[] {
  return checks.filter(([, holds]) => !holds(item)).map(([why]) => why)
}

const checks: readonly (readonly [string, (item: ListedItem) => boolean])[] = [
  [
    'The barcode must have 1 to 40 letters, digits, dots, dashes or underscores',
    ({ barcode }) => /^[\w.-]{1,40}$/.test(barcode),
  ],
  ['The title must have 1 to 100 characters', ({ title }) => title.trim() !== '' && [...title].length <= 100],
  ['The quantity must be a whole number from 0 to 20000', ({ quantity }) => isWhole(quantity) && quantity <= 20_000],
  ['The sale price must be above 0', ({ salePrice }) => salePrice > 0 && salePrice < 10_000_000],
  [
    'The list price must not be below the sale price',
    ({ listPrice, salePrice }) => listPrice >= salePrice && listPrice < 10_000_000,
  ],
  ['There is no such brand', ({ brandId }) => brands.some(({ id }) => id === brandId)],
  ['There is no such category', ({ categoryId }) => categories.some(({ id }) => id === categoryId)],
  ['At most 8 pictures', ({ images = [] }) => images.length <= 8],
  ['A required attribute of the category is missing', hasAttributes],
]

function hasAttributes({ categoryId, attributes = [] }: ListedItem): boolean {
  const category = categories.find(({ id }) => id === categoryId)
  if (!category) return true
  return attributesOf(category)
    .filter(({ required }) => required)
    .every(({ attribute, attributeValues }) => {
      const given = attributes.find(({ attributeId }) => attributeId === attribute.id)
      return attributeValues.some(({ id }) => id === given?.attributeValueId)
    })
}

function isWhole(value: number): boolean {
  return Number.isInteger(value) && value >= 0
}

import type { Product, ProductInput, Variant } from '#api/contract/catalog/products.ts'
import type { PreviewCell } from '#api/contract/platform/imports.ts'
import { checkDigitFits } from '#api/rules/catalog/product-codes.ts'
import { broken } from '#api/rules/platform/rule.ts'
import type { Previewed } from '#server/platform/imports/preview.ts'
import { textOf } from '#server/platform/imports/table.ts'
import type { RawRow } from '#server/platform/imports/values.ts'
import type { Making } from './making.ts'
import type { Nameable } from './product-cells.ts'

interface Shown {
  /** The rows of one product, each with the variant that it is about (`null`: a new one). */
  readonly named: readonly { readonly row: RawRow; readonly variant_id: number | null }[]
  readonly stored: Product | null
  readonly product: ProductInput
  readonly known: Nameable
  readonly making: Making
}

/** The rows of a product as they will be stored: its own fields in the first of them, those of a variant in each. */
export function previewRows({ named, stored, product, known, making }: Shown): Previewed[] {
  const added = named.filter(({ variant_id }) => variant_id === null)
  const offset = product.variants.length - added.length
  return named.map(({ row, variant_id }, at) => {
    const place = added.findIndex((one) => one.row === row)
    const before = stored?.variants.find(({ id }) => id === variant_id)
    const after = place < 0 ? product.variants.find(({ id }) => id === variant_id) : product.variants[offset + place]
    const shownIn = (whole: ProductInput, variant: Variant | undefined, key: string, other: string) =>
      ownValue(whole, key, known, making) ?? variantValue(variant, key) ?? other
    const cells = keysOf(row, at === 0 ? product : null, stored).map((key): PreviewCell => {
      const said = textOf(row.cells[key]).trim()
      return {
        key,
        // A variant that is new has had nothing.
        before: stored ? shownIn(stored, before, key, place < 0 ? said : '') : null,
        after: shownIn(product, after, key, said),
      }
    })
    return { position: row.position, cells, advice: adviceOn(row) }
  })
}

/** What a person had better look at before these rows are applied: as the form of a product says it. */
export function adviceOn({ cells }: RawRow): Previewed['advice'] {
  return broken([checkDigitFits], textOf(cells.barcode)).map(({ id, about }) => ({
    id,
    columns: ['barcode'],
    ...(about ? { about } : {}),
  }))
}

/** The fields that a row gives, and the names in other languages that follow from the one that it gives. */
function keysOf({ cells }: RawRow, product: ProductInput | null, stored: Product | null): string[] {
  const given = Object.keys(cells).filter((key) => key !== 'id')
  const nameIn = (one: ProductInput | null, language: number) =>
    one?.translations.find(({ language_id }) => language_id === language)?.name ?? ''
  const following = (product?.translations ?? [])
    .filter(({ language_id, name }) => name !== nameIn(stored, language_id))
    .map(({ language_id }) => `name.${language_id}`)
  return [...given, ...following.filter((key) => !given.includes(key))]
}

const references = { brand: 'brand_id', tax: 'tax_id', unit: 'unit_id', supplier: 'supplier_id' } as const
const limits = ['min_quantity', 'max_quantity', 'step_quantity', 'min_stock'] as const

/** A field that a product has once, or `null` where it is one of its variants. */
function ownValue(product: ProductInput, key: string, known: Nameable, making: Making): string | number | null {
  const [first = '', second] = key.split('.')
  const made = (id: number) => {
    const missing = making.of(id)
    return missing ? making.nameOf(missing) : ''
  }
  if (Object.hasOwn(references, key)) {
    const kind = key as keyof typeof references
    const id = product[references[kind]] ?? 0
    return id < 0 ? made(id) : known[kind].nameOf(id)
  }
  if (key === 'category') {
    const id = product.main_category_id ?? 0
    return id < 0 ? made(id) : known.tree.path(id).join(' > ')
  }
  if (key === 'tags') return product.tags.map((id) => (id < 0 ? made(id) : known.tags.nameOf(id))).join(', ')
  if (key === 'status') return product.status
  const limit = limits.find((one) => one === key)
  if (limit) return numberOf(product[limit])
  const text = product.translations.find(({ language_id }) => String(language_id) === second)
  if (first === 'name' || first === 'short_description' || first === 'description') return text?.[first] ?? ''
  return null
}

const codes = ['stock_code', 'barcode', 'supplier_code', 'shelf'] as const
const measures = ['quantity', 'supplier_price', 'width', 'height', 'length', 'weight'] as const

/** A field of a variant, or `null` where only the row tells it. */
function variantValue(variant: Variant | undefined, key: string): string | number | null {
  if (!variant) return null
  const [first, list] = key.split('.')
  const code = codes.find((one) => one === key)
  if (code) return variant[code]
  const measure = measures.find((one) => one === key)
  if (measure) return numberOf(variant[measure])
  const price = variant.prices.find(({ country_id }) => String(country_id) === list)
  if (first === 'price') return numberOf(price?.price)
  if (first === 'strike') return numberOf(price?.strikethrough_price)
  return null
}

function numberOf(value: string | number | null | undefined): string | number {
  return value === null || value === undefined || value === '' ? '' : Number(value)
}

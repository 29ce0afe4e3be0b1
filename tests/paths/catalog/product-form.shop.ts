import type { ProductInput } from '#api/contract/catalog/products.ts'
import { combinationOf } from '#api/rules/catalog/product-variants.ts'
import type { FormEvent } from '#machines/catalog/product-form/form.types.ts'
import { option_values } from '#server/db/schema/catalogue.ts'
import { productInput } from '#tests/product-input.ts'
import { beden, inventedShop, m, renk, s } from '#tests/product-rules.ts'
import type { Seeded } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'
import { keten } from './product-form.products.ts'

/** The invented shop of the product form's walks, with the ids of a real one. */

/** A product of the walks as this shop knows it. */
export function productIn(own: Seeded, changes: Partial<ProductInput>): ProductInput {
  const { option } = placesIn(own)
  const product = productInput(own, changes)
  return {
    ...product,
    selected_options: product.selected_options.map((id) => idIn(option, id)),
    variants: product.variants.map((one) => ({ ...one, options: one.options.map((pair) => pairIn(own, pair)) })),
  }
}

/** An event of the walks as this shop knows it; `images` are the pictures of the product, in the order of the walk's. */
export function eventIn(own: Seeded, images: readonly string[], event: FormEvent): FormEvent {
  const { category, option, value } = placesIn(own)
  switch (event.type) {
    case 'CHOOSE_MAIN_CATEGORY':
    case 'ADD_CATEGORY':
    case 'REMOVE_CATEGORY':
      return { ...event, id: idIn(category, event.id) }
    case 'SET_ATTRIBUTE':
      return { ...event, attribute_id: own.attribute.kumas, attribute_value_id: own.attribute.keten }
    case 'SET_FIELD':
      return event.key === 'tax_id' ? { ...event, value: own.tax } : event
    case 'CHOOSE_OPTIONS':
      return { ...event, options: event.options.map((id) => idIn(option, id)) }
    case 'ADD_VARIANT':
      return { ...event, options: event.options.map((pair) => pairIn(own, pair)) }
    case 'SET_VARIANT_OPTION':
      return { ...event, ...pairIn(own, event) }
    case 'CHOOSE_VALUES':
      return {
        ...event,
        option_id: idIn(option, event.option_id),
        values: event.values.map((id) => valueIn(value, id)),
      }
    case 'CHOOSE_COMBINATIONS':
      return { ...event, combinations: event.combinations.map((key) => combinationIn(own, key)) }
    case 'RESTORE_IMAGE':
      return { ...event, image: images[namesOfImages.indexOf(event.image)] ?? event.image }
    default:
      return event
  }
}

/** Sizes beyond the three of the shop: a product of the walks has more variants than any may have. */
export async function addSizes({ db, own }: Pick<Shop, 'db' | 'own'>, product: ProductInput): Promise<void> {
  const known = Object.values(own.option)
  const ids = product.variants.flatMap(({ options }) => options.map((one) => one.option_value_id))
  const rows = ids
    .filter((id) => !known.includes(id))
    .map((id) => ({ id, shop_id: own.shop_id, option_id: own.option.beden, label: String(id), translations: [] }))
  await db.insert(option_values).overridingSystemValue().values(rows)
}

/** Where the ids of those sizes begin. */
const beyond = 1_000_000
/** What the walks call the pictures. */
const namesOfImages = keten.variants[0]?.images.map(({ image }) => image) ?? []
/** The category that the walks call İndirim: no other is above or below it. */
const indirim = 6
const l = 13

function placesIn({ category, option }: Seeded) {
  const names = Object.keys(inventedShop.category) as (keyof typeof category)[]
  return {
    category: new Map([
      ...names.map((name) => [inventedShop.category[name], category[name]] as const),
      [indirim, category.ayakkabi] as const,
    ]),
    option: new Map([
      [beden, option.beden],
      [renk, option.renk],
    ]),
    value: new Map([
      [s, option.s],
      [m, option.m],
      [l, option.l],
    ]),
  }
}

function pairIn<P extends { option_id: number; option_value_id: number }>(own: Seeded, pair: P) {
  const { option, value } = placesIn(own)
  const { option_id, option_value_id } = pair
  return { option_id: idIn(option, option_id), option_value_id: valueIn(value, option_value_id) }
}

/** A combination of the walks by the name that it has in this shop. */
function combinationIn(own: Seeded, key: string): string {
  const options = key.split(' ').map((pair) => {
    const [option_id = 0, option_value_id = 0] = pair.split(':').map(Number)
    return pairIn(own, { option_id, option_value_id })
  })
  return combinationOf({ options })
}

/** 0 is an option that is still open. */
function valueIn(known: ReadonlyMap<number, number>, id: number): number {
  return id === 0 ? 0 : (known.get(id) ?? beyond + id)
}

function idIn(known: ReadonlyMap<number, number>, id: number): number {
  const own = known.get(id)
  if (own === undefined) throw new Error(`the shop has nothing for ${id} of the walk`)
  return own
}

import { fold } from '#api/rules/platform/fold.ts'
import { copyRows, newIds } from '#server/db/copy.ts'
import type { Database } from '#server/db/open.ts'
import {
  prices,
  product_attributes,
  product_categories,
  product_tags,
  product_translations,
  products,
  variant_codes,
  variant_images,
  variant_options,
  variants,
} from '#server/db/schema/products.ts'
import type { StoredCatalogue } from './catalogue.ts'
import { chunks } from './chunks.ts'
import type { ProductPlan, VariantPlan } from './plan.ts'
import type { Random } from './random.ts'
import { demoCountry, demoEnglish, demoTurkish } from './world.ts'

interface Shelves {
  readonly db: Database
  readonly shop_id: number
  readonly catalogue: StoredCatalogue
  readonly random: Random
  /** Stores the picture of a variant and answers its file name; without it products have none. */
  readonly pictureOf?: ((product: ProductPlan, variant: VariantPlan) => Promise<string>) | undefined
}

/** So many products at once keep the memory that a large shop takes within bounds. */
const perRound = 5_000

/** Stores planned products with stock `left` per variant (by place among all variants) and answers the variants' ids in the same order. */
export async function storeProducts(
  shelves: Shelves,
  plans: readonly ProductPlan[],
  left: readonly number[],
): Promise<number[]> {
  const ids: number[] = []
  for (const some of chunks(plans, perRound)) {
    const stocked = stockedOf(some, left.slice(ids.length))
    const productIds = await newIds(shelves.db, products, some.length)
    const pictured = await picturesOf(shelves, stocked)
    await copyRows(
      shelves.db,
      products,
      pictured.map((one, at) => productRow(shelves, one, productIds[at] ?? 0)),
    )
    await storeBelow(shelves, some, productIds)
    ids.push(...(await storeVariants(shelves, pictured, productIds)))
  }
  return ids
}

/** A product with what is left of each of its variants. */
interface Stocked {
  readonly plan: ProductPlan
  readonly left: readonly number[]
}

function stockedOf(plans: readonly ProductPlan[], left: readonly number[]): Stocked[] {
  let place = 0
  return plans.map((plan) => {
    const from = place
    place += plan.variants.length
    return { plan, left: left.slice(from, place) }
  })
}

interface Pictured extends Stocked {
  /** By variant; empty where there is none. */
  readonly pictures: readonly string[]
}

/** One picture after the other: all of them go through the same transaction. */
async function picturesOf({ pictureOf }: Shelves, stocked: readonly Stocked[]): Promise<Pictured[]> {
  const pictured: Pictured[] = []
  for (const one of stocked) {
    const pictures: string[] = []
    for (const [position, variant] of one.plan.variants.entries())
      pictures.push(shows(one.plan, position) ? ((await pictureOf?.(one.plan, variant)) ?? '') : '')
    pictured.push({ ...one, pictures })
  }
  return pictured
}

/** The variants with their codes, options, prices and pictures. Answers their ids. */
async function storeVariants(
  { db, shop_id, catalogue }: Shelves,
  pictured: readonly Pictured[],
  productIds: readonly number[],
): Promise<number[]> {
  const flat = pictured.flatMap(({ plan, left, pictures }, of) =>
    plan.variants.map((variant, position) => ({
      ...{ variant, position, product_id: productIds[of] ?? 0 },
      ...{ quantity: left[position] ?? 0, image: pictures[position] ?? '' },
    })),
  )
  const ids = await newIds(db, variants, flat.length)
  const idAt = (at: number) => ids[at] ?? 0
  await copyRows(
    db,
    variants,
    flat.map(({ variant, position, product_id, quantity }, at) => ({
      id: idAt(at),
      shop_id,
      product_id,
      position,
      is_default: position === 0 ? 1 : 0,
      quantity,
      supplier_price: Math.round(variant.price * 0.55),
      stock_code: variant.stock_code,
      barcode: variant.barcode,
      shelf: variant.shelf,
      weight: variant.barcode ? 0.4 : null,
      status: variant.status,
    })),
  )
  const codes = flat.flatMap(({ variant }, at) =>
    [variant.stock_code, variant.barcode].filter(Boolean).map((code) => ({ shop_id, code, variant_id: idAt(at) })),
  )
  const chosen = flat.flatMap(({ variant }, at) =>
    variant.options.map(({ option, value }) => ({
      shop_id,
      variant_id: idAt(at),
      option_id: catalogue.options.get(option) ?? 0,
      option_value_id: catalogue.values.get(`${option}/${value}`) ?? 0,
    })),
  )
  const priced = flat.map(({ variant }, at) => ({
    shop_id,
    variant_id: idAt(at),
    country_id: demoCountry,
    price: variant.price,
    strikethrough_price: variant.strikethrough,
  }))
  const images = flat.flatMap(({ image }, at) =>
    image ? [{ shop_id, variant_id: idAt(at), position: 0, type: 1, image }] : [],
  )
  await copyRows(db, variant_codes, codes)
  await copyRows(db, variant_options, chosen)
  await copyRows(db, prices, priced)
  await copyRows(db, variant_images, images)
  return ids
}

/** A colour is pictured once, by its first variant. */
function shows(plan: ProductPlan, position: number): boolean {
  return plan.variants.findIndex((variant) => variant.colour === plan.variants[position]?.colour) === position
}

function productRow({ shop_id, catalogue }: Shelves, { plan, left, pictures }: Pictured, id: number) {
  const [first] = plan.variants
  return {
    id,
    shop_id,
    product_type_id: plan.type,
    main_category_id: catalogue.categories.get(plan.path.join('/')) ?? 0,
    tax_id: catalogue.taxes.get(plan.tax) ?? 0,
    unit_id: catalogue.units.get(plan.unit) ?? null,
    brand_id: plan.brand === null ? null : (catalogue.brands[plan.brand] ?? null),
    supplier_id: catalogue.suppliers[plan.supplier] ?? null,
    selected_options: plan.options.flatMap((name) => catalogue.options.get(name) ?? []),
    status: plan.status,
    label: plan.names[0],
    search: fold(
      [...plan.names, ...plan.variants.flatMap((variant) => [variant.stock_code, variant.barcode])].join(' '),
    ),
    stock: left.reduce((sum, one) => sum + one, 0),
    least_stock: leastOf(left.filter((_, at) => plan.variants[at]?.status === 1)),
    // The shop watches the stock of one product in four.
    min_stock: plan.type !== 3 && id % 4 === 0 ? 5 : 0,
    variant_count: plan.variants.length,
    price: first?.price ?? null,
    image: pictures[0] ?? '',
  }
}

function leastOf(stocks: readonly number[]): number | null {
  return stocks.length > 0 ? Math.min(...stocks) : null
}

/** Texts, categories, tags and attributes. */
async function storeBelow(
  { db, shop_id, catalogue, random }: Shelves,
  plans: readonly ProductPlan[],
  ids: readonly number[],
): Promise<void> {
  const texts = plans.flatMap((plan, at) =>
    [demoTurkish, demoEnglish].map((language_id, which) => ({
      shop_id,
      product_id: ids[at] ?? 0,
      language_id,
      name: plan.names[which] ?? '',
      description: plan.describes[which] ?? '',
      meta_title: plan.names[which] ?? '',
    })),
  )
  const placed = plans.flatMap(({ path: [trunk, branch, leaf] }, at) =>
    [trunk, `${trunk}/${branch}`, `${trunk}/${branch}/${leaf}`].map((path, position) => ({
      shop_id,
      product_id: ids[at] ?? 0,
      category_id: catalogue.categories.get(path) ?? 0,
      position,
    })),
  )
  const tagged = plans.flatMap((plan, at) =>
    plan.tags.map((tag) => ({ shop_id, product_id: ids[at] ?? 0, tag_id: catalogue.tags[tag] ?? 0 })),
  )
  const described = plans.flatMap((plan, at) =>
    (catalogue.attributes.get(plan.path[0]) ?? []).map(({ id, values }) => ({
      shop_id,
      product_id: ids[at] ?? 0,
      attribute_id: id,
      attribute_value_id: values.length > 0 ? random.pick(values) : null,
      value: values.length > 0 ? '' : plan.path[0] === 'Gıda' ? (plan.names[0].split(' ')[0] ?? '') : '',
    })),
  )
  await copyRows(db, product_translations, texts)
  await copyRows(db, product_categories, placed)
  await copyRows(db, product_tags, tagged)
  await copyRows(db, product_attributes, described)
}

import { fold } from '#api/rules/platform/fold.ts'
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

/** Stores planned products with stock `left` per variant (by place among all variants) and answers the variants' ids in the same order. */
export async function storeProducts(
  shelves: Shelves,
  plans: readonly ProductPlan[],
  left: readonly number[],
): Promise<number[]> {
  const ids: number[] = []
  let place = 0
  for (const some of chunks(plans, 500)) {
    const count = some.reduce((sum, plan) => sum + plan.variants.length, 0)
    ids.push(...(await storeSome(shelves, some, left.slice(place, place + count))))
    place += count
  }
  return ids
}

async function storeSome(shelves: Shelves, plans: readonly ProductPlan[], left: readonly number[]): Promise<number[]> {
  const { db, shop_id, catalogue, pictureOf } = shelves
  const flat = plans.flatMap((plan, of) => plan.variants.map((variant, position) => ({ plan, variant, of, position })))
  const pictures: string[] = []
  // One after the other: all of them go through the same transaction.
  for (const { plan, variant, position } of flat)
    pictures.push(shows(plan, position) ? ((await pictureOf?.(plan, variant)) ?? '') : '')
  const rows = plans.map((plan, of) =>
    productRow(
      shelves,
      plan,
      flat.reduce((sum, one, at) => sum + (one.of === of ? (left[at] ?? 0) : 0), 0),
      pictures[flat.findIndex((one) => one.of === of)] ?? '',
    ),
  )
  const productIds = idsOf(await db.insert(products).values(rows).returning({ id: products.id }))
  await storeBelow(shelves, plans, productIds)
  const variantRows = flat.map(({ plan: _, variant, of, position }, at) => ({
    shop_id,
    product_id: productIds[of] ?? 0,
    position,
    is_default: position === 0 ? 1 : 0,
    quantity: left[at] ?? 0,
    supplier_price: Math.round(variant.price * 0.55),
    stock_code: variant.stock_code,
    barcode: variant.barcode,
    shelf: variant.shelf,
    weight: variant.barcode ? 0.4 : null,
    status: variant.status,
  }))
  const ids: number[] = []
  for (const some of chunks(variantRows))
    ids.push(...idsOf(await db.insert(variants).values(some).returning({ id: variants.id })))
  const codes = flat.flatMap(({ variant }, at) =>
    [variant.stock_code, variant.barcode].filter(Boolean).map((code) => ({ shop_id, code, variant_id: ids[at] ?? 0 })),
  )
  const chosen = flat.flatMap(({ variant }, at) =>
    variant.options.map(({ option, value }) => ({
      shop_id,
      variant_id: ids[at] ?? 0,
      option_id: catalogue.options.get(option) ?? 0,
      option_value_id: catalogue.values.get(`${option}/${value}`) ?? 0,
    })),
  )
  const priced = flat.map(({ variant }, at) => ({
    shop_id,
    variant_id: ids[at] ?? 0,
    country_id: demoCountry,
    price: variant.price,
    strikethrough_price: variant.strikethrough,
  }))
  const images = pictures.flatMap((image, at) =>
    image ? [{ shop_id, variant_id: ids[at] ?? 0, position: 0, type: 1, image }] : [],
  )
  for (const some of chunks(codes)) await db.insert(variant_codes).values(some)
  for (const some of chunks(chosen)) await db.insert(variant_options).values(some)
  for (const some of chunks(priced)) await db.insert(prices).values(some)
  for (const some of chunks(images)) await db.insert(variant_images).values(some)
  return ids
}

/** A colour is pictured once, by its first variant. */
function shows(plan: ProductPlan, position: number): boolean {
  return plan.variants.findIndex((variant) => variant.colour === plan.variants[position]?.colour) === position
}

function productRow(
  { shop_id, catalogue }: Shelves,
  plan: ProductPlan,
  stock: number,
  image: string,
): typeof products.$inferInsert {
  const [first] = plan.variants
  return {
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
    stock,
    variant_count: plan.variants.length,
    price: first?.price ?? null,
    image,
  }
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
  for (const some of chunks(texts)) await db.insert(product_translations).values(some)
  for (const some of chunks(placed)) await db.insert(product_categories).values(some)
  for (const some of chunks(tagged)) await db.insert(product_tags).values(some)
  for (const some of chunks(described)) await db.insert(product_attributes).values(some)
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map((row) => row.id)
}

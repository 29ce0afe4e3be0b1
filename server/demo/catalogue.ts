import { importMarketplace } from '#api/contract/catalog/marketplace-import.ts'
import type { MarketplaceLink } from '#api/resources/catalog/marketplace-links.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import {
  attribute_values,
  attributes,
  brands,
  categories,
  category_attributes,
  option_values,
  options,
  suppliers,
  tags,
} from '#server/db/schema/catalogue.ts'
import type { Both } from '#server/integrations/marketplace/sandbox/goods/goods.types.ts'
import {
  attributeNames,
  colours,
  shoeSizes,
  sizes,
  supplierNames,
  tagNames,
} from '#server/integrations/marketplace/sandbox/goods/traits.ts'
import { brandNames, trunks } from '#server/integrations/marketplace/sandbox/goods/words.ts'
import {
  brands as marketplaceBrands,
  categories as marketplaceCategories,
} from '#server/integrations/marketplace/sandbox/lists.ts'
import { storeTaxes, storeUnits } from '#server/start/first-records.ts'
import { demoEnglish, demoTurkish } from './world.ts'

/** Ids of what was stored, by the Turkish names that the plans use. */
export interface StoredCatalogue {
  /** By `Giyim/Kadın/Elbise`. */
  readonly categories: ReadonlyMap<string, number>
  readonly brands: readonly number[]
  readonly tags: readonly number[]
  readonly suppliers: readonly number[]
  readonly units: ReadonlyMap<string, number>
  /** By rate. */
  readonly taxes: ReadonlyMap<number, number>
  readonly options: ReadonlyMap<string, number>
  /** By `Renk/Siyah`. */
  readonly values: ReadonlyMap<string, number>
  /** Per trunk: what its products are described by, and the ids of the values. */
  readonly attributes: ReadonlyMap<string, readonly { readonly id: number; readonly values: readonly number[] }[]>
}

/** Stores everything that products are made of. */
export async function storeCatalogue(
  db: Database,
  shop_id: number,
  logoOf: (name: string, colour: string) => Promise<string>,
): Promise<StoredCatalogue> {
  const named = (names: Both) => ({ shop_id, label: names[0], translations: translationsOf(names) })
  const searched = (names: Both) => ({ ...named(names), search: fold(names.join(' ')) })
  const storedCategories = await storeCategories(db, searched)
  return {
    categories: storedCategories,
    brands: await storeBrands(db, (name) => searched([name, name]), logoOf),
    tags: idsOf(
      await db
        .insert(tags)
        .values(tagNames.map(searched) as (typeof tags.$inferInsert)[])
        .returning({ id: tags.id }),
    ),
    suppliers: idsOf(
      await db
        .insert(suppliers)
        .values(
          supplierNames.map((name) => ({
            shop_id,
            label: name,
            name,
            search: fold(name),
          })) as (typeof suppliers.$inferInsert)[],
        )
        .returning({ id: suppliers.id }),
    ),
    units: await storeUnits(db, shop_id),
    taxes: await storeTaxes(db, shop_id),
    ...(await storeOptions(db, shop_id, named)),
    attributes: await storeAttributes(db, shop_id, storedCategories),
  }
}

/** White letters need a ground to stand on. */
const paper = '#f4f1ea'

export function translationsOf([tr, en]: Both) {
  return [
    { language_id: demoTurkish, name: tr },
    { language_id: demoEnglish, name: en },
  ]
}

/** What the sandbox marketplace calls it; a few brands and categories are left for somebody to link. */
function linkTo(
  list: readonly { readonly id: number; readonly name: string; readonly path?: readonly string[] }[],
  name: string,
): MarketplaceLink[] {
  const found = list.find((one) => one.name === name)
  if (!found) return []
  const { id, path = [] } = found
  return [{ marketplace_id: importMarketplace, name: [...path, name].join(' › '), external_id: String(id) }]
}

async function storeBrands(
  db: Database,
  row: (name: string) => object,
  logoOf: (name: string, colour: string) => Promise<string>,
): Promise<number[]> {
  const rows: object[] = []
  const inks = colours.map(({ hex }) => hex).filter((hex) => hex !== paper)
  for (const [at, name] of brandNames.entries())
    rows.push({
      ...row(name),
      logo: await logoOf(name, inks[(at * 5 + 2) % inks.length] ?? paper),
      marketplace_links: at % 6 === 5 ? [] : linkTo(marketplaceBrands, name),
    })
  return idsOf(
    await db
      .insert(brands)
      .values(rows as (typeof brands.$inferInsert)[])
      .returning({ id: brands.id }),
  )
}

async function storeCategories(
  db: Database,
  row: (names: Both) => typeof categories.$inferInsert,
): Promise<Map<string, number>> {
  const stored = new Map<string, number>()
  const store = async (names: Both, path: string, parent_id: number | null, position: number) => {
    const linked = path.split('/').length === 3 && position !== 3 ? linkTo(marketplaceCategories, names[0]) : []
    const [{ id } = { id: 0 }] = await db
      .insert(categories)
      .values({ ...row(names), parent_id, position, marketplace_links: linked })
      .returning({ id: categories.id })
    stored.set(path, id)
    return id
  }
  for (const [at, trunk] of trunks.entries()) {
    const trunkId = await store(trunk.name, trunk.name[0], null, at)
    for (const [below, branch] of trunk.branches.entries()) {
      const branchId = await store(branch.name, `${trunk.name[0]}/${branch.name[0]}`, trunkId, below)
      for (const [last, shelf] of branch.shelves.entries())
        await store(shelf.leaf, `${trunk.name[0]}/${branch.name[0]}/${shelf.leaf[0]}`, branchId, last)
    }
  }
  return stored
}

async function storeOptions(
  db: Database,
  shop_id: number,
  named: (names: Both) => { shop_id: number; label: string; translations: ReturnType<typeof translationsOf> },
) {
  const kinds: readonly { name: Both; values: readonly { names: Both; swatch: string }[] }[] = [
    { name: ['Renk', 'Colour'], values: colours.map(({ name, hex }) => ({ names: name, swatch: hex })) },
    { name: ['Beden', 'Size'], values: sizes.map((size) => ({ names: [size, size], swatch: '' })) },
    { name: ['Numara', 'Shoe size'], values: shoeSizes.map((size) => ({ names: [size, size], swatch: '' })) },
  ]
  const storedOptions = new Map<string, number>()
  const storedValues = new Map<string, number>()
  for (const { name, values } of kinds) {
    const [{ id } = { id: 0 }] = await db
      .insert(options)
      .values({ ...named(name), search: fold(name.join(' ')) })
      .returning({ id: options.id })
    storedOptions.set(name[0], id)
    const rows = values.map(({ names, swatch }, position) => ({
      ...named(names),
      shop_id,
      option_id: id,
      swatch,
      position,
    }))
    const ids = idsOf(await db.insert(option_values).values(rows).returning({ id: option_values.id }))
    for (const [at, { names }] of values.entries()) storedValues.set(`${name[0]}/${names[0]}`, ids[at] ?? 0)
  }
  return { options: storedOptions, values: storedValues }
}

/** An attribute belongs to every leaf of its trunk. */
async function storeAttributes(db: Database, shop_id: number, stored: ReadonlyMap<string, number>) {
  const byTrunk = new Map<string, { id: number; values: number[] }[]>()
  for (const { name, trunk, values } of attributeNames) {
    const [{ id } = { id: 0 }] = await db
      .insert(attributes)
      .values({ shop_id, label: name[0], translations: translationsOf(name), search: fold(name.join(' ')) })
      .returning({ id: attributes.id })
    const rows = values.map((names, position) => ({
      shop_id,
      attribute_id: id,
      label: names[0],
      translations: translationsOf(names),
      position,
    }))
    const ids =
      rows.length > 0
        ? idsOf(await db.insert(attribute_values).values(rows).returning({ id: attribute_values.id }))
        : []
    const leaves = [...stored].filter(([path]) => path.startsWith(`${trunk}/`) && path.split('/').length === 3)
    const position = byTrunk.get(trunk)?.length ?? 0
    await db
      .insert(category_attributes)
      .values(leaves.map(([, category_id]) => ({ shop_id, category_id, attribute_id: id, position })))
    byTrunk.set(trunk, [...(byTrunk.get(trunk) ?? []), { id, values: ids }])
  }
  return byTrunk
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map((row) => row.id)
}

import type { Product, ProductInput, VariantOption } from '#api/contract/catalog/products.ts'
import {
  noSwitch,
  notEmptied,
  ownPicturesOnly,
  rowsDisagree,
  severalNamed,
  severalTaxes,
  unknownName,
} from '#api/rules/platform/imports.ts'
import type { Database } from '#server/db/open.ts'
import type { Cell } from '#server/db/schema/imports.ts'
import { namedIn, optionValues, picturesOf } from '#server/platform/imports/known.ts'
import type { Faults } from '#server/platform/imports/row-result.ts'
import { textOf } from '#server/platform/imports/table.ts'
import { type Tree, treeOf } from '#server/platform/imports/tree.ts'
import { empties, flagIn, listIn, nameOf, numberIn, picturesIn, type RawRow } from '#server/platform/imports/values.ts'
import type { Making } from './making.ts'
import type { ProductChanges, VariantChanges } from './product-changes.ts'
import { taxesOf } from './taxes.ts'

/** What cells of products may name. */
export interface Nameable {
  readonly tree: Tree
  readonly brand: Awaited<ReturnType<typeof namedIn>>
  readonly tax: Pick<Nameable['brand'], 'find' | 'nameOf'>
  readonly unit: Nameable['brand']
  readonly supplier: Nameable['brand']
  readonly tags: Nameable['brand']
  readonly options: Nameable['brand']
  readonly values: Awaited<ReturnType<typeof optionValues>>
  readonly pictures: ReadonlySet<string>
}

export async function nameable(db: Database, shop_id: number, rows: readonly RawRow[]): Promise<Nameable> {
  const pictures = rows.flatMap(({ cells }) => (cells.images === undefined ? [] : picturesIn(cells.images)))
  return {
    tree: await treeOf(db, shop_id),
    brand: await namedIn(db, shop_id, 'brands'),
    tax: await taxesOf(db, shop_id),
    unit: await namedIn(db, shop_id, 'units'),
    supplier: await namedIn(db, shop_id, 'suppliers'),
    tags: await namedIn(db, shop_id, 'tags'),
    options: await namedIn(db, shop_id, 'options'),
    values: await optionValues(db, shop_id),
    pictures: await picturesOf(
      db,
      shop_id,
      pictures.filter((name) => name !== null),
    ),
  }
}

interface Saying {
  /** Of one product, in the order of the file, each with the variant it is about. */
  readonly rows: readonly { readonly row: RawRow; readonly variant_id: number | null }[]
  readonly known: Nameable
  readonly making: Making
  readonly faults: Faults
  readonly stored: Product | null
  /** The languages whose names are that of the first where they have none. */
  readonly sameNames: readonly number[]
}

/** What these rows say of their product. What they name and is not there is a fault at its cell. */
export function changesIn(saying: Saying): ProductChanges {
  const { rows, known, faults } = saying
  const raw = rows.map(({ row }) => row)
  return {
    fields: fieldsIn(raw, saying),
    texts: withSameNames(textsIn(raw, faults), saying),
    variants: rows.map(({ row, variant_id }) => variantIn(row, variant_id, known, faults)),
  }
}

/** The cell of a field that all rows share: the first that is there, and the others say the same. */
function shared(rows: readonly RawRow[], key: string, faults: Faults): { cell: Cell; at: number } | null {
  const given = rows.filter((row) => row.cells[key] !== undefined)
  const [first, ...others] = given
  if (!first) return null
  const cell = first.cells[key] ?? ''
  for (const { position, cells } of others)
    if (textOf(cells[key]).trim() !== textOf(cell).trim())
      faults.add(position, rowsDisagree.id, [key], { row: first.position })
  return { cell, at: first.position }
}

const numbers = ['min_quantity', 'max_quantity', 'step_quantity', 'min_stock'] as const
const references = { brand: 'brand_id', tax: 'tax_id', unit: 'unit_id', supplier: 'supplier_id' } as const

function fieldsIn(rows: readonly RawRow[], { known, making, faults }: Saying): ProductChanges['fields'] {
  const fields: Partial<ProductInput> = {}
  for (const [key, field] of Object.entries(references)) {
    const given = shared(rows, key, faults)
    if (given) fields[field] = nameIn(known[key as keyof typeof references], given, key, faults, making)
  }
  const category = shared(rows, 'category', faults)
  if (category) {
    const id = nameIn(known.tree, category, 'category', faults, making)
    fields.main_category_id = id
    // What lies above one that is made is known once it is there.
    fields.categories = id === null ? [] : id < 0 ? [id] : known.tree.above(id)
  }
  const tags = shared(rows, 'tags', faults)
  if (tags)
    fields.tags = listIn(tags.cell).flatMap(
      (name) => nameIn(known.tags, { cell: name, at: tags.at }, 'tags', faults, making) ?? [],
    )
  const status = shared(rows, 'status', faults)
  if (status) {
    const on = flagIn(status.cell)
    if (on === null) faults.add(status.at, noSwitch.id, ['status'])
    else fields.status = on
  }
  for (const key of numbers) {
    const given = shared(rows, key, faults)
    if (given) fields[key] = numberIn(given.cell)
  }
  return fields
}

function nameIn(
  known: { find(name: string): number | null | undefined },
  { cell, at }: { cell: Cell; at: number },
  key: string,
  faults: Faults,
  making: Making,
): number | null {
  if (empties(cell)) return null
  const id = known.find(textOf(cell))
  if (id === undefined && making.makes(key)) {
    const missing = making.missing(key, textOf(cell))
    for (const { id: rule, about } of making.wrong(missing)) faults.add(at, rule, [key], about)
    return missing.id
  }
  const several = key === 'tax' ? severalTaxes : severalNamed
  if (id === null || id === undefined)
    faults.add(at, (id === null ? several : unknownName).id, [key], { name: nameOf(cell) })
  return id ?? null
}

const texts = /^(name|short_description|description)\.(\d+)$/

function textsIn(rows: readonly RawRow[], faults: Faults): ProductChanges['texts'] {
  const said: Record<string, Record<string, string>> = {}
  for (const key of new Set(rows.flatMap(({ cells }) => Object.keys(cells)))) {
    const [, field, language] = texts.exec(key) ?? []
    if (!field || !language) continue
    const given = shared(rows, key, faults)
    if (given) said[language] = { ...said[language], [field]: textOf(given.cell).trim() }
  }
  return said
}

/** A language that has no name, in the file or in the shop, has that of the default language, if the file gives one. */
function withSameNames(said: ProductChanges['texts'], { stored, sameNames }: Saying): ProductChanges['texts'] {
  const [first, ...others] = sameNames
  const name = said[first ?? 0]?.name
  if (!name) return said
  const lacking = others.filter((language) => {
    const own = said[language]?.name
    const kept = stored?.translations.find((one) => one.language_id === language)?.name ?? ''
    return own === undefined && kept === ''
  })
  return { ...said, ...Object.fromEntries(lacking.map((language) => [language, { ...said[language], name }])) }
}

const plain = ['stock_code', 'barcode', 'supplier_code', 'shelf'] as const
const measured = ['quantity', 'supplier_price', 'width', 'height', 'length', 'weight'] as const

function variantIn(row: RawRow, id: number | null, known: Nameable, faults: Faults): VariantChanges {
  const { cells } = row
  const prices: Record<string, { price?: string; strikethrough_price?: string | null }> = {}
  for (const [key, cell] of Object.entries(cells)) {
    const [, what, list = ''] = /^(price|strike)\.(\d+)$/.exec(key) ?? []
    if (what === 'price') prices[list] = { ...prices[list], price: numberIn(cell) }
    if (what === 'strike') prices[list] = { ...prices[list], strikethrough_price: numberOrNone(cell) }
  }
  return {
    id,
    fields: {
      ...Object.fromEntries(
        plain.flatMap((key) => (cells[key] === undefined ? [] : [[key, textOf(cells[key]).trim()]])),
      ),
      ...Object.fromEntries(
        measured.flatMap((key) => (cells[key] === undefined ? [] : [[key, measureIn(key, cells[key])]])),
      ),
    },
    prices,
    options: cells.options === undefined ? null : optionsIn(row, cells.options, known, faults),
    images: cells.images === undefined ? null : imagesIn(row, cells.images, known, faults),
  }
}

/** `Renk: Kırmızı; Beden: M` */
function optionsIn({ position }: RawRow, cell: Cell, known: Nameable, faults: Faults): VariantOption[] {
  return listIn(cell, /[;\n]+/).flatMap((part) => {
    const [option = '', ...value] = part.split(':')
    const option_id = known.options.find(option)
    const option_value_id = option_id ? known.values.get(option_id)?.find(value.join(':')) : null
    if (option_id && option_value_id) return [{ option_id, option_value_id }]
    faults.add(position, unknownName.id, ['options'], { name: nameOf(part) })
    return []
  })
}

/** A stock is always there: emptied, it is no number. */
function measureIn(key: (typeof measured)[number], cell: Cell): string | null {
  return key === 'quantity' ? numberIn(cell) : numberOrNone(cell)
}

function numberOrNone(cell: Cell): string | null {
  return empties(cell) ? null : numberIn(cell)
}

function imagesIn({ position }: RawRow, cell: Cell, known: Nameable, faults: Faults): string[] {
  // Pictures that go are looked for no more once their file is gone: undoing could not bring them back.
  if (empties(cell)) faults.add(position, notEmptied.id, ['images'])
  const names = picturesIn(cell)
  if (names.some((name) => name === null || !known.pictures.has(name)))
    faults.add(position, ownPicturesOnly.id, ['images'])
  return names.filter((name) => name !== null)
}

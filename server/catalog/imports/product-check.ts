import type { Product, ProductInput } from '#api/contract/catalog/products.ts'
import type { ImportChoices, ImportMode } from '#api/contract/platform/imports.ts'
import { codesDiffer } from '#api/rules/catalog/product-codes.ts'
import { staying } from '#api/rules/catalog/product-facts.ts'
import { productRules } from '#api/rules/catalog/products.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { hasFormula, severalFit } from '#api/rules/platform/imports.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { changesOf } from '#server/catalog/products/changes.ts'
import { pricedIn, priceLists } from '#server/catalog/products/facts.ts'
import { readProducts } from '#server/catalog/products/read.ts'
import { prepared } from '#server/catalog/products/save.ts'
import type { ImportContext } from '#server/platform/imports/import-context.ts'
import type { Checking } from '#server/platform/imports/import-kind.ts'
import { Previews } from '#server/platform/imports/preview.ts'
import { Faults, rowResults, type Unit } from '#server/platform/imports/row-result.ts'
import { textOf } from '#server/platform/imports/table.ts'
import { numberIn, type RawRow } from '#server/platform/imports/values.ts'
import { Making, type Missing } from './making.ts'
import { changesIn, type Nameable, nameable } from './product-cells.ts'
import { changed, type ProductChanges } from './product-changes.ts'
import { type Found, foundBy, groupOf, type Match, matched, mustBeThere } from './product-match.ts'
import { placeOf } from './product-places.ts'
import { adviceOn, previewRows } from './product-preview.ts'

export interface ProductPlan {
  /** `null`: a new one. */
  readonly id: number | null
  readonly changes: ProductChanges
  /** What it names and the shop lacks; plans of before have none. */
  readonly missing?: readonly Missing[]
}

/**
 * What would come of rows of products: the very rules that a save of each would be judged by, on facts that are read for hundreds at once.
 */
export async function checkProducts(
  { db, context, mode, choices }: Checking,
  rows: readonly RawRow[],
): Promise<Unit[]> {
  const { shop_id } = context
  const faults = new Faults()
  for (const row of rows)
    for (const [key, cell] of Object.entries(row.cells))
      if (typeof cell === 'object') faults.add(row.position, hasFormula.id, [key])
  const naming = `name.${context.languages[0]?.id ?? 0}`
  const matching = { db, shop_id, mode, naming, rows, faults }
  const found = await foundBy(matching)
  const matches = matched(matching, found)
  if (mode === 'update') mustBeThere(matches, naming, faults)
  const known = await nameable(db, shop_id, rows)
  const lists = await priceLists(db, shop_id)
  const making = new Making({
    choices,
    tree: known.tree,
    languages: context.languages.map(({ id }) => id),
    paths: rows.flatMap(({ cells }) => (cells.category ? [textOf(cells.category)] : [])),
  })
  const previews = new Previews()
  const units: Unit[] = []
  const groups = grouped(matches, naming)
  for (let at = 0; at < groups.length; at += batch) {
    const some = groups.slice(at, at + batch)
    const stored = await readProducts(db, shop_id, [...new Set(some.flatMap(([one]) => one?.product_id ?? []))])
    for (const group of some)
      units.push(
        unitOf({
          group,
          stored: stored.get(group[0]?.product_id ?? 0) ?? null,
          found,
          known,
          making,
          previews,
          choices,
          lists,
          context,
          faults,
          mode,
        }),
      )
  }
  return units
}

/** Products that are read at once. */
const batch = 500

/** Rows of the same product, wherever they stand in the file. */
function grouped(matches: readonly Match[], naming: string): Match[][] {
  const groups = new Map<string, Match[]>()
  for (const one of matches) {
    const { row, product_id } = one
    const group = groupOf(row) ?? (row.cells.options === undefined ? null : fold(textOf(row.cells[naming])))
    const key = product_id !== null ? `p${product_id}` : group ? `g${group}` : `r${row.position}`
    const own = groups.get(key)
    if (own) own.push(one)
    else groups.set(key, [one])
  }
  return [...groups.values()]
}

interface Judging {
  readonly group: readonly Match[]
  readonly stored: Product | null
  readonly found: Found
  readonly known: Nameable
  readonly making: Making
  readonly previews: Previews
  readonly choices: ImportChoices
  readonly lists: readonly number[]
  readonly context: ImportContext
  readonly faults: Faults
  readonly mode: ImportMode
}

function unitOf(judging: Judging): Unit {
  const { group, stored, known, making, previews, choices, lists, context, faults, mode } = judging
  const rows = group.map(({ row }) => row)
  // What is not there is told once.
  if (mode === 'update' && !stored)
    return { rows, verdict: rowResults.faulty, refusals: faults.of(rows), plan: null, label: '' }
  const named = group.map((one) => withVariant(one, stored, context, faults))
  const languages = context.languages.map(({ id }) => id)
  const sameNames = choices.same_names ? languages : []
  const changes = changesIn({ rows: named, known, making, faults, stored, sameNames })
  const kept = { ...changes, variants: changes.variants.filter((_, at) => named[at]?.variant_id !== sameVariant) }
  const product = prepared(changed(stored ? plain(stored) : null, kept, languages))
  const category = product.main_category_id
  const facts = {
    product,
    mode: 'full' as const,
    languages,
    categoryFits: category === stored?.main_category_id || making.isLeaf(category),
    countries: [...lists, ...pricedIn(stored)],
  }
  const wrong = [...broken(productRules, facts), ...taken(product, judging)]
  const variantRows = named.filter(({ variant_id }) => variant_id !== sameVariant)
  for (const { id, about, at } of wrong)
    for (const { position, column } of placesOf(at ?? [], product, variantRows, rows, context))
      if (!alreadyNamed(faults, position, column)) faults.add(position, id, column ? [column] : [], about)
  const verdict = faults.has(rows)
    ? rowResults.faulty
    : !stored
      ? rowResults.create
      : isSame(stored, product)
        ? rowResults.same
        : rowResults.update
  const missing = missingIn(kept, making)
  const advised = rows.some((row) => adviceOn(row).length > 0)
  return {
    rows,
    verdict,
    refusals: faults.of(rows),
    plan: { id: stored?.id ?? null, changes: kept, missing } satisfies ProductPlan,
    makes: missing.map((one) => making.toBeMade(one)),
    shown: previews.kept(verdict, () => previewRows({ named, stored, product, known, making }), advised),
    label:
      product.translations.find((one) => one.language_id === languages[0])?.name ||
      product.variants[0]?.stock_code ||
      '',
  }
}

/** What a product names and the shop lacks. */
function missingIn({ fields }: ProductChanges, making: Making): Missing[] {
  const ids = [fields.brand_id, fields.supplier_id, fields.main_category_id, ...(fields.tags ?? [])]
  return [...new Set(ids)].flatMap((id) => (id && id < 0 ? (making.of(id) ?? []) : []))
}

/** A row that says nothing new of which variant it is about. */
const sameVariant = -1

/**
 * A product that is known by its name or number and has one variant means that one. With several, a row without options may repeat what the
 * list shows, the default one's price and the sum of the stocks; anything else has to say which variant it is about.
 */
function withVariant({ row, variant_id }: Match, stored: Product | null, context: ImportContext, faults: Faults) {
  if (!stored || variant_id !== null || row.cells.options !== undefined) return { row, variant_id }
  if (row.cells.stock_code !== undefined || row.cells.barcode !== undefined) {
    return { row, variant_id: stored.variants.length === 1 ? (stored.variants[0]?.id ?? null) : null }
  }
  if (stored.variants.length === 1) return { row, variant_id: stored.variants[0]?.id ?? null }
  const shown = stored.variants.find((one) => one.is_default)
  const home = `price.${context.countries[0]?.id ?? 0}`
  const price = shown?.prices.find((one) => `price.${one.country_id}` === home)?.price ?? ''
  const stock = stored.variants.reduce((sum, one) => sum + Number(one.quantity), 0)
  for (const [key, cell] of Object.entries(row.cells)) {
    const repeats =
      !/^(price|strike)\.|^(quantity|images|supplier_price|supplier_code|shelf|width|height|length|weight)$/.test(
        key,
      ) ||
      (key === home && minorOf(numberIn(cell)) === minorOf(price)) ||
      (key === 'quantity' && Number(numberIn(cell)) === stock)
    if (!repeats) faults.add(row.position, severalFit.id, [key])
  }
  return { row, variant_id: sameVariant }
}

/** Codes that variants of other products hold. */
function taken(product: ProductInput, { found, stored }: Judging) {
  const own = new Set(stored?.variants.map((one) => one.id))
  const at = staying(product).flatMap(({ variant, index }) =>
    (['stock_code', 'barcode'] as const).flatMap((key) => {
      const owner = variant[key] === '' ? undefined : found.codes.get(variant[key])
      return owner && !own.has(owner.variant_id) ? [`variants.${index}.${key}`] : []
    }),
  )
  return at.length > 0 ? [{ id: codesDiffer.id, at, about: undefined }] : []
}

function placesOf(
  at: readonly string[],
  product: ProductInput,
  named: readonly { row: RawRow; variant_id: number | null }[],
  rows: readonly RawRow[],
  context: ImportContext,
) {
  const first = rows[0]?.position ?? 0
  const added = named.filter(({ variant_id }) => variant_id === null)
  const offset = product.variants.length - added.length
  const rowOf = (index: number) =>
    (index >= offset
      ? added[index - offset]
      : named.find(({ variant_id }) => variant_id === product.variants[index]?.id)
    )?.row.position ?? first
  if (at.length === 0) return [{ position: first, column: '' }]
  return at.map((path) => {
    const { index, column } = placeOf(path, product, context)
    const position =
      index === null ? (rows.find((row) => row.cells[column] !== undefined)?.position ?? first) : rowOf(index)
    return { position, column }
  })
}

/** A cell that could not be read is told once: what follows from its lacking is not told too. */
function alreadyNamed(faults: Faults, position: number, column: string): boolean {
  return (faults.found.get(position) ?? []).some((one) => column !== '' && one.columns.includes(column))
}

function plain({ id: _, version: __, created_at: ___, updated_at: ____, ...product }: Product): ProductInput {
  return product
}

function isSame(stored: Product, product: ProductInput): boolean {
  const { before, after } = changesOf(stored, product)
  return Object.keys(before).length === 0 && Object.keys(after).length === 0
}

import { type SQL, sql } from 'drizzle-orm'
import type { Product, ProductInput } from '#api/contract/catalog/products.ts'
import { staying } from '#api/rules/catalog/product-facts.ts'
import { inChoices } from '#api/rules/platform/fields.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'

/** A record that a product points to, the field that does, and its kind. Values of options and attributes are told together with what they are values of. */
interface Reference {
  readonly kind: Kind
  readonly id: number
  readonly of?: number
  readonly at: string
}

const tables = {
  tax: sql`taxes`,
  unit: sql`units`,
  brand: sql`brands`,
  supplier: sql`suppliers`,
  category: sql`categories`,
  tag: sql`tags`,
  option: sql`options`,
  attribute: sql`attributes`,
}
type Kind = keyof typeof tables | 'option_value' | 'attribute_value' | 'language'

/**
 * The refusal that names every field pointing to what the shop does not have, or nothing. Ids of rows are the product's own: a variant, text,
 * price or picture of another product is none of this one.
 */
export async function wrongReferences(
  db: Database,
  shop_id: number,
  product: ProductInput,
  stored: Product | null,
): Promise<Refusal[]> {
  const wanted = referencesOf(product, stored)
  const known = await knownOf(db, shop_id, wanted)
  const at = [
    ...wanted.filter((one) => !known.has(keyOf(one))).map((one) => one.at),
    ...(await strangeRows(db, shop_id, product, stored)),
  ]
  return at.length > 0 ? [{ id: inChoices([]).id, at }] : []
}

function referencesOf(product: ProductInput, stored: Product | null): Reference[] {
  const languages = new Set(stored?.translations.map((one) => one.language_id))
  const single = (kind: Kind, id: number | null, at: string) => (id ? [{ kind, id, at }] : [])
  const several = (kind: Kind, ids: readonly number[], at: string) =>
    ids.map((id, index) => ({ kind, id, at: `${at}.${index}` }))
  return [
    ...single('tax', product.tax_id, 'tax_id'),
    ...single('unit', product.unit_id, 'unit_id'),
    ...single('brand', product.brand_id, 'brand_id'),
    ...single('supplier', product.supplier_id, 'supplier_id'),
    // The main category, which is among them, has a rule of its own.
    ...several('category', product.categories, 'categories').filter((one) => one.id !== product.main_category_id),
    ...several('tag', product.tags, 'tags'),
    ...several('option', product.selected_options, 'selected_options'),
    // A language that the shop gave up keeps the texts it has.
    ...product.translations.flatMap((one, index) =>
      languages.has(one.language_id) ? [] : single('language', one.language_id, `translations.${index}.language_id`),
    ),
    ...product.attributes.flatMap((one, index): Reference[] => [
      { kind: 'attribute', id: one.attribute_id, at: `attributes.${index}.attribute_id` },
      ...single('attribute_value', one.attribute_value_id, `attributes.${index}.attribute_value_id`).map((value) => ({
        ...value,
        of: one.attribute_id,
      })),
    ]),
    ...staying(product).flatMap(({ variant, index }) =>
      variant.options.flatMap((one, place) =>
        single('option_value', one.option_value_id, `variants.${index}.options.${place}.option_value_id`).map(
          (value) => ({ ...value, of: one.option_id }),
        ),
      ),
    ),
  ]
}

function keyOf({ kind, id, of }: Pick<Reference, 'kind' | 'id' | 'of'>): string {
  return `${kind} ${of ?? ''} ${id}`
}

/** Which of them the shop has, asked in one statement. */
async function knownOf(db: Database, shop_id: number, wanted: readonly Reference[]): Promise<Set<string>> {
  const ids = (kind: Kind) => {
    const unique = new Set(wanted.filter((one) => one.kind === kind && fits(one.id)).map((one) => one.id))
    return sql`any(${`{${[...unique].join(',')}}`}::bigint[])`
  }
  const plain = Object.entries(tables).map(
    ([kind, table]) =>
      sql`select ${kind} as kind, id, null::bigint as of from ${table}
           where shop_id = ${shop_id} and id = ${ids(kind as Kind)}`,
  )
  const parts: SQL[] = [
    ...plain,
    sql`select 'option_value', id, option_id from option_values where shop_id = ${shop_id} and id = ${ids('option_value')}`,
    sql`select 'attribute_value', id, attribute_id from attribute_values where shop_id = ${shop_id} and id = ${ids('attribute_value')}`,
    sql`select 'language', language_id, null from shop_languages where shop_id = ${shop_id} and language_id = ${ids('language')}`,
  ]
  const found = await db.execute<{ kind: Kind; id: number; of: number | null }>(sql.join(parts, sql` union all `))
  return new Set(found.rows.map(({ kind, id, of }) => keyOf({ kind, id, ...(of === null ? {} : { of }) })))
}

function fits(id: number): boolean {
  return id >= 1 && Number.isSafeInteger(id)
}

/** The paths of rows whose id belongs to another product. A variant that was deleted before may be named again as deleted. */
async function strangeRows(
  db: Database,
  shop_id: number,
  product: ProductInput,
  stored: Product | null,
): Promise<string[]> {
  const texts = idsOf(stored?.translations)
  const variants = new Map(stored?.variants.map((one) => [one.id, one]))
  const gone = await deletedVariants(db, shop_id, product, stored)
  const strange = (rows: readonly { id?: number | null | undefined }[], known: ReadonlySet<unknown>, at: string) =>
    rows.flatMap(({ id }, index) => (id && !known.has(id) ? [`${at}.${index}.id`] : []))
  return [
    ...strange(product.translations, texts, 'translations'),
    ...product.variants.flatMap((one, index) => {
      if (one.id && !variants.has(one.id)) return one.deleted && gone.has(one.id) ? [] : [`variants.${index}.id`]
      const own = one.id ? variants.get(one.id) : undefined
      return [
        ...strange(one.prices, idsOf(own?.prices), `variants.${index}.prices`),
        ...strange(one.images, idsOf(own?.images), `variants.${index}.images`),
      ]
    }),
  ]
}

async function deletedVariants(
  db: Database,
  shop_id: number,
  product: ProductInput,
  stored: Product | null,
): Promise<Set<number>> {
  if (!stored || !product.variants.some((one) => one.deleted && one.id)) return new Set()
  const found = await db.execute<{ id: number }>(
    sql`select id from variants where shop_id = ${shop_id} and product_id = ${stored.id} and deleted = 1`,
  )
  return new Set(found.rows.map((row) => row.id))
}

function idsOf(rows: readonly { id?: number | null | undefined }[] = []): Set<unknown> {
  return new Set(rows.map((row) => row.id))
}

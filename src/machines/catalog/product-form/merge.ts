import type { Price, ProductInput, Translation, Variant } from '#api/contract/catalog/products.ts'
import { byWhom, type Choices, type Compared, type Part, sideOf } from '#machines/platform/conflict/parts.ts'
import { sameValue } from '#machines/platform/record-form/same-value.ts'
import type { TextKey } from './form.types.ts'

export interface Versions {
  readonly base: ProductInput
  readonly mine: ProductInput
  readonly theirs: ProductInput
}

type Pick3 = <T>(path: string, base: T, mine: T, theirs: T) => T

/**
 * Two people's versions of a product in one, part by part: texts, fields, prices by their lists, variants by their ids. What only they
 * changed is taken over as it is; everything else takes the chosen side. A variant that they deleted stays deleted; those that I added are
 * added.
 */
export function merge(versions: Versions, choices: Choices): Compared & { draft: ProductInput } {
  const parts: Part[] = []
  const pick: Pick3 = (path, base, mine, theirs) => {
    const part: Part = { path, base, mine, theirs, sides: ['mine', 'theirs'] }
    if (!sameValue(mine, theirs)) parts.push(part)
    return sideOf(part, choices) === 'theirs' ? theirs : mine
  }
  return { draft: merged(versions, pick), ...byWhom(parts) }
}

function merged({ base, mine, theirs }: Versions, pick: Pick3): ProductInput {
  const { translations, attributes, variants, main_category_id, categories, ...plain } = theirs
  const fields = Object.keys(plain) as (keyof typeof plain)[]
  const category = (one: ProductInput) => ({ main_category_id: one.main_category_id, categories: one.categories })
  return {
    ...plain,
    ...Object.fromEntries(fields.map((key) => [key, pick<unknown>(key, base[key], mine[key], theirs[key])])),
    ...pick('main_category_id', category(base), category(mine), category(theirs)),
    translations: mergedTexts({ base, mine, theirs }, pick),
    attributes: byKey('attributes', { base, mine, theirs }, (one) => one.attributes, 'attribute_id', pick),
    variants: mergedVariants({ base, mine, theirs }, pick),
  }
}

const writtenTexts: readonly TextKey[] = ['name', 'description', 'short_description', 'meta_keywords']
/** Where the shop leaves them to be written by themselves, they follow from the others. */
const metaTexts: readonly TextKey[] = ['meta_title', 'meta_description', 'auto_meta_keywords']

function mergedTexts({ base, mine, theirs }: Versions, pick: Pick3): Translation[] {
  const keys = mine.auto_meta && theirs.auto_meta ? writtenTexts : [...writtenTexts, ...metaTexts]
  const inLanguage = (one: ProductInput, id: number) => one.translations.find((text) => text.language_id === id)
  return theirs.translations.map((text) => {
    const [b, m] = [inLanguage(base, text.language_id), inLanguage(mine, text.language_id)]
    const place = `translations.${text.language_id}`
    const texts = keys.map((key) => [key, pick(`${place}.${key}`, b?.[key] ?? '', m?.[key] ?? '', text[key])])
    return { ...text, ...Object.fromEntries(texts) }
  })
}

const variantKeys = [
  'quantity',
  'supplier_price',
  'supplier_code',
  'stock_code',
  'shelf',
  'barcode',
  'width',
  'height',
  'length',
  'weight',
  'status',
  'options',
  'images',
] as const satisfies readonly (keyof Variant)[]

function mergedVariants(versions: Versions, pick: Pick3): Variant[] {
  const [base, mine] = [byId(versions.base), byId(versions.mine)]
  const stored = versions.theirs.variants.flatMap((one): Variant[] => {
    const [b, m] = [base.get(one.id), mine.get(one.id)]
    const path = `variants.${one.id}`
    if (!b || !m) return [pick<Variant | null>(path, null, null, one) ?? one]
    if (!m.deleted) return [mergedVariant({ base: b, mine: m, theirs: one }, pick)]
    return [pick<Variant | null>(path, b, null, one) ? one : { ...one, deleted: 1 as const }]
  })
  pickDeleted(versions, pick)
  const added = versions.mine.variants.filter((one) => !one.id && !one.deleted)
  return withOneDefault([...stored, ...added], pick('default_variant', ...defaults(versions)))
}

/** What I did to a variant that they deleted goes with it. */
function pickDeleted({ base, mine, theirs }: Versions, pick: Pick3): void {
  const [before, left] = [byId(base), byId(theirs)]
  for (const one of mine.variants) {
    const b = before.get(one.id)
    if (one.id && b && !one.deleted && !left.has(one.id)) pick<Variant | null>(`variants.${one.id}`, one, one, null)
  }
}

function mergedVariant({ base, mine, theirs }: Record<keyof Versions, Variant>, pick: Pick3): Variant {
  const place = `variants.${theirs.id}`
  const fields = variantKeys.map((key) => [key, pick<unknown>(`${place}.${key}`, base[key], mine[key], theirs[key])])
  const prices = byKey<Variant, Price>(
    `${place}.prices`,
    { base, mine, theirs },
    (one) => one.prices,
    'country_id',
    pick,
  )
  return { ...theirs, ...Object.fromEntries(fields), prices }
}

/** Rows of which each has a key of its own, such as a price's country: compared row by row. */
function byKey<V, R extends object>(
  place: string,
  { base, mine, theirs }: Record<keyof Versions, V>,
  rowsOf: (version: V) => readonly R[],
  key: keyof NoInfer<R>,
  pick: Pick3,
): R[] {
  const find = (version: V, id: unknown) => rowsOf(version).find((row) => row[key] === id)
  const ids = new Set([...rowsOf(theirs), ...rowsOf(mine)].map((row) => row[key]))
  return [...ids].flatMap(
    (id) => pick(`${place}.${String(id)}`, find(base, id), find(mine, id), find(theirs, id)) ?? [],
  )
}

/** The default variant of each version: its id, or its place when it was never stored. */
function defaults({ base, mine, theirs }: Versions): [string, string, string] {
  const of = ({ variants }: ProductInput) => {
    const at = variants.findIndex((one) => one.is_default && !one.deleted)
    return String(variants[at]?.id ?? `new ${variants.slice(0, at).filter((one) => !one.id && !one.deleted).length}`)
  }
  return [of(base), of(mine), of(theirs)]
}

function withOneDefault(variants: readonly Variant[], chosen: string): Variant[] {
  const nth = variants.filter((one) => !one.id).map((one, index) => [one, `new ${index}`] as const)
  const added = new Map(nth)
  const wanted = variants.findIndex((one) => !one.deleted && (added.get(one) ?? String(one.id)) === chosen)
  const at = wanted >= 0 ? wanted : variants.findIndex((one) => !one.deleted)
  return variants.map((one, index) => ({ ...one, is_default: index === at ? 1 : 0 }))
}

function byId({ variants }: ProductInput): Map<number | null | undefined, Variant> {
  return new Map(variants.filter((one) => one.id).map((one) => [one.id, one]))
}

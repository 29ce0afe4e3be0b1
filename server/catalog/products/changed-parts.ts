import { isDeepStrictEqual } from 'node:util'
import type { ProductChange } from '#api/contract/catalog/product-history.ts'
import { plainTextOf } from '#api/rules/platform/rich-text.ts'

/** What the log keeps of a change, before or after it; see `changesOf`. */
export type Logged = Readonly<Record<string, unknown>>

type Rows = readonly Logged[]

/** What goes with another part, or is kept by the server for itself. */
const untold = [
  ...['id', 'language_id', 'language_name', 'country_id', 'country_name', 'auto_meta_keywords'],
  ...['selected_price_index', 'is_default', 'preparation_time', 'quantity_loaded', 'deleted'],
]
const written = ['meta_title', 'meta_description', 'meta_keywords']

/** What a change of a product came to, part by part; texts that the server writes by itself follow from the others. */
export function changedParts(before: Logged, after: Logged, writesMeta: boolean): ProductChange[] {
  const { translations, attributes, variants, ...fields } = after
  return [
    // The main category brings its ancestors.
    ...partsOf('', before, fields, 'main_category_id' in fields ? ['categories'] : []),
    ...rowsOf('translations', 'language_id', before, after).flatMap(({ path, from, to }) =>
      rowParts(path, from, to, writesMeta ? written : []).map(shortened),
    ),
    ...rowsOf('attributes', 'attribute_id', before, after),
    ...variantParts(listIn(before, 'variants'), listIn(after, 'variants')),
  ]
}

function variantParts(before: Rows, after: Rows): ProductChange[] {
  const parts = after.flatMap((to): ProductChange[] => {
    const from = before.find((one) => one.id === to.id)
    const path = `variants.${to.id ?? 'new'}`
    // Nobody knows the number of a new one yet: its codes name it.
    if (!from || to.deleted === 1) return [{ path, from: codesOf(from), to: from ? null : codesOf(to) }]
    const { id: _, prices: __, ...fields } = to
    const prices = rowsOf('prices', 'country_id', from, to).flatMap((one) =>
      rowParts(`${path}.${one.path}`, one.from, one.to),
    )
    return [...partsOf(`${path}.`, from, fields), ...prices]
  })
  const defaults = [before, after].map((rows) => rows.find((one) => one.is_default === 1)?.id ?? null)
  const [from, to] = defaults.map((id) => (id === null ? null : String(id)))
  return from && to && from !== to ? [...parts, { path: 'default_variant', from, to }] : parts
}

function codesOf(variant: Logged | undefined): readonly unknown[] | null {
  return variant ? [variant.stock_code, variant.barcode].filter(Boolean) : null
}

interface RowChange {
  readonly path: string
  readonly from: Logged | null
  readonly to: Logged | null
}

/** The rows of a list that differ, by what tells them apart. A list that was not changed is not in the log. */
function rowsOf(list: string, key: string, before: Logged, after: Logged): RowChange[] {
  if (!(list in after)) return []
  const [was, is] = [listIn(before, list), listIn(after, list)]
  const ids = new Set([...was, ...is].map((row) => row[key]))
  return [...ids].flatMap((id) => {
    const [from = null, to = null] = [was.find((row) => row[key] === id), is.find((row) => row[key] === id)]
    return isDeepStrictEqual(from, to) ? [] : [{ path: `${list}.${id}`, from, to }]
  })
}

/** A row that came or went has no status that was changed. */
function rowParts(path: string, from: Logged | null, to: Logged | null, without: readonly string[] = []) {
  const gone = Object.fromEntries(Object.keys(from ?? {}).map((key) => [key, null]))
  return partsOf(`${path}.`, from ?? {}, to ?? gone, from && to ? without : [...without, 'status'])
}

function partsOf(place: string, before: Logged, after: Logged, without: readonly string[] = []): ProductChange[] {
  return Object.keys(after).flatMap((key) => {
    const [from, to] = [before[key] ?? null, after[key] ?? null]
    if (untold.includes(key) || without.includes(key) || isDeepStrictEqual(from, to)) return []
    return [{ path: `${place}${key}`, from, to }]
  })
}

/** So much of a text is told. */
const most = 160

/** Of long texts that part where they begin to differ. */
function shortened({ path, from, to }: ProductChange): ProductChange {
  const [was, is] = [from, to].map((text) => plainTextOf(typeof text === 'string' ? text : ''))
  const [old = '', now = ''] = [was, is]
  if (old.length <= most && now.length <= most) return { path, from: old, to: now }
  const same = [...old].findIndex((sign, at) => sign !== now[at])
  const start = Math.max(0, (same < 0 ? old.length : same) - most / 4)
  const part = (text: string) =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + most)}${text.length > start + most ? '…' : ''}`
  return { path, from: part(old), to: part(now) }
}

function listIn(part: Logged, key: string): Rows {
  const list = part[key]
  return Array.isArray(list) ? (list as Rows) : []
}

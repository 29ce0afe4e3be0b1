import { sql } from 'drizzle-orm'
import type { ImportMode } from '#api/contract/platform/imports.ts'
import { codesDiffer } from '#api/rules/catalog/product-codes.ts'
import { required } from '#api/rules/platform/fields.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { notThere, severalFit, twiceInFile } from '#api/rules/platform/imports.ts'
import type { Database } from '#server/db/open.ts'
import type { Faults } from '#server/platform/imports/row-result.ts'
import { textOf } from '#server/platform/imports/table.ts'
import { idIn, type RawRow } from '#server/platform/imports/values.ts'

/** The variant that holds a code. */
interface Owner {
  readonly variant_id: number
  readonly product_id: number
}

/** What the rows of a file name that is in the shop already. */
export interface Found {
  readonly codes: ReadonlyMap<string, Owner>
  readonly ids: ReadonlySet<number>
  /** Products by their exact name in the default language. */
  readonly names: ReadonlyMap<string, readonly number[]>
}

interface MatchContext {
  readonly db: Database
  readonly shop_id: number
  readonly mode: ImportMode
  /** The field that names a product in the default language. */
  readonly naming: string
  readonly rows: readonly RawRow[]
  readonly faults: Faults
}

/** The product that a row is about, and the variant; `null`: a new one. */
export interface Match {
  readonly row: RawRow
  readonly product_id: number | null
  readonly variant_id: number | null
}

const codeKeys = ['stock_code', 'barcode'] as const

export function codeIn(row: RawRow, key: (typeof codeKeys)[number]): string {
  return textOf(row.cells[key]).trim()
}

/** Asks once for everything that the rows may mean. */
export async function foundBy({ db, shop_id, naming, rows }: MatchContext): Promise<Found> {
  const codes = rows.flatMap((row) => codeKeys.map((key) => codeIn(row, key))).filter(Boolean)
  const ids = rows.flatMap((row) => idIn(row.cells.id) ?? [])
  const names = rows.flatMap((row) => (isNamedOnly(row) ? textOf(row.cells[naming]).trim() : [])).filter(Boolean)
  const array = (values: readonly (string | number)[], type: 'text' | 'bigint') =>
    sql`array(select value::${sql.raw(type)} from jsonb_array_elements_text(${JSON.stringify([...new Set(values)])}::jsonb))`
  const owners = await db.execute<{ code: string; variant_id: number; product_id: number }>(sql`
    select c.code, c.variant_id, v.product_id
      from variant_codes c join variants v on v.shop_id = c.shop_id and v.id = c.variant_id
     where c.shop_id = ${shop_id} and c.code = any(${array(codes, 'text')})`)
  const own = await db.execute<{ id: number }>(
    sql`select id from products where shop_id = ${shop_id} and id = any(${array(ids, 'bigint')})`,
  )
  const named = await db.execute<{ id: number; label: string }>(
    sql`select id, label from products where shop_id = ${shop_id} and label = any(${array(names, 'text')})`,
  )
  const byName = new Map<string, number[]>()
  for (const { id, label } of named.rows) byName.set(label, [...(byName.get(label) ?? []), id])
  return {
    codes: new Map(owners.rows.map(({ code, ...owner }) => [code, owner])),
    ids: new Set(own.rows.map(({ id }) => id)),
    names: byName,
  }
}

/** Rows with what they are about: by number, stock code or barcode, or by a name that only one product has. */
export function matched(context: MatchContext, found: Found): Match[] {
  const { rows, mode, faults } = context
  const seen = new Map<string, number>()
  const matches = rows.map((row) => {
    for (const key of codeKeys) {
      const code = codeIn(row, key)
      const before = code === '' ? undefined : seen.get(code)
      if (before !== undefined && before !== row.position)
        faults.add(row.position, twiceInFile.id, [key], { row: before })
      if (code !== '') seen.set(code, before ?? row.position)
    }
    const { product_id, variant_id, by } = matchOf(row, context, found)
    if (product_id !== null && mode === 'add') faults.add(row.position, codesDiffer.id, [by])
    return { row, product_id, variant_id }
  })
  return inGroups(matches)
}

function matchOf(row: RawRow, { naming, mode, faults }: MatchContext, found: Found) {
  const id = idIn(row.cells.id)
  const known = id !== null && found.ids.has(id) ? id : null
  if (row.cells.id !== undefined && known === null) faults.add(row.position, notThere.id, ['id'])
  const [code, barcode] = codeKeys.map((key) => found.codes.get(codeIn(row, key)))
  if (code && barcode && code.variant_id !== barcode.variant_id) faults.add(row.position, codesDiffer.id, ['barcode'])
  const owner = code ?? barcode
  const by = code ? 'stock_code' : barcode ? 'barcode' : 'id'
  if (owner && known !== null && owner.product_id !== known) faults.add(row.position, codesDiffer.id, [by])
  if (owner) return { product_id: owner.product_id, variant_id: owner.variant_id, by }
  if (known !== null) return { product_id: known, variant_id: null, by }
  const nothing = { product_id: null, variant_id: null, by }
  if (!isNamedOnly(row) || mode === 'add') return nothing
  const [only = null, ...others] = found.names.get(textOf(row.cells[naming]).trim()) ?? []
  if (others.length > 0) faults.add(row.position, severalFit.id, [naming])
  return { product_id: only, variant_id: null, by: naming }
}

function isNamedOnly(row: RawRow): boolean {
  return (
    row.cells.id === undefined && codeKeys.every((key) => codeIn(row, key) === '') && row.cells.options === undefined
  )
}

/** Rows of one group are variants of one product: if any of them is known, the others join it. */
function inGroups(matches: readonly Match[]): Match[] {
  const products = new Map<string, number>()
  for (const { row, product_id } of matches) {
    const group = groupOf(row)
    if (group !== null && product_id !== null) products.set(group, product_id)
  }
  return matches.map((one) => {
    const group = groupOf(one.row)
    return one.product_id === null && group !== null ? { ...one, product_id: products.get(group) ?? null } : one
  })
}

/** What rows of one product have in common. */
export function groupOf({ cells }: RawRow): string | null {
  return textOf(cells.group) === '' ? null : fold(textOf(cells.group))
}

/** Rows that change what is there name it by a code that is there. */
export function mustBeThere(matches: readonly Match[], naming: string | null, faults: Faults): void {
  for (const { row, product_id } of matches) {
    if (product_id !== null || faults.has([row])) continue
    const key = [...codeKeys, 'id', naming ?? 'stock_code'].find((one) => row.cells[one] !== undefined)
    if (key) faults.add(row.position, notThere.id, [key])
    else faults.add(row.position, required({ id: '', message: '' }).id, ['stock_code'])
  }
}

import { listings } from '#api/registry/lists.ts'
import { resources } from '#api/registry/resources.ts'
import type { Field } from '#api/resources/platform/field.types.ts'
import type { Resource } from '#api/resources/platform/resource.ts'

/** What the grammar promises of every list, written by hand. The tables beside it hold what the specification says of single ones. */

/** The families of codes of the specification (§6): the base lists, x01 views, x02 adds, x03 edits, x04 deletes. */
export const families: readonly number[] = [
  200, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700, 2000, 2100, 2200, 2300, 2600, 2800,
  2900, 3000, 3100, 3200,
]

/** A list that is declared; of a record, or of rows of its own. */
export interface DeclaredList {
  readonly list: Resource
  readonly of: 'records' | 'rows'
}

export const declaredLists: readonly DeclaredList[] = [
  ...Object.values(resources).map((one) => ({ list: one as unknown as Resource, of: 'records' as const })),
  ...listings.map((one) => ({ list: one as unknown as Resource, of: 'rows' as const })),
]

/** The base of its family, which the specification has to know. */
export function familyOf({ name, codes }: Pick<Resource, 'name' | 'codes'>): number {
  const base = codes.list[0] ?? 0
  if (!families.includes(base)) throw new Error(`${name}: the specification has no family of ${base}`)
  return base
}

/** Whether its records have a chart, whose steps are asked for by where they lead. */
export function hasLife({ name }: Pick<Resource, 'name'>): boolean {
  return listings.some((one) => one.name === name && one.life !== undefined)
}

/** The records that a field names. */
export function targetOf(field: Field): string | undefined {
  return field.kind === 'reference' || field.kind === 'references' ? field.to : undefined
}

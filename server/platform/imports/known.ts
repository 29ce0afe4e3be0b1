import { sql } from 'drizzle-orm'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'

/** Records by the names that they have in any language. A name that several have is known as none of them. */
export class Named {
  readonly #ids = new Map<string, number | null>()
  readonly #names = new Map<number, string>()

  add(name: string, id: number): void {
    const key = fold(name)
    if (key === '') return
    if (!this.#names.has(id)) this.#names.set(id, name)
    const known = this.#ids.get(key)
    this.#ids.set(key, known === undefined || known === id ? id : null)
  }

  /** `undefined`: nobody has it; `null`: several have. */
  find(name: string): number | null | undefined {
    return this.#ids.get(fold(name))
  }

  /** The first name of a record: that of the shop's own list. */
  nameOf(id: number): string {
    return this.#names.get(id) ?? ''
  }
}

const tables = {
  brands: sql`brands`,
  taxes: sql`taxes`,
  units: sql`units`,
  suppliers: sql`suppliers`,
  tags: sql`tags`,
  options: sql`options`,
} as const

/** All records of a table by name. */
export async function namedIn(db: Database, shop_id: number, table: keyof typeof tables): Promise<Named> {
  const named = new Named()
  const names = table === 'taxes' || table === 'suppliers' ? sql`'[]'::jsonb` : sql`translations`
  const { rows } = await db.execute<{ id: number; label: string; names: { name: string }[] }>(
    sql`select id, label, ${names} as names from ${tables[table]} where shop_id = ${shop_id}`,
  )
  for (const { id, label, names } of rows)
    for (const name of [label, ...names.map((one) => one.name)]) named.add(name, id)
  return named
}

/** The values of each option by name. */
export async function optionValues(db: Database, shop_id: number): Promise<ReadonlyMap<number, Named>> {
  const { rows } = await db.execute<{ id: number; option_id: number; label: string; names: { name: string }[] }>(
    sql`select id, option_id, label, translations as names from option_values where shop_id = ${shop_id}`,
  )
  const values = new Map<number, Named>()
  for (const { id, option_id, label, names } of rows) {
    const own = values.get(option_id) ?? new Named()
    values.set(option_id, own)
    for (const name of [label, ...names.map((one) => one.name)]) own.add(name, id)
  }
  return values
}

/** Which of these pictures the shop has. */
export async function picturesOf(
  db: Database,
  shop_id: number,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set()
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from files where shop_id = ${shop_id} and attached < 2
       and name in (select jsonb_array_elements_text(${JSON.stringify([...new Set(names)])}::jsonb))`)
  return new Set(rows.map(({ name }) => name))
}

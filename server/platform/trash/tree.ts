import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { ListName } from '#api/registry/lists.ts'
import type { Database } from '#server/db/open.ts'
import { tableNameOf } from '#server/db/schema/table-of.ts'
import { registry } from '#server/platform/registry.ts'

/** A table whose rows go with a deleted record, and how they are found. */
export interface Branch {
  readonly table: string
  readonly columns: readonly string[]
  /** The rows of the record with this id, as a query of whole rows. */
  readonly rows: SQL
}

interface Cascade {
  readonly child: string
  readonly parent: string
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** How a table hangs below the one that its rows go with. */
interface Twig {
  readonly table: string
  readonly columns: readonly string[]
  /** `null`: it is the table of the record itself. */
  readonly under: Cascade | null
}

/** The schema stays as it is while a program runs, so each list is asked once. */
const known = new Map<string, readonly Twig[]>()

/** The table that the records of a list are kept in. */
export function rootOf(list: ListName): string {
  const { tables, roots } = registry()
  const table = tables[list]
  return roots[list] ?? (table ? getTableName(table) : tableNameOf(list))
}

/** The tables that a deletion from one empties along the way, parents first: the database itself knows them, but for those that only a rule lets go. */
export async function branchesOf(db: Database, root: string, shop_id: number, id: number): Promise<Branch[]> {
  const twigs = known.get(root) ?? (await twigsOf(db, root))
  known.set(root, twigs)
  const found = new Map<string, Branch>()
  for (const { table, columns, under } of twigs) {
    const above = under && found.get(under.parent)
    const rows =
      under && above
        ? sql`select c.* from ${name(table)} c where (${names(under.from)}) in (select ${names(under.to)} from (${above.rows}) p)`
        : sql`select * from ${name(root)} where shop_id = ${shop_id} and id = ${id}`
    found.set(table, { table, columns, rows })
  }
  return [...found.values()]
}

async function twigsOf(db: Database, root: string): Promise<readonly Twig[]> {
  const { rows: cascades } = await db.execute<Cascade & Record<string, unknown>>(sql`
    select k.conrelid::regclass::text as child, k.confrelid::regclass::text as parent,
           (select array_agg(a.attname::text order by n.at) from unnest(k.conkey) with ordinality n (num, at)
              join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.num) as from,
           (select array_agg(a.attname::text order by n.at) from unnest(k.confkey) with ordinality n (num, at)
              join pg_attribute a on a.attrelid = k.confrelid and a.attnum = n.num) as to
      from pg_constraint k where k.contype = 'f' and k.confrelid <> 'shops'::regclass
       and (k.confdeltype = 'c' or k.conrelid::regclass::text = any(${sql.param(registry().goWith)}::text[]))`)
  const found: Omit<Twig, 'columns'>[] = [{ table: root, under: null }]
  // Grows while it is gone through.
  for (const { table } of found)
    for (const under of cascades.filter((one) => one.parent === table))
      if (!found.some((one) => one.table === under.child)) found.push({ table: under.child, under })
  const { rows: columns } = await db.execute<{ table: string; columns: string[] }>(sql`
    select attrelid::regclass::text as table, array_agg(attname::text) as columns from pg_attribute
     where attnum > 0 and not attisdropped and attgenerated = ''
       and attrelid::regclass::text = any(${sql.param(found.map(({ table }) => table))}::text[]) group by 1`)
  const own = new Map(columns.map((one) => [one.table, one.columns]))
  return found.map((one) => ({ ...one, columns: own.get(one.table) ?? [] }))
}

export function name(table: string): SQL {
  return sql`${sql.identifier(table)}`
}

export function names(columns: readonly string[]): SQL {
  return sql.join(columns.map(name), sql`, `)
}

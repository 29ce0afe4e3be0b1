import type { ClientBase } from 'pg'

/** Takes the references between tables away and answers how to put them back, checking every row: tables can then be filled in any order. */
export function liftReferences(client: ClientBase): Promise<() => Promise<void>> {
  return lift(
    client,
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
            format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
       from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  )
}

/**
 * Takes the indexes of these tables away, but for those that are constraints, and answers how to make them again: made at once from hundreds of
 * thousands of rows they cost a fraction of what they cost row by row.
 */
export function liftIndexes(client: ClientBase, tables: readonly string[]): Promise<() => Promise<void>> {
  return lift(
    client,
    `select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as add
       from pg_index join pg_class on pg_class.oid = indrelid
      where relnamespace = current_schema()::regnamespace and relname = any($1)
        and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  )
}

async function lift(client: ClientBase, found: string, values: readonly unknown[] = []): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ drop: string; add: string }>(found, [...values])
  for (const { drop } of rows) await client.query(drop)
  return async () => {
    for (const { add } of rows) await client.query(add)
  }
}

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectionOf } from '#server/db/copy.ts'
import { liftIndexes, liftReferences } from '#server/db/lift.ts'
import { type Database, type OpenDatabase, openDatabase } from '#server/db/open.ts'
import { type Clone, cloneDatabase } from '#tests/clone.ts'

let database: Clone
let open: OpenDatabase
beforeAll(async () => {
  database = await cloneDatabase()
  open = await openDatabase(database.url)
})
afterAll(async () => {
  await open.close()
  await database.drop()
})

/** Every constraint and index of the schema, in words. */
async function schemaOf(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ said: string }>(sql`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as said
      from pg_constraint where connamespace = current_schema()::regnamespace
    union all
    select indexdef from pg_indexes where schemaname = current_schema()
    order by said`)
  return rows.map(({ said }) => said)
}

const tables = ['products', 'variants', 'variant_codes']

test('what is lifted is gone while tables are filled, and as it was when it is put back', async () => {
  const whole = await schemaOf(open.db)
  await open.db.transaction(async (tx) => {
    const db = tx as unknown as Database
    const references = await liftReferences(connectionOf(db))
    const indexes = await liftIndexes(connectionOf(db), tables)
    const lifted = await schemaOf(db)
    expect(lifted.filter((said) => said.includes('FOREIGN KEY'))).toEqual([])
    expect(whole.filter((said) => said.includes('INDEX products_search '))).toHaveLength(1)
    expect(lifted.filter((said) => said.includes('INDEX products_search '))).toEqual([])
    // What tells rows apart stays.
    expect(lifted.filter((said) => /^products products_.*PRIMARY KEY/.test(said))).toHaveLength(1)
    await indexes()
    await references()
  })
  expect(await schemaOf(open.db)).toEqual(whole)
})

test('a row that names nothing is found when the references are put back, and all is as before', async () => {
  const whole = await schemaOf(open.db)
  const work = open.db.transaction(async (tx) => {
    const db = tx as unknown as Database
    const references = await liftReferences(connectionOf(db))
    await db.execute(
      sql`insert into variant_codes (shop_id, code, variant_id) select min(id), 'LOST', 999999 from shops`,
    )
    await references()
  })
  await expect(work).rejects.toThrow(/variant_codes/)
  expect(await schemaOf(open.db)).toEqual(whole)
})

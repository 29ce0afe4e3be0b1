import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withKeptPlans } from '#server/db/prepared.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Plans that are kept are kept by the connection that made them, of such work alone, and never without end. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Does some work in a transaction, and answers which of its statements the connection knows at its end. */
function keptAfter(work: (db: Shop['db']) => Promise<unknown>, mark: string): Promise<string[]> {
  return shop.db.transaction(async (tx) => {
    await work(tx as unknown as Shop['db'])
    const { rows } = await tx.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements where statement like ${`%${mark}%`} and statement not like '%pg_prepared%' order by prepare_time, statement`,
    )
    return rows.map(({ statement }) => statement)
  })
}

test('statements of such work are kept once, and answer by their own values', async () => {
  const answers: unknown[] = []
  const ask = async (db: Shop['db'], value: number) => {
    const { rows } = await db.execute<{ twice: number }>(sql`select ${value}::int * 2 as twice /* asked often */`)
    answers.push(rows[0]?.twice)
  }
  const kept = await keptAfter(
    (db) =>
      withKeptPlans(async () => {
        await ask(db, 3)
        await ask(db, 21)
      }),
    'asked often',
  )
  expect(answers).toEqual([6, 42])
  expect(kept).toEqual(['select $1::int * 2 as twice /* asked often */'])
})

test('of other work nothing is kept', async () => {
  const kept = await keptAfter((db) => db.execute(sql`select ${1}::int as one /* asked once */`), 'asked once')
  expect(kept).toEqual([])
})

test('a connection keeps two hundred at most, and answers the others all the same', async () => {
  const answers: unknown[] = []
  const kept = await keptAfter(
    (db) =>
      withKeptPlans(async () => {
        for (let at = 0; at < 230; at += 1) {
          const { rows } = await db.execute<{ at: number }>(sql`select ${at}::int as at ${sql.raw(`/* many ${at} */`)}`)
          answers.push(rows[0]?.at)
        }
      }),
    'many',
  )
  expect(answers).toEqual(Array.from({ length: 230 }, (_, at) => at))
  expect(kept.length).toBeGreaterThan(190)
  expect(kept.length).toBeLessThanOrEqual(200)
})

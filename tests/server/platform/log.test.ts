import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openLog } from '#server/start/log.ts'
import { openShop } from '#tests/shop.ts'

/** What the log says when something fails: enough to find the cause, and nothing of what people sent. */

async function logged(error: unknown): Promise<string> {
  const lines: string[] = []
  openLog('info', { write: (line) => void lines.push(line) }).error({ error }, 'request failed')
  return lines.join('')
}

test('a failed query is told by its text and its code, never by its values', async () => {
  const shop = await openShop()
  const failed = shop.db.execute(sql`select ${'ayse@ornek.test'}::int`)
  const line = await logged(
    await failed.then(
      () => null,
      (thrown) => thrown,
    ),
  )
  expect(line).toContain('22P02')
  expect(line).toContain('select $1::int')
  expect(line).not.toContain('ayse@ornek.test')
  await shop.close()
})

test('what stands twice is named without the values that stand twice', async () => {
  const shop = await openShop()
  const insert = sql`insert into shops overriding system value select * from shops where id = ${shop.own.shop_id}`
  const line = await logged(await shop.db.execute(insert).catch((thrown) => thrown))
  expect(line).toContain('"constraint":"shops_pkey"')
  expect(line).not.toMatch(/Key \(/)
  await shop.close()
})

test('other errors keep their words, cut where they grow too long', async () => {
  expect(await logged(new Error('the disk is gone'))).toContain('the disk is gone')
  expect((await logged(new Error('a'.repeat(1_000_000)))).length).toBeLessThan(10_000)
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invariants } from '#server/platform/invariants.ts'
import { removeOutdated } from '#server/start/housekeeping.ts'
import { workOff } from '#tests/jobs.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { check, csv, path, send } from './files.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const content = csv('Marka adı;Marka adı (English)', 'Işık;Light', 'Gece;')
const open = async (as = shop.admin) => (await shop.call('GET', path, { as })).body.data.rows

test('files that are not finished are found again by their person alone, until their job is over', async () => {
  const mapping = (await send(shop, 'brands', 'bir.csv', content)).body.data.id
  const checked = (await check(shop, 'brands', content)).id
  expect(await open()).toMatchObject([
    { id: checked, kind: 'brands', state: 'checked', total: 2, faulty: 1 },
    { id: mapping, name: 'bir.csv', state: 'mapping', total: 2, faulty: 0 },
  ])
  expect(await open(await shop.as([1102, 1103]))).toEqual([])
  await shop.call('POST', `${path}/${checked}/apply`, { body: { leave_faulty: 1 } })
  expect(await open()).toMatchObject([{ id: checked, state: 'applied' }, { id: mapping }])
  await workOff(shop)
  expect(await open()).toMatchObject([{ id: mapping }])
})

test('R174: a kind that the person may take in no more is not listed', async () => {
  const as = await shop.as([1102])
  await send(shop, 'brands', 'a.csv', content, as)
  await shop.db.execute(sql`update imports set kind = 'tags' where id = (select max(id) from imports)`)
  expect(await open(as)).toEqual([])
})

test('a file is thrown away by its person alone, and not once it was applied', async () => {
  const { id } = await check(shop, 'brands', csv('Marka adı;Marka adı (English)', 'Gün;Day'))
  const other = await shop.call('DELETE', `${path}/${id}`, { as: await shop.as([1102, 1103]) })
  expect([other.http, other.body.error]).toEqual([404, 'notFound'])
  await shop.call('POST', `${path}/${id}/apply`, { body: { leave_faulty: 1 } })
  const late = await shop.call('DELETE', `${path}/${id}`)
  expect([late.http, late.body.error]).toEqual([409, 'import.applied'])
  const mine = (await send(shop, 'brands', 'a.csv', content)).body.data.id
  expect((await shop.call('DELETE', `${path}/${mine}`)).http).toBe(200)
  expect((await shop.call('GET', `${path}/${mine}`)).http).toBe(404)
  await workOff(shop)
})

test("nobody else reads or changes a file before it is applied; then it is the shop's", async () => {
  const file = await check(shop, 'brands', csv('Marka adı;Marka adı (English)', 'Akşam;Evening'))
  const as = await shop.as([1102, 1103])
  const mine = `${path}/${file.id}`
  const rows = [{ position: 2, cells: ['Sabah', 'Morning'] }]
  const answers = [
    await shop.call('GET', mine, { as }),
    await shop.call('GET', `${mine}/rows`, { as }),
    await shop.call('GET', `${mine}/faults`, { as }),
    await shop.call('PUT', `${mine}/rows`, { as, body: { rows } }),
    await shop.call('PUT', `${mine}/mended`, { as, body: { rows } }),
    await shop.call('PUT', `${mine}/mapping`, { as, body: { mode: file.mode, columns: file.mapping } }),
    await shop.call('POST', `${mine}/apply`, { as, body: { leave_faulty: 0 } }),
  ]
  expect(answers.map(({ http }) => http)).toEqual(answers.map(() => 404))
  await shop.call('POST', `${mine}/apply`, { body: { leave_faulty: 0 } })
  expect((await shop.call('GET', mine, { as })).http).toBe(200)
  await workOff(shop)
})

test('rows are found again as they were being mended, until they are checked or the columns are matched anew', async () => {
  const file = await check(shop, 'brands', content)
  const keep = (cells: readonly string[] | null) =>
    shop.call('PUT', `${path}/${file.id}/mended`, { body: { rows: [{ position: 3, cells }] } })
  const mended = async () => (await shop.call('GET', `${path}/${file.id}/rows`)).body.data.rows[0].mended
  expect((await keep(['Gece', 'Nig'])).body.data).toEqual({ kept: 1 })
  expect(await mended()).toEqual(['Gece', 'Nig'])
  await keep(null)
  expect(await mended()).toBe(null)
  await keep(['Gece', 'Nig'])
  const body = { mode: 'both', columns: file.mapping }
  await shop.call('PUT', `${path}/${file.id}/mapping`, { body })
  const early = await keep(['Gece', 'Night'])
  expect([early.http, early.body.error]).toEqual([409, 'import.not_checked'])
  await expect.poll(async () => (await shop.call('GET', `${path}/${file.id}`)).body.data.state).toBe('checked')
  expect(await mended()).toBe(null)
})

test('what was not finished in a month is removed', async () => {
  const { id } = (await send(shop, 'brands', 'a.csv', content)).body.data
  await shop.db.execute(sql`update imports set created_at = now() - interval '31 days' where id = ${id}`)
  const [mine] = (await open()).filter((one: { id: number }) => one.id === id)
  expect(Date.parse(mine.kept_until)).toBeLessThan(Date.now())
  await removeOutdated(shop.services)
  expect((await shop.call('GET', `${path}/${id}`)).http).toBe(404)
})

test('I14: rows that are kept under a key leave their trace in the audit log, as all that was answered under one', async () => {
  const file = await check(shop, 'brands', content)
  const body = { rows: [{ position: 3, cells: ['Gece', 'Nig'] }] }
  const kept = await shop.call('PUT', `${path}/${file.id}/mended`, { body, key: 'rows-that-are-kept' })
  expect(kept.body.data).toEqual({ kept: 1 })
  const [untold] = invariants.filter(({ statement }) => statement.startsWith('I14'))
  expect((await shop.db.execute(sql.raw(untold?.sql ?? ''))).rows).toEqual([])
})

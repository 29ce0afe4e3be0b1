import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '#tests/shop.ts'

/** Who changed what of the settings, from what to what, newest first. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const path = '/v1/panel/settings/refunds'
const past = async (query = '') => (await shop.call('GET', `${path}/history${query}`)).body.data

async function setDays(max_refund_days: number): Promise<void> {
  const { version } = (await shop.call('GET', path)).body.data
  expect((await shop.call('PUT', path, { body: { version, max_refund_days } })).http).toBe(200)
}

describe('the history of a section', () => {
  test('is empty before the first save', async () => {
    expect(await past()).toEqual({ rows: [], total: 0 })
  })

  test('names the person, the time, and each field that became another, newest first', async () => {
    await setDays(30)
    await setDays(0)
    const { rows, total } = await past()
    expect(total).toBe(2)
    expect(rows.map(({ changes }: { changes: unknown }) => changes)).toEqual([
      [{ field: 'max_refund_days', from: 30, to: 0 }],
      [{ field: 'max_refund_days', from: 14, to: 30 }],
    ])
    expect(rows[0]).toMatchObject({ event: 'update', user: expect.stringMatching(/\S+ \S+/) })
    expect(Date.now() - Date.parse(rows[0].at)).toBeLessThan(60_000)
  })

  test('comes page by page', async () => {
    const [first, second] = [await past('?limit=1'), await past('?limit=1&page=1')]
    expect([first.total, second.total]).toEqual([2, 2])
    expect([...first.rows, ...second.rows]).toEqual((await past()).rows)
  })

  test('a save that changed nothing says so by an empty list', async () => {
    await setDays(0)
    expect((await past()).rows[0].changes).toEqual([])
  })

  test('what is no value of its field any more is told as the field begins', async () => {
    await shop.db.execute(
      `update audit_log set before = '{"max_refund_days": {"old": 1}}' where subject = 'settings/refunds'`,
    )
    expect((await past()).rows[1].changes).toEqual([{ field: 'max_refund_days', from: 14, to: 0 }])
  })

  test('one shop reads its own', async () => {
    const other = await shop.call('GET', `${path}/history`, { as: shop.otherAdmin })
    expect(other.body.data).toEqual({ rows: [], total: 0 })
  })
})

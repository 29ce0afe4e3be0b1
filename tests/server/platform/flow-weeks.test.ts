import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FlowWeeks } from '#api/contract/platform/flow.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** The process map tells its last weeks beside each other. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.db.execute(sql`delete from transitions`))

interface Step {
  readonly at: string
  readonly event?: string
  readonly to?: string
  readonly channel?: string
  readonly user?: number
}

async function steps(...all: readonly Step[]): Promise<void> {
  for (const { at, event = 'ACCEPT', to = 'accepted', channel = 'online', user = null } of all)
    await shop.db.execute(sql`
      insert into transitions (shop_id, subject, record_id, event, from_state, to_state, user_id, at, channel)
      values (${shop.own.shop_id}, 'orders', 1, ${event}, 'pending', ${to}, ${user}::bigint, ${at}, ${channel})`)
}

const weeks = async (query = '', as = shop.admin): Promise<FlowWeeks['weeks']> =>
  (await shop.call('GET', `/v1/panel/flow/weeks?kind=orders&${query}`, { as })).body.data.weeks

describe('the last weeks', () => {
  // Midnight of this week's Monday by the shop's clock, which is three hours ahead of the world's.
  const now = new Date(Date.now() + 3 * 3_600_000)
  const monday = Date.parse(now.toISOString().slice(0, 10)) - ((now.getUTCDay() + 6) % 7) * 86_400_000
  const at = (weeks: number, minutes: number) =>
    new Date(monday - 3 * 3_600_000 + weeks * 604_800_000 + minutes * 60_000).toISOString()
  const told = async (query = '', as = shop.admin) =>
    (await weeks(query, as)).map(({ ways }) => ways.map(({ to, count }) => `${to} ${count}`))

  test('are four from Monday to Sunday up to the one of today', async () => {
    await steps(
      ...[{ at: at(0, 0) }, { at: at(0, 0) }, { at: at(0, -1) }, { at: at(-1, 0), event: 'CANCEL', to: 'cancelled' }],
      ...[{ at: at(-3, 0), channel: 'phone' }, { at: at(-3, -1) }],
    )
    expect(await told()).toEqual([['accepted 1'], [], ['accepted 1', 'cancelled 1'], ['accepted 2']])
    const all = await weeks()
    const day = (moment: number) => new Date(moment).toISOString().slice(0, 10)
    expect(all.at(-1)).toMatchObject({ first: day(monday), last: day(monday + 6 * 86_400_000) })
    expect(all[0]?.first).toBe(day(monday - 3 * 604_800_000))
  })

  test('are narrowed as the map is, and another shop sees nothing of them', async () => {
    await steps({ at: at(-2, 0), channel: 'phone', user: shop.own.employee_id }, { at: at(-2, 5) })
    expect((await told('channel=phone'))[1]).toEqual(['accepted 1'])
    expect((await told(`user=${shop.own.employee_id}`))[1]).toEqual(['accepted 1'])
    expect((await told())[1]).toEqual(['accepted 2'])
    expect(await told('', shop.otherAdmin)).toEqual([[], [], [], []])
  })
})

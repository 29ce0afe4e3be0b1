import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeLooseFiles } from '#server/platform/files/clean.ts'
import { emptyTrash } from '#server/platform/trash/empty.ts'
import { removeOutdated } from '#server/start/housekeeping.ts'
import { newOrder, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { addJob } from '#tests/jobs.ts'
import { dataUrl, png } from '#tests/pictures.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** How long things are kept: each is there a minute before its time is over, and gone a minute after. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

interface Kept {
  readonly table: string
  /** Since when it is counted. */
  readonly since: string
  readonly for: string
  make(): Promise<unknown>
  /** Those that the test made; all unless said otherwise. */
  readonly mine?: string
  clear(): Promise<unknown>
}

const outdated = () => removeOutdated(shop.services)
const token = () => `x${Math.random()}`
const insert = (statement: ReturnType<typeof sql>) => shop.db.execute(statement)

const kept: Readonly<Record<string, () => Kept>> = {
  'keys of requests': () => ({
    ...{ table: 'idempotency_keys', since: 'created_at', for: '2 days', clear: outdated },
    make: () =>
      insert(sql`insert into idempotency_keys (shop_id, user_id, key, request_hash, status, answer)
        values (${shop.own.shop_id}, ${shop.own.admin_id}, ${token()}, 'h', 200, '{}')`),
  }),
  'keys of sales that a till keeps': () => ({
    ...{ table: 'idempotency_keys', since: 'created_at', for: '400 days', clear: outdated },
    make: () =>
      insert(sql`insert into idempotency_keys (shop_id, user_id, key, request_hash, status, answer)
        values (${shop.own.shop_id}, ${shop.own.admin_id}, ${`sale-${token()}`}, 'h', 200, '{}')`),
  }),
  'changes that tills read': () => ({
    ...{ table: 'variant_changes', since: 'created_at', for: '3 days', clear: outdated },
    make: () => insert(sql`insert into variant_changes (shop_id, variant_id) values (${shop.own.shop_id}, 1)`),
  }),
  'ended sessions': () => ({
    ...{ table: 'sessions', since: 'expires_at', for: '1 day', clear: outdated },
    mine: `user_id = ${shop.own.customer_id}`,
    make: () =>
      insert(sql`insert into sessions (token_hash, shop_id, user_id, permissions, expires_at)
        values (${token()}, ${shop.own.shop_id}, ${shop.own.customer_id}, '{}', now())`),
  }),
  'links that set a password': () => ({
    ...{ table: 'password_resets', since: 'expires_at', for: '1 day', clear: outdated },
    make: () =>
      insert(sql`insert into password_resets (token_hash, shop_id, user_id, expires_at)
        values (${token()}, ${shop.own.shop_id}, ${shop.own.admin_id}, now())`),
  }),
  'finished jobs': () => ({
    ...{ table: 'jobs', since: 'finished_at', for: '90 days', clear: outdated },
    make: () => addJob(shop, 'finished', 'done'),
  }),
  'sent mails': () => ({
    ...{ table: 'mails', since: 'created_at', for: '90 days', clear: outdated },
    make: async () => {
      await mailed()
      await insert(sql`update mails set state = 'sent'`)
    },
  }),
  'sent messages to phones': () => ({
    ...{ table: 'phone_messages', since: 'created_at', for: '90 days', clear: outdated },
    make: () =>
      insert(sql`insert into phone_messages (shop_id, phone, body, state)
        values (${shop.own.shop_id}, '0532 111 22 33', 'Merhaba', 'sent')`),
  }),
  'what is in the trash': () => ({
    ...{ table: 'bin', since: 'deleted_at', for: '30 days', clear: () => emptyTrash(shop.services) },
    make: async () => {
      await shop.call('DELETE', `/v1/panel/order-refund-reasons/${shop.own.reason.described}`)
    },
  }),
  'files that nothing needs': () => ({
    ...{ table: 'files', since: 'created_at', for: '24 hours', clear: () => removeLooseFiles(shop.services) },
    make: async () => {
      const image = dataUrl('image/png', await png())
      await shop.call('POST', '/v1/files', { body: { type: 'product', image, realName: 'a.png' } })
    },
  }),
}

test.each(Object.entries(kept))('%s are kept as long as is said', async (_, of) => {
  const { table, since, for: time, make, clear, mine = 'true' } = of()
  await insert(sql.raw(`delete from ${table} where ${mine}`))
  await make()
  const count = async () => {
    const { rows } = await shop.db.execute(sql.raw(`select 1 from ${table} where ${mine}`))
    return rows.length
  }
  const agedBy = async (more: '+' | '-') => {
    const aged = `now() - interval '${time}' ${more} interval '1 minute'`
    await insert(sql.raw(`update ${table} set ${since} = ${aged} where ${mine}`))
    await clear()
    return count()
  }
  const before = await count()
  expect([table, before > 0, await agedBy('+'), await agedBy('-')]).toEqual([table, true, before, 0])
})

describe('what is still to be done', () => {
  test('a mail that waits is kept, however old', async () => {
    await mailed()
    await insert(sql`update mails set state = 'queued', created_at = now() - interval '400 days'`)
    await outdated()
    expect(
      Number((await shop.db.execute<{ count: string }>(sql`select count(*) as count from mails`)).rows[0]?.count),
    ).toBe(1)
  })

  test('a message to a phone that waits is kept, however old', async () => {
    await insert(sql`delete from phone_messages`)
    await insert(sql`insert into phone_messages (shop_id, phone, body, created_at)
      values (${shop.own.shop_id}, '0532 111 22 33', 'Merhaba', now() - interval '400 days')`)
    await outdated()
    expect((await insert(sql`select from phone_messages`)).rows).toHaveLength(1)
  })

  test('a job that is not finished is kept', async () => {
    const id = await addJob(shop, 'waiting', 'waiting')
    await insert(sql`update jobs set created_at = now() - interval '400 days' where id = ${id}`)
    await outdated()
    expect((await shop.call('GET', `/v1/panel/jobs/${id}`)).http).toBe(200)
  })
})

async function mailed(): Promise<void> {
  const { id } = await newOrder(shop)
  const { version } = await orderIn(shop, id)
  await shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status: 'accepted', version } })
}

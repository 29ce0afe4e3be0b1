import { eq, sql } from 'drizzle-orm'
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mergedFields } from '#api/contract/sales/customer-merge.ts'
import { orders } from '#server/db/schema/orders.ts'
import { users } from '#server/db/schema/people.ts'
import { audit_log } from '#server/db/schema/requests.ts'
import { chequeIn, chequeOf, chequesPath } from '#tests/fixtures/cheques.fixture.ts'
import { newDebtor } from '#tests/fixtures/collections.fixture.ts'
import { twoContacts } from '#tests/fixtures/customer-merges.fixture.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Two contacts that are the same are made one, and taken apart again. */

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const path = '/v1/panel/customers'
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const versionOf = async (id: number) =>
  (await shop.db.select({ version: users.version }).from(users).where(eq(users.id, id)))[0]?.version ?? 0
const merge = async (into: number, from: number, fields: object = {}) =>
  shop.call('POST', `${path}/${into}/merges`, {
    body: { from_id: from, into_version: await versionOf(into), from_version: await versionOf(from), fields },
  })
const mergesOf = async (id: number) => (await shop.call('GET', `${path}/${id}/merges`)).body.data
const undo = async (into: number) => {
  const [{ id }] = (await mergesOf(into)).merges
  return shop.call('POST', `/v1/panel/customer-merges/${id}/undo`)
}
const addressOf = (customer_id: number, changes: object = {}) =>
  shop.call('POST', '/v1/panel/customer-addresses', {
    body: { ...draftOf('customer-addresses', shop.own), customer_id, default_status: 0, ...changes },
  })
const collect = (customer_id: number, order_ids: readonly number[], amount: string) =>
  shop.call('POST', '/v1/panel/collections', {
    body: { customer_id, order_ids, amount, method: 'cash', account_id: shop.own.account },
  })

/** Everything that names one of these, and what is known of them; when they were last touched aside. */
async function fingerprint(ids: readonly number[]) {
  const { rows } = await shop.db.execute<{ table: string }>(sql`
    select table_name as table from information_schema.columns
     where column_name = 'customer_id' and table_schema = 'public'
       and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE') order by 1`)
  const list = `{${ids.join(',')}}`
  const all: Record<string, unknown> = {}
  for (const { table } of rows) {
    const found = await shop.db.execute(sql`
      select to_jsonb(t) as row from ${sql.identifier(table)} t where t.customer_id = any(${list}::bigint[]) order by t.id`)
    all[table] = found.rows
  }
  const people = await shop.db.execute(sql`
    select to_jsonb(u) - 'version' - 'updated_at' - 'search' as row from users u where u.id = any(${list}::bigint[]) order by u.id`)
  return { ...all, people: people.rows }
}

/** What both owe and bought together, by currency. */
async function sums(ids: readonly number[]) {
  const list = `{${ids.join(',')}}`
  const bought = await shop.db.execute(sql`
    select currency, sum(total)::text as total, sum(paid_total)::text as paid from orders where customer_id = any(${list}::bigint[])
     group by 1 order by 1`)
  const owed = await shop.db.execute(sql`
    select currency, sum(debit - credit)::text as owed from journal_lines where customer_id = any(${list}::bigint[]) and account = '120'
     group by 1 order by 1`)
  return [bought.rows, owed.rows]
}

const lives = record({
  into: array(integer({ min: 2_000, max: 9_000 }), { maxLength: 3 }),
  from: array(integer({ min: 2_000, max: 9_000 }), { maxLength: 3 }),
  collected: integer({ min: 1, max: 1_999 }),
  addresses: constantFrom('none', 'from', 'both'),
  taken: array(constantFrom(...mergedFields), { maxLength: 6 }),
})

test(`a merge loses no order, no money and no line, and undoing it leaves everything as it was (SEED=${seed})`, async () => {
  await assert(
    asyncProperty(lives, async ({ into, from, collected, addresses, taken }) => {
      const ids = [await debtor(into, collected), await debtor(from, collected)] as const
      if (addresses !== 'none') await addressOf(ids[1], { title: 'Depo', city: 'Kars' })
      if (addresses === 'both') await addressOf(ids[0])
      await shop.call('POST', `${path}/${ids[1]}/notes`, { body: { note: 'Arayınca gelir.' } })
      const [before, owed] = [await fingerprint(ids), await sums(ids)]
      const merged = await merge(ids[0], ids[1], Object.fromEntries(taken.map((field) => [field, 'from'])))
      expect(merged.text).toContain('"status":1')
      expect(await sums(ids)).toEqual(owed)
      expect(await sums([ids[0]])).toEqual(owed)
      expect(await brokenInvariants(shop)).toEqual([])
      expect((await undo(ids[0])).http).toBe(200)
      expect(await fingerprint(ids)).toEqual(before)
      expect(await sums(ids)).toEqual(owed)
    }),
    { seed, numRuns: 8 },
  )
})

/** A customer who owes for these orders and paid a little of the first. */
async function debtor(totals: readonly number[], collected: number): Promise<number> {
  if (totals.length === 0) return (await twoContacts(shop, shop.own)).into_id
  const { customer_id, ids } = await newDebtor(shop, totals)
  const paid = await collect(customer_id, ids, `${(collected / 100).toFixed(2)}`)
  expect(paid.http, paid.text).toBe(200)
  return customer_id
}

describe('two contacts', () => {
  test('are found by phone, however it is written, e-mail, number, and a like name in one city', async () => {
    const add = async (changes: Partial<typeof users.$inferInsert>) => {
      const who = { type: 'customer' as const, name: 'Rana', surname: 'Öztürk', email: '' }
      const [row] = await shop.db
        .insert(users)
        .values({ shop_id: shop.own.shop_id, ...who, ...changes })
        .returning()
      const id = row?.id ?? 0
      await addressOf(id, { city: changes.note ?? 'Van' })
      return id
    }
    const one = await add({ phone: '+90 532 999 88 77', email: 'rana@ornek.test', tc_number: '10000000146' })
    const others = {
      phone: await add({ name: 'Ali', phone: '0532 9998877', note: 'Muş' }),
      email: await add({ name: 'Veli', email: 'rana@ornek.test', note: 'Muş' }),
      tc_number: await add({ name: 'Cem', surname: 'Ak', tc_number: '10000000146', note: 'Muş' }),
      name: await add({ surname: 'Öztürkk' }),
      city: await add({ note: 'Muş' }),
    }
    const { duplicates } = await mergesOf(one)
    expect(Object.fromEntries(duplicates.map((found: { id: number; by: string[] }) => [found.id, found.by]))).toEqual({
      [others.phone]: ['phone'],
      [others.email]: ['email'],
      [others.tc_number]: ['tc_number'],
      [others.name]: ['name'],
    })
  })

  test('become one with the fields that were chosen; the links of the other lead there, and the log tells', async () => {
    const { into_id, body } = await twoContacts(shop, shop.own)
    const [email] = (await shop.db.select({ email: users.email }).from(users).where(eq(users.id, body.from_id))).map(
      (row) => row.email,
    )
    expect((await merge(into_id, body.from_id, { email: 'from', note: 'from' })).body.data).toEqual({
      customer_id: into_id,
    })
    expect((await shop.call('GET', `${path}/${into_id}`)).body.data).toMatchObject({
      email,
      note: 'Kapıda ödemek ister.',
    })
    expect((await shop.call('GET', `${path}/${body.from_id}`)).http).toBe(404)
    expect((await mergesOf(body.from_id)).survivor).toBe(into_id)
    const third = await twoContacts(shop, shop.own)
    expect((await merge(third.into_id, into_id)).http).toBe(200)
    expect((await mergesOf(body.from_id)).survivor).toBe(third.into_id)
    const log = await shop.db.select().from(audit_log).where(eq(audit_log.subject_id, into_id))
    expect(log.map(({ event }) => event)).toEqual(['MERGE'])
  })

  test('are judged as the form judges what was chosen of both', async () => {
    const { into_id, body } = await twoContacts(shop, shop.own)
    await shop.db
      .update(users)
      .set({ contact_type: 'corporate', company_name: 'Ege' })
      .where(eq(users.id, body.from_id))
    const answer = await merge(into_id, body.from_id, { contact_type: 'from' })
    expect([answer.http, answer.body.fields]).toEqual([422, { 'fields.company_name': 'contact.company_required' }])
    expect((await shop.call('GET', `${path}/${body.from_id}`)).http).toBe(200)
  })

  test('stay two where one is the same, walks in, or works in the panel; whoever works there may stay', async () => {
    const { into_id, body } = await twoContacts(shop, shop.own)
    const refused = async (into: number, from: number) => {
      const { http, body: answer } = await merge(into, from)
      return [http, answer.error]
    }
    expect(await refused(into_id, into_id)).toEqual([409, 'merge.same'])
    expect((await merge(into_id, shop.own.employee_id)).http).toBe(404)
    await shop.db.update(users).set({ walk_in: 1 }).where(eq(users.id, body.from_id))
    expect(await refused(into_id, body.from_id)).toEqual([409, 'merge.walk_in'])
    await shop.db.update(users).set({ walk_in: 0, password_hash: 'x' }).where(eq(users.id, body.from_id))
    expect(await refused(into_id, body.from_id)).toEqual([409, 'merge.signs_in'])
    await shop.db.update(users).set({ password_hash: 'y' }).where(eq(users.id, into_id))
    expect(await refused(into_id, body.from_id)).toEqual([409, 'merge.both_sign_in'])
    await shop.db.update(users).set({ password_hash: '' }).where(eq(users.id, body.from_id))
    expect((await merge(into_id, body.from_id)).http).toBe(200)
  })

  test('D5: are read anew where one was saved meanwhile', async () => {
    const { into_id, body } = await twoContacts(shop, shop.own)
    const answer = await shop.call('POST', `${path}/${into_id}/merges`, { body: { ...body, from_version: 7 } })
    expect(answer.http).toBe(409)
  })
})

describe('a merge', () => {
  test('is not undone over what was changed since, or twice', async () => {
    const { into_id, body } = await twoContacts(shop, shop.own)
    await merge(into_id, body.from_id)
    const [{ id }] = (await mergesOf(into_id)).merges
    const { data } = (await shop.call('GET', `${path}/${into_id}`)).body
    const { id: _, created_at: __, updated_at: ___, ...draft } = data
    await shop.call('PUT', `${path}/${into_id}`, { body: { ...draft, note: 'Yeni not' } })
    expect((await mergesOf(into_id)).merges[0].undo_refusals).toEqual([{ id: 'merge.changed_since' }])
    const again = await shop.call('POST', `/v1/panel/customer-merges/${id}/undo`)
    expect([again.http, again.body.error]).toEqual([409, 'merge.changed_since'])
    const other = await twoContacts(shop, shop.own)
    await merge(other.into_id, other.body.from_id)
    const [{ id: second }] = (await mergesOf(other.into_id)).merges
    for (const [http, error] of [
      [200, undefined],
      [409, 'merge.undone'],
    ]) {
      const answer = await shop.call('POST', `/v1/panel/customer-merges/${second}/undo`)
      expect([answer.http, answer.body.error]).toEqual([http, error])
    }
  })

  test('is not undone once one collection paid orders of both; one of their own goes back with them', async () => {
    const [one, other] = [await newDebtor(shop, [5_000]), await newDebtor(shop, [6_000])]
    await merge(one.customer_id, other.customer_id)
    expect((await collect(one.customer_id, other.ids, '10.00')).http).toBe(200)
    expect((await undo(one.customer_id)).http).toBe(200)
    expect(await sums([other.customer_id])).toMatchObject([[{ total: '6000', paid: '1000' }], expect.anything()])
    expect(await shop.db.$count(orders, eq(orders.customer_id, other.customer_id))).toBe(1)
    await merge(one.customer_id, other.customer_id)
    await collect(one.customer_id, [...one.ids, ...other.ids], '60.00')
    const answer = await undo(one.customer_id)
    expect([answer.http, answer.body.error]).toEqual([409, 'merge.collected_together'])
  })

  test('gives a cheque back with what became of it since', async () => {
    const [one, other] = [await newDebtor(shop, []), await newDebtor(shop, [])]
    const asked = { ...(await chequeOf(shop)), customer_id: other.customer_id }
    const { cheque_id, id = cheque_id } = (await shop.call('POST', chequesPath, { body: asked })).body.data
    await merge(one.customer_id, other.customer_id)
    expect(await sums([one.customer_id])).toMatchObject([[], [{ owed: '-125050' }]])
    const version = (await chequeIn(shop, id))?.version ?? 0
    const back = await shop.call('PATCH', `${chequesPath}/${id}/status`, { body: { status: 'returned', version } })
    expect(back.http, back.text).toBe(200)
    expect((await undo(one.customer_id)).http).toBe(200)
    expect([await sums([one.customer_id]), await sums([other.customer_id])]).toEqual([
      [[], []],
      [[], [{ currency: 'TRY', owed: '0' }]],
    ])
  })

  test('asked for both ways at once happens once', async () => {
    const { into_id, body } = await twoContacts(shop, shop.own)
    const answers = await Promise.all([merge(into_id, body.from_id), merge(body.from_id, into_id)])
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 404])
  })

  test('leaves the orders of the one who went over in the list of the survivor’s', async () => {
    const order = await newOrder(shop)
    const { into_id, body } = await twoContacts(shop, shop.own)
    await shop.db.update(orders).set({ customer_id: body.from_id }).where(eq(orders.id, order.id))
    await merge(into_id, body.from_id)
    const { rows } = (await shop.call('GET', `/v1/panel/orders?customer_id=${into_id}`)).body.data
    expect(rows.map((row: { id: number }) => row.id)).toEqual([order.id])
  })
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  chequeIn,
  chequeOf,
  chequePlaces,
  chequesPath,
  inBooks,
  inPortfolio,
  newPaper,
  places,
} from '#tests/fixtures/cheques.fixture.ts'
import { collectionsPath, newDebtor } from '#tests/fixtures/collections.fixture.ts'
import { givenIn, givenOf, givenPath } from '#tests/fixtures/given-cheques.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Cheques that live as they please: whatever happens to them, the books balance and know what lies in the portfolio. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await chequePlaces(shop)
})
afterAll(() => shop.close())

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

/** The same numbers from the same seed. */
function numbers(from: number): (below: number) => number {
  let state = from
  return (below) => {
    state = (state * 48_271 + 11) % 2_147_483_647
    return state % below
  }
}

test(`SEED=${seed}: after each step the trial balance is zero, and 101, 103, 120 and 320 are what the cheques come to`, async () => {
  const next = numbers(seed)
  const received: number[] = []
  for (let taken = 0; taken < 8; taken += 1) received.push(await (next(2) === 0 ? onAccount() : byCollection(next)))
  const given: number[] = []
  for (let one = 0; one < 5; one += 1)
    given.push((await shop.call('POST', givenPath, { body: await givenOf(shop) })).body.data.id)
  for (let done = 0; done < 75; done += 1) {
    const { http } = await (next(3) === 0 ? leadGiven(next, given) : leadReceived(next, received))
    expect([200, 409, 422]).toContain(http)
    expect(await state()).toEqual({
      ...{ balance: 0, portfolio: await inPortfolio(shop), owed: await stillOwed() },
      ...{ given: 0 - (await sumOf('given_cheques', ['given'])), suppliers: await paidToSuppliers() },
    })
  }
  const account = await shop.call('GET', `/v1/panel/purchases/suppliers/${places.supplier}`)
  const owed = account.body.data.balances.find((one: { currency: string }) => one.currency === 'TRY')?.amount ?? '0.00'
  expect(Math.round(Number(owed) * 100)).toBe(0 - (await paidToSuppliers()))
})

async function leadReceived(next: (below: number) => number, ids: readonly number[]) {
  const id = ids[next(ids.length)] ?? 0
  const version = (await chequeIn(shop, id))?.version ?? 0
  const [path, body] = (
    [
      ['endorsement', { supplier_id: places.supplier }],
      ['deposit', { account_id: places.bank }],
      ['clearing', { account_id: next(2) === 0 ? places.cash : places.bank }],
      ['status', { status: 'portfolio' }],
      ['status', { status: 'portfolio' }],
      ['status', { status: 'bounced' }],
      ['status', { status: 'returned' }],
    ] as const
  )[next(7)] ?? ['status', {}]
  return shop.call('PATCH', `${chequesPath}/${id}/${path}`, { body: { ...body, version } })
}

async function leadGiven(next: (below: number) => number, ids: readonly number[]) {
  const id = ids[next(ids.length)] ?? 0
  const version = (await givenIn(shop, id))?.version ?? 0
  const status = (['cleared', 'given', 'cleared', 'given', 'bounced', 'returned'] as const)[next(6)]
  return shop.call('PATCH', `${givenPath}/${id}/status`, { body: { status, version } })
}

async function state() {
  const { rows } = await shop.db.execute<{ sum: string }>(sql`
    select coalesce(sum(debit - credit), 0) as sum from journal_lines where shop_id = ${shop.own.shop_id}`)
  return {
    ...{ balance: Number(rows[0]?.sum), portfolio: await inBooks(shop, '101'), owed: await inBooks(shop, '120') },
    ...{ given: await inBooks(shop, '103'), suppliers: await inBooks(shop, '320') },
  }
}

/** What the cheques of these states come to. */
async function sumOf(table: 'cheques' | 'given_cheques', states: readonly string[]): Promise<number> {
  const { rows } = await shop.db.execute<{ sum: string }>(sql`
    select coalesce(sum(amount), 0) as sum from ${sql.identifier(table)}
     where shop_id = ${shop.own.shop_id} and status = any(${sql.param(states)}::text[])`)
  return Number(rows[0]?.sum)
}

/** What suppliers were paid by cheque: those that the shop gave and that were not void, and those of customers that they hold. */
async function paidToSuppliers(): Promise<number> {
  return (await sumOf('given_cheques', ['given', 'cleared'])) + (await sumOf('cheques', ['endorsed']))
}

/** What the books must say that customers owe: nothing of what was paid by a cheque that stands. */
async function stillOwed(): Promise<number> {
  const { rows } = await shop.db.execute<{ sum: string }>(sql`
    select coalesce(-sum(amount), 0) as sum from cheques
     where shop_id = ${shop.own.shop_id} and status not in ('bounced', 'returned')`)
  return Number(rows[0]?.sum)
}

async function onAccount(): Promise<number> {
  return (await shop.call('POST', chequesPath, { body: await chequeOf(shop) })).body.data.id
}

async function byCollection(next: (below: number) => number): Promise<number> {
  const { customer_id, ids: order_ids } = await newDebtor(shop, [10_000, 5_000 + next(900)])
  const amount = `${100 + next(50)}.${String(next(100)).padStart(2, '0')}`
  const body = { customer_id, order_ids, amount, method: 'cheque', account_id: null, cheque: newPaper() }
  return (await shop.call('POST', collectionsPath, { body })).body.data.cheque_id
}

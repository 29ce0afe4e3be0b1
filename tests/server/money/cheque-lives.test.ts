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

test(`SEED=${seed}: after each step the trial balance is zero, and the portfolio is what its cheques come to`, async () => {
  const next = numbers(seed)
  const ids: number[] = []
  for (let taken = 0; taken < 8; taken += 1) ids.push(await (next(2) === 0 ? onAccount() : byCollection(next)))
  for (let done = 0; done < 60; done += 1) {
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
    const { http } = await shop.call('PATCH', `${chequesPath}/${id}/${path}`, { body: { ...body, version } })
    expect([200, 409, 422]).toContain(http)
    expect(await state()).toEqual({ balance: 0, portfolio: await inPortfolio(shop), owed: await stillOwed() })
  }
})

async function state() {
  const { rows } = await shop.db.execute<{ sum: string }>(sql`
    select coalesce(sum(debit - credit), 0) as sum from journal_lines where shop_id = ${shop.own.shop_id}`)
  return { balance: Number(rows[0]?.sum), portfolio: await inBooks(shop, '101'), owed: await inBooks(shop, '120') }
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

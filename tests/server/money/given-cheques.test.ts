import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chequePlaces, places } from '#tests/fixtures/cheques.fixture.ts'
import { closeBooks, givenIn, givenOf, givenPath } from '#tests/fixtures/given-cheques.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Cheques that the shop gives: what each step writes in the books, and the debt that is open again when one is not paid. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await chequePlaces(shop)
})
afterAll(() => shop.close())

const give = async (changes: object = {}) =>
  shop.call('POST', givenPath, { body: { ...(await givenOf(shop)), ...changes } })
const given = async (changes: object = {}): Promise<number> => (await give(changes)).body.data.id
const lead = async (id: number, status: string, day?: string) => {
  const { version } = (await givenIn(shop, id)) ?? {}
  return shop.call('PATCH', `${givenPath}/${id}/status`, { body: { status, version, ...(day && { day }) } })
}
const rulesOf = ({ http, body }: Awaited<ReturnType<Shop['call']>>) => [
  http,
  body.rules?.map(({ id }: { id: string }) => id),
]

/** The lines that a cheque wrote in the books, in their order. */
async function entriesOf(id: number): Promise<string[]> {
  const { rows } = await shop.db.execute<{ line: string }>(sql`
    select h.step || ' ' || e.day || ' ' || l.account || coalesce('/' || l.account_id, '/' || l.supplier_id, '') || ' ' || (l.debit - l.credit) as line
      from given_cheque_steps h
      join journal_entries e on e.shop_id = h.shop_id and e.source = 'given_cheque_steps' and e.source_id = h.id
      join journal_lines l on l.shop_id = e.shop_id and l.entry_id = e.id
     where h.cheque_id = ${id} order by h.id, l.debit - l.credit desc`)
  return rows.map(({ line }) => line)
}

/** What the bank account has had by this cheque, with the days by the shop's clock. */
async function moneyOf(id: number): Promise<string[]> {
  const { rows } = await shop.db.execute<{ line: string }>(sql`
    select to_char(t.at at time zone s.time_zone, 'YYYY-MM-DD') || ' ' || t.amount as line
      from account_transactions t join shops s on s.id = t.shop_id
     where t.given_cheque_id = ${id} and t.account_id = ${places.bank} order by t.id`)
  return rows.map(({ line }) => line)
}

const [bank, supplier] = [places.bank, places.supplier]

test('a cheque pays the supplier when it is given, and leaves the bank on the day on which it was paid', async () => {
  const id = await given()
  expect(await moneyOf(id)).toEqual([])
  expect((await lead(id, 'cleared', '2026-11-23')).body.data).toMatchObject({
    status: 'cleared',
    last_on: '2026-11-23',
  })
  expect(await entriesOf(id)).toEqual([
    `GIVE 2026-11-05 320/${supplier} 125050`,
    `GIVE 2026-11-05 103/${bank} -125050`,
    `CLEAR 2026-11-23 103/${bank} 125050`,
    `CLEAR 2026-11-23 102/${bank} -125050`,
  ])
  expect(await moneyOf(id)).toEqual(['2026-11-23 -125050'])
})

test('what the bank did not pay after all is in the account again, and the cheque is to be paid', async () => {
  const id = await given()
  await lead(id, 'cleared', '2026-11-20')
  expect((await lead(id, 'given', '2026-11-21')).body.data).toMatchObject({ status: 'given' })
  expect(await moneyOf(id)).toEqual(['2026-11-20 -125050', '2026-11-21 125050'])
  expect((await entriesOf(id)).slice(4)).toEqual([
    `TAKE_BACK 2026-11-21 102/${bank} 125050`,
    `TAKE_BACK 2026-11-21 103/${bank} -125050`,
  ])
})

test('one that bounces, or comes back, opens the debt again; whose paper comes back later moves nothing more', async () => {
  const [bounced, returned] = [await given(), await given({ due_on: '2098-01-01' })]
  await lead(bounced, 'bounced', '2026-11-21')
  await lead(bounced, 'returned', '2026-11-22')
  await lead(returned, 'returned', '2026-11-06')
  expect((await entriesOf(bounced)).slice(2)).toEqual([
    `BOUNCE 2026-11-21 103/${bank} 125050`,
    `BOUNCE 2026-11-21 320/${supplier} -125050`,
  ])
  expect((await entriesOf(returned)).slice(2)).toEqual([
    `RETURN 2026-11-06 103/${bank} 125050`,
    `RETURN 2026-11-06 320/${supplier} -125050`,
  ])
  expect([await moneyOf(bounced), await moneyOf(returned)]).toEqual([[], []])
})

describe('what is refused changes nothing', () => {
  test.each([
    ['nobody', { supplier_id: null }, [422, ['validation.required']]],
    ['no account', { account_id: null }, [422, ['validation.required']]],
    ['a cash desk', { account_id: places.cash }, [422, ['given_cheque.not_a_bank']]],
    ['nothing', { amount: '0' }, [422, ['entry.amount']]],
    ['due before it is given', { due_on: '2026-11-04' }, [422, ['given_cheque.due_first']]],
    ['a day to come', { given_on: '2098-01-01', due_on: '2098-01-02' }, [422, ['given_cheque.in_future']]],
  ])('%s', async (_, changes, refused) => {
    expect(rulesOf(await give(changes))).toEqual(refused)
  })

  test('a supplier of another shop is none', async () => {
    expect((await give({ supplier_id: shop.other.supplier })).http).toBe(404)
  })

  test('one leaf twice; once it came back it may be written again', async () => {
    const paper = await givenOf(shop)
    const { body } = await give(paper)
    expect(rulesOf(await give(paper))).toEqual([409, ['given_cheque.twice']])
    await lead(body.data.id, 'returned')
    expect((await give(paper)).http).toBe(200)
  })

  test('before its day it is neither paid nor bounced, and no step was on a day before the last', async () => {
    const id = await given()
    expect(rulesOf(await lead(id, 'cleared', '2026-11-19'))).toEqual([409, ['cheque.not_due']])
    expect(rulesOf(await lead(id, 'returned', '2026-11-04'))).toEqual([422, ['cheque.step_before_last']])
    expect(rulesOf(await lead(id, 'returned', '2098-01-01'))).toEqual([422, ['cheque.step_in_future']])
    expect(rulesOf(await lead(id, 'returned', 'dün'))).toEqual([422, ['validation.date']])
    expect(await entriesOf(id)).toHaveLength(2)
  })

  test('nothing is written into a closed period', async () => {
    const id = await given()
    await closeBooks(shop, '2026-11-21')
    expect(rulesOf(await lead(id, 'cleared', '2026-11-20'))).toEqual([422, ['ledger.period_closed']])
    expect(rulesOf(await give())).toEqual([409, ['ledger.period_closed']])
    expect((await lead(id, 'cleared', '2026-11-22')).http).toBe(200)
    await closeBooks(shop, null)
  })

  test('of three who take the same step at once one pays, and one answer that was lost gives one cheque', async () => {
    const id = await given()
    const answers = await Promise.all([0, 1, 2].map(() => lead(id, 'cleared')))
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409, 409])
    expect(await moneyOf(id)).toHaveLength(1)
    const [key, body] = [crypto.randomUUID(), await givenOf(shop)]
    const again = await Promise.all([0, 1, 2].map(() => shop.call('POST', givenPath, { key, body })))
    expect(new Set(again.map((one) => one.body.data.id)).size).toBe(1)
  })
})

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orders } from '#server/db/schema/orders.ts'
import { tellDueCheques } from '#server/money/cheques/notices.ts'
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
import { orderIn } from '#tests/fixtures/orders.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Cheques of customers: what each step writes in the books, and the debt that a bounce opens again. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await chequePlaces(shop)
})
afterAll(() => shop.close())

const take = async (changes: object = {}) => {
  const body = { ...(await chequeOf(shop)), ...changes }
  const answer = await shop.call('POST', chequesPath, { body })
  return { ...answer, body: answer.body, asked: body }
}
const taken = async (changes: object = {}): Promise<number> => (await take(changes)).body.data.id
const at = { ENDORSE: 'endorsement', DEPOSIT: 'deposit', CLEAR: 'clearing' } as const
const step = async (id: number, type: keyof typeof at, carried: object) =>
  shop.call('PATCH', `${chequesPath}/${id}/${at[type]}`, { body: { ...carried, version: await versionOf(id) } })
const lead = async (id: number, status: string) =>
  shop.call('PATCH', `${chequesPath}/${id}/status`, { body: { status, version: await versionOf(id) } })
const versionOf = async (id: number) => (await chequeIn(shop, id))?.version ?? 0
const rulesOf = ({ http, body }: Awaited<ReturnType<Shop['call']>>) => [
  http,
  body.rules?.map(({ id }: { id: string }) => id),
]

/** The lines that a cheque wrote in the books, in their order. */
async function entriesOf(id: number): Promise<string[]> {
  const { rows } = await shop.db.execute<{ line: string }>(sql`
    select h.step || ' ' || l.account || coalesce('/' || l.account_id, '/' || l.supplier_id, '') || ' ' || (l.debit - l.credit) as line
      from cheque_steps h
      join journal_entries e on e.shop_id = h.shop_id and e.source = 'cheque_steps' and e.source_id = h.id
      join journal_lines l on l.shop_id = e.shop_id and l.entry_id = e.id
     where h.cheque_id = ${id} order by h.id, l.debit - l.credit desc`)
  return rows.map(({ line }) => line)
}
const money = async (account: number) => {
  const { rows } = await shop.db.execute<{ sum: string }>(sql`
    select coalesce(sum(amount), 0) as sum from account_transactions where account_id = ${account}`)
  return Number(rows[0]?.sum)
}

describe('each step writes its entry', () => {
  test('taken, given to a bank, paid there', async () => {
    const id = await taken()
    const before = await money(places.bank)
    expect((await step(id, 'DEPOSIT', { account_id: places.bank })).body.data).toMatchObject({
      ...{ status: 'deposited', account: { id: places.bank } },
    })
    // What lies at a bank is paid there, whatever else is named.
    expect((await step(id, 'CLEAR', { account_id: places.cash })).body.data).toMatchObject({ status: 'cleared' })
    expect(await entriesOf(id)).toEqual([
      'RECEIVE 101 125050',
      'RECEIVE 120 -125050',
      `DEPOSIT 101/${places.bank} 125050`,
      'DEPOSIT 101 -125050',
      `CLEAR 102/${places.bank} 125050`,
      `CLEAR 101/${places.bank} -125050`,
    ])
    expect((await money(places.bank)) - before).toBe(125_050)
  })

  test('paid over the counter, and not after all', async () => {
    const id = await taken()
    const before = await money(places.cash)
    await step(id, 'CLEAR', { account_id: places.cash })
    expect((await lead(id, 'portfolio')).body.data).toMatchObject({ status: 'portfolio', account: null })
    expect((await entriesOf(id)).slice(2)).toEqual([
      `CLEAR 100/${places.cash} 125050`,
      'CLEAR 101 -125050',
      'TAKE_BACK 101 125050',
      `TAKE_BACK 100/${places.cash} -125050`,
    ])
    expect(await money(places.cash)).toBe(before)
  })

  test('endorsed to a supplier, whose cheque bounces: both debts are open again', async () => {
    const id = await taken()
    await step(id, 'ENDORSE', { supplier_id: places.supplier })
    await lead(id, 'bounced')
    const answer = await lead(id, 'returned')
    expect(answer.body.data.history.map((one: { step: string }) => one.step)).toEqual([
      'RETURN',
      'BOUNCE',
      'ENDORSE',
      'RECEIVE',
    ])
    expect((await entriesOf(id)).slice(2)).toEqual([
      `ENDORSE 320/${places.supplier} 125050`,
      'ENDORSE 101 -125050',
      'BOUNCE 120 125050',
      `BOUNCE 320/${places.supplier} -125050`,
    ])
  })
})

describe('a collection by cheque', () => {
  const collect = async (totals: readonly number[], amount: string, cheque: object | null = newPaper()) => {
    const debtor = await newDebtor(shop, totals)
    const { customer_id, ids: order_ids } = debtor
    const body = { customer_id, order_ids, amount, method: 'cheque', account_id: null, ...(cheque && { cheque }) }
    return { debtor, answer: await shop.call('POST', collectionsPath, { body }) }
  }

  test('pays the orders, and puts the cheque into the portfolio', async () => {
    const before = { books: await inBooks(shop, '101'), bank: await money(shop.own.account) }
    const { debtor, answer } = await collect([10_000, 5_000], '120.00')
    expect(answer.body.data).toMatchObject({ method: 'cheque', account: '', amount: '120.00' })
    const cheque = await shop.call('GET', `${chequesPath}/${answer.body.data.cheque_id}`)
    expect(cheque.body.data).toMatchObject({
      ...{ status: 'portfolio', amount: '120.00', collection_id: answer.body.data.id },
      orders: [
        { id: debtor.ids[0], amount: '100.00' },
        { id: debtor.ids[1], amount: '20.00' },
      ],
    })
    expect(await orderIn(shop, debtor.ids[0] ?? 0)).toMatchObject({ payment_status: 'paid' })
    expect((await inBooks(shop, '101')) - before.books).toBe(12_000)
    expect(await money(shop.own.account)).toBe(before.bank)
  })

  test('that bounces opens the debt of its orders again', async () => {
    const before = { cheques: await inBooks(shop, '101'), owed: await inBooks(shop, '120') }
    const { debtor, answer } = await collect([10_000, 5_000], '150.00')
    const { id, cheque_id } = answer.body.data
    await step(cheque_id, 'DEPOSIT', { account_id: places.bank })
    expect((await lead(cheque_id, 'bounced')).http).toBe(200)
    for (const [order, total] of [
      [debtor.ids[0], 10_000],
      [debtor.ids[1], 5_000],
    ] as const)
      expect(await orderIn(shop, order ?? 0)).toMatchObject({ payment_status: 'not_paid', paid_total: 0, total })
    expect((await shop.call('GET', `${collectionsPath}/${id}`)).body.data.state).toBe('undone')
    expect([await inBooks(shop, '101'), await inBooks(shop, '120')]).toEqual([before.cheques, before.owed])
  })

  test('that bounces after an order was cancelled is owed on the customer’s account all the same', async () => {
    const before = { cheques: await inBooks(shop, '101'), owed: await inBooks(shop, '120') }
    const { debtor, answer } = await collect([10_000, 5_000], '150.00')
    const [cancelled, other] = debtor.ids as [number, number]
    await shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, cancelled))
    expect((await lead(answer.body.data.cheque_id, 'bounced')).http).toBe(200)
    expect(await orderIn(shop, cancelled)).toMatchObject({ paid_total: 10_000 })
    expect(await orderIn(shop, other)).toMatchObject({ paid_total: 0 })
    expect([await inBooks(shop, '101'), await inBooks(shop, '120')]).toEqual([before.cheques, before.owed])
  })

  test('is taken back while its cheque lies in the portfolio, and not elsewhere', async () => {
    const before = { cheques: await inBooks(shop, '101'), owed: await inBooks(shop, '120') }
    const { debtor, answer } = await collect([10_000], '100.00')
    const { id, cheque_id } = answer.body.data
    await step(cheque_id, 'ENDORSE', { supplier_id: places.supplier })
    const refused = await shop.call('POST', `${collectionsPath}/${id}/undo`)
    expect(rulesOf(refused)).toEqual([409, ['collect.cheque_moved']])
    expect((await shop.call('GET', `${collectionsPath}/${id}`)).body.data.undo_refusals).toEqual([
      { id: 'collect.cheque_moved' },
    ])
    await lead(cheque_id, 'portfolio')
    expect((await shop.call('POST', `${collectionsPath}/${id}/undo`)).http).toBe(200)
    expect(await chequeIn(shop, cheque_id)).toMatchObject({ status: 'returned' })
    expect(await orderIn(shop, debtor.ids[0] ?? 0)).toMatchObject({ paid_total: 0 })
    expect([await inBooks(shop, '101'), await inBooks(shop, '120')]).toEqual([before.cheques, before.owed])
  })

  test('without what stands on the cheque nothing is collected, and each field says so', async () => {
    const { debtor, answer } = await collect([10_000], '100.00', { ...newPaper(), number: ' ', due_on: '2026-02-30' })
    expect([answer.http, Object.keys(answer.body.fields)]).toEqual([422, ['cheque.number', 'cheque.due_on']])
    const { answer: none } = await collect([10_000], '100.00', null)
    expect(Object.keys(none.body.fields)).toContain('cheque.bank')
    expect(await orderIn(shop, debtor.ids[0] ?? 0)).toMatchObject({ paid_total: 0 })
  })
})

describe('what is refused changes nothing', () => {
  test.each([
    ['nobody', { customer_id: null }, 'validation.required'],
    ['nothing', { amount: '0' }, 'entry.amount'],
    ['no number', { number: '' }, 'validation.required'],
    ['a wrong IBAN', { iban: 'TR1' }, 'account.iban'],
    ['a day to come', { received_on: '2098-01-01' }, 'cheque.in_future'],
  ])('%s', async (_, changes, rule) => {
    expect(rulesOf(await take(changes))).toEqual([422, [rule]])
  })

  test('the same paper twice; once it was returned it may come again', async () => {
    const { body, asked } = await take()
    expect(rulesOf(await take({ ...asked, bank: asked.bank.toUpperCase() }))).toEqual([409, ['cheque.twice']])
    await lead(body.data.id, 'returned')
    expect((await take(asked)).http).toBe(200)
  })

  test('a closed period takes no cheque', async () => {
    await shop.db.execute(sql`
      update shops set settings = settings || '{"books_closed_until": "2026-10-31"}' where id = ${shop.own.shop_id}`)
    expect(rulesOf(await take({ received_on: '2026-10-31' }))).toEqual([409, ['ledger.period_closed']])
    expect((await take({ received_on: '2026-11-01' })).http).toBe(200)
    await shop.db.execute(
      sql`update shops set settings = settings - 'books_closed_until' where id = ${shop.own.shop_id}`,
    )
  })

  test('before its day a cheque is neither paid nor bounced, and an endorsed one goes to no bank', async () => {
    const id = await taken({ due_on: '2098-01-01' })
    expect(rulesOf(await step(id, 'CLEAR', { account_id: places.cash }))).toEqual([409, ['cheque.not_due']])
    expect(rulesOf(await lead(id, 'bounced'))).toEqual([409, ['cheque.not_due']])
    expect(rulesOf(await step(id, 'DEPOSIT', { account_id: places.cash }))).toEqual([422, ['cheque.not_a_bank']])
    await step(id, 'ENDORSE', { supplier_id: places.supplier })
    expect(rulesOf(await step(id, 'DEPOSIT', { account_id: places.bank }))).toEqual([409, ['cheque.endorsed']])
    expect(rulesOf(await lead(id, 'returned'))).toEqual([409, ['cheque.endorsed']])
  })

  test('of two who take the same step at once one comes too late', async () => {
    const id = await taken()
    const version = await versionOf(id)
    const answers = await Promise.all(
      [0, 1, 2].map(() => shop.call('PATCH', `${chequesPath}/${id}/status`, { body: { status: 'bounced', version } })),
    )
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409, 409])
    expect((await entriesOf(id)).filter((line) => line.startsWith('BOUNCE'))).toHaveLength(2)
  })

  test('D4: a cheque whose answer was lost is taken once', async () => {
    const [key, body] = [crypto.randomUUID(), await chequeOf(shop)]
    const answers = await Promise.all([0, 1, 2].map(() => shop.call('POST', chequesPath, { key, body })))
    expect(new Set(answers.map((one) => one.body.data.id)).size).toBe(1)
  })
})

describe('what was written wrongly of a cheque', () => {
  const edit = async (id: number, changes: object) => {
    const { number, bank, branch, drawer, iban, due_on, note, version } = (await chequeIn(shop, id)) ?? {}
    const body = { number, bank, branch, drawer, iban, due_on, note, version, ...changes }
    return shop.call('PATCH', `${chequesPath}/${id}/paper`, { body })
  }

  test('is mended while it lies in the portfolio, and its history tells what stood there; its amount stays', async () => {
    const id = await taken()
    const before = await entriesOf(id)
    const { body } = await edit(id, { due_on: '2026-12-20', bank: ' Akbank ' })
    expect(body.data).toMatchObject({ due_on: '2026-12-20', bank: 'Akbank', amount: '1250.50', status: 'portfolio' })
    expect(body.data.history[0]).toMatchObject({
      step: 'EDIT',
      changes: { due_on: ['2026-11-20', '2026-12-20'], bank: ['Ziraat', 'Akbank'] },
    })
    expect(await entriesOf(id)).toEqual(before)
    const again = await edit(id, {})
    expect(again.body.data.history).toHaveLength(2)
    expect(rulesOf(await edit(id, { version: 1 }))).toEqual([409, ['conflict.stale']])
  })

  test('is refused elsewhere, as another cheque, and with nothing in it', async () => {
    const [id, other] = [await taken(), await taken()]
    const { number } = (await chequeIn(shop, other)) ?? {}
    expect(rulesOf(await edit(id, { number }))).toEqual([409, ['cheque.twice']])
    expect(rulesOf(await edit(id, { bank: '', due_on: 'x' }))).toEqual([
      422,
      ['validation.required', 'validation.required'],
    ])
    await step(id, 'DEPOSIT', { account_id: places.bank })
    expect(rulesOf(await edit(id, { note: 'x' }))).toEqual([409, ['cheque.edit_elsewhere']])
  })
})

describe('a step of a day that has passed', () => {
  test('is written on that day, in the books and in the account', async () => {
    const id = await taken({ received_on: '2026-11-02' })
    await step(id, 'DEPOSIT', { account_id: places.bank, day: '2026-11-10' })
    const answer = await step(id, 'CLEAR', { account_id: null, day: '2026-11-21' })
    expect(answer.body.data).toMatchObject({ status: 'cleared', last_on: '2026-11-21' })
    const { rows } = await shop.db.execute<{ day: string }>(sql`
      select e.day::text as day from cheque_steps h
        join journal_entries e on e.shop_id = h.shop_id and e.source = 'cheque_steps' and e.source_id = h.id
       where h.cheque_id = ${id} order by h.id`)
    expect(rows.map(({ day }) => day)).toEqual(['2026-11-02', '2026-11-10', '2026-11-21'])
    const { rows: moved } = await shop.db.execute<{ day: string }>(sql`
      select to_char(t.at at time zone s.time_zone, 'YYYY-MM-DD') as day from account_transactions t
        join shops s on s.id = t.shop_id where t.cheque_id = ${id}`)
    expect(moved).toEqual([{ day: '2026-11-21' }])
  })

  test('is none before the step before it, before its due day, or to come', async () => {
    const id = await taken({ received_on: '2026-11-02' })
    const day = async (day: string) => rulesOf(await step(id, 'CLEAR', { account_id: places.cash, day }))
    expect(await day('2026-11-01')).toEqual([409, ['cheque.not_due', 'cheque.step_before_last']])
    expect(await day('2026-11-19')).toEqual([409, ['cheque.not_due']])
    expect(await day('2098-01-01')).toEqual([422, ['cheque.step_in_future']])
    expect(await chequeIn(shop, id)).toMatchObject({ status: 'portfolio' })
  })
})

test('the statement of a customer is in the order of the days, whenever they were written, and its balance runs by them', async () => {
  const { customer_id, currency_id } = await chequeOf(shop)
  for (const received_on of ['2026-11-10', '2026-11-02', '2026-11-06'])
    await take({ customer_id, currency_id, received_on, ...newPaper() })
  const { body } = await shop.call('GET', `/v1/panel/customer-movements?customer_id=${customer_id}`)
  expect(body.data.rows.map(({ day, balance }: Record<string, string>) => [day, balance])).toEqual([
    ['2026-11-10', '-3751.50'],
    ['2026-11-06', '-2501.00'],
    ['2026-11-02', '-1250.50'],
  ])
})

describe('the staff is told', () => {
  const told = async (id: string) => {
    const { rows } = await shop.db.execute<{ link: string; about: { count?: number } }>(sql`
      select link, about from notifications where shop_id = ${shop.own.shop_id} and says = ${id} order by id`)
    return rows
  }

  test('of a cheque that bounced, with the way to it', async () => {
    const id = await taken()
    await lead(id, 'bounced')
    expect((await told('notices.cheque_bounced')).at(-1)).toMatchObject({ link: `/cheques/edit/${id}` })
  })

  test('of those that come due within three days, of each once, and anew where its day was changed', async () => {
    const dayIn = async (days: number) => {
      const { rows } = await shop.db.execute<{ day: string }>(sql`
        select ((now() at time zone time_zone)::date + ${days}::int)::text as day from shops where id = ${shop.own.shop_id}`)
      return rows[0]?.day ?? ''
    }
    const [first] = [await taken({ due_on: await dayIn(0) }), await taken({ due_on: await dayIn(3) })]
    await taken({ due_on: await dayIn(4) })
    await lead(await taken({ due_on: await dayIn(1) }), 'returned')
    await tellDueCheques(shop)
    await tellDueCheques(shop)
    const due = { link: '/cheques?due=week', about: { count: 2, days: 3 } }
    expect(await told('notices.cheques_due')).toEqual([due])
    await shop.db.execute(sql`update cheques set due_on = ${await dayIn(2)} where id = ${first}`)
    await tellDueCheques(shop)
    expect(await told('notices.cheques_due')).toEqual([due, { ...due, about: { count: 1, days: 3 } }])
  })
})

test('the list finds what is due, what each state comes to, and what a month brings', async () => {
  const id = await taken({ due_on: '2031-05-06', drawer: 'Eşsiz Keşideci' })
  const found = async (query: string) =>
    (await shop.call('GET', `${chequesPath}?${query}`)).body.data.rows.map((row: { id: number }) => row.id)
  expect(await found('search=essiz')).toEqual([id])
  expect(await found('from=2031-05-06&to=2031-05-06')).toEqual([id])
  expect(await found('due=month')).not.toContain(id)
  const month = (await shop.call('GET', `${chequesPath}/calendar?month=2031-05`)).body.data
  expect(month).toMatchObject({
    ...{ month: '2031-05', days: [{ day: '2031-05-06', currency: 'TRY', count: 1, amount: '1250.50', open: 1 }] },
  })
  const { totals } = (await shop.call('GET', `${chequesPath}/totals`)).body.data
  const held = totals
    .filter(({ status }: { status: string }) => status === 'portfolio' || status === 'deposited')
    .reduce((sum: number, { amount }: { amount: string }) => sum + Math.round(Number(amount) * 100), 0)
  expect(held).toBe(await inPortfolio(shop))
})

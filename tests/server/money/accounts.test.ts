import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account_transactions, accounts } from '#server/db/schema/accounts.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { openShop, type Shop } from '#tests/shop.ts'

const [path, entries, books] = ['bank-accounts', 'account-entries', 'account-transactions'].map(
  (name) => `/v1/panel/${name}`,
) as [string, string, string]
let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

let made = 0
const account = (changes: object = {}) => {
  made += 1
  return { ...draftOf('bank-accounts', shop.own), name: `Hesap ${made}`, initial_balance: '', ...changes }
}
async function open(changes: object = {}): Promise<number> {
  const { http, body } = await shop.call('POST', path, { body: account(changes) })
  expect([http, body.rules]).toEqual([200, undefined])
  return body.data.id
}
const entry = (changes: object) => ({ ...draftOf('account-entries', shop.own), day: '2026-01-05', ...changes })
const write = async (changes: object) => {
  const { http, body } = await shop.call('POST', entries, { body: entry(changes) })
  const rules = (body.rules ?? []).map(({ id, at }: { id: string; at: string[] }) => [id, at])
  return { http, id: body.data?.id as number, rules }
}
const balanceOf = async (id: number) => (await shop.call('GET', `${path}/${id}`)).body.data.balance
const moneyOf = async (id: number) => {
  const { rows } = (await shop.call('GET', `${books}?account_id=${id}&order_direction=asc`)).body.data
  return rows.map((row: Record<string, string>) => [row.kind, row.incoming, row.outgoing, row.balance])
}
/** An account in euro. */
async function inEuro(): Promise<number> {
  const id = await open()
  await shop.db
    .update(accounts)
    .set({ currency: 'EUR' })
    .where(and(eq(accounts.shop_id, shop.own.shop_id), eq(accounts.id, id)))
  return id
}

describe('an account', () => {
  test('begins with a movement, and another beginning takes the first back', async () => {
    const id = await open({ initial_balance: '1000.00' })
    expect(await moneyOf(id)).toEqual([['opening', '1000.00', '', '1000.00']])
    const { data } = (await shop.call('GET', `${path}/${id}`)).body
    const { id: _, created_at, updated_at, ...draft } = data
    const { http } = await shop.call('PUT', `${path}/${id}`, { body: { ...draft, initial_balance: '250.50' } })
    expect(http).toBe(200)
    expect((await moneyOf(id)).slice(1)).toEqual([
      ['opening', '', '1000.00', '0.00'],
      ['opening', '250.50', '', '250.50'],
    ])
  })

  test('keeps its IBAN without blanks, and refuses one whose check digits are wrong at the field', async () => {
    const id = await open({ iban: 'tr33 0006 1005 1978 6457 8413 26' })
    expect((await shop.call('GET', `${path}/${id}`)).body.data.iban).toBe('TR330006100519786457841326')
    const wrong = await shop.call('POST', path, { body: account({ iban: 'TR330006100519786457841327' }) })
    expect([wrong.http, wrong.body.rules]).toMatchObject([422, [{ id: 'account.iban', at: ['iban'] }]])
  })

  test('with movements is not deleted and tells how many; one without goes', async () => {
    const id = await open({ initial_balance: '1.00' })
    const { http, body } = await shop.call('DELETE', `${path}/${id}`)
    expect([http, body.rules]).toMatchObject([
      409,
      [{ id: 'delete.in_use', about: { what: 'account_transactions', count: 1 } }],
    ])
    expect((await shop.call('DELETE', `${path}/${await open()}`)).http).toBe(200)
  })

  test('keeps its currency', async () => {
    const id = await open()
    const { data } = (await shop.call('GET', `${path}/${id}`)).body
    const { id: _, created_at, updated_at, ...draft } = data
    const other = (await shop.call('GET', '/v1/panel/shop-currencies')).body.data.rows.find(
      (row: { id: number }) => row.id !== data.currency_id,
    )
    const { http, body } = await shop.call('PUT', `${path}/${id}`, { body: { ...draft, currency_id: other.id } })
    expect([http, body.rules]).toMatchObject([422, [{ id: 'records.chosen_once', at: ['currency_id'] }]])
  })

  test('is told in the list with the sum of its movements, in its own money', async () => {
    const [lira, euro] = [await open(), await inEuro()]
    await write({ kind: 'in', account_id: lira, amount: '0.10' })
    await write({ kind: 'in', account_id: lira, amount: '0.20' })
    await write({ kind: 'out', account_id: euro, amount: '3' })
    const { rows } = (await shop.call('GET', `${path}?id=${lira},${euro}&order_direction=asc`)).body.data
    expect(rows).toMatchObject([
      { balance: '0.30', currency: 'TRY' },
      { balance: '-3.00', currency: 'EUR' },
    ])
  })
})

describe('money by hand', () => {
  test('comes in, goes out, and goes from one account to another', async () => {
    const [one, other] = [await open(), await open()]
    await write({ kind: 'in', account_id: one, amount: '100' })
    await write({ kind: 'out', account_id: one, amount: '30.25' })
    await write({ kind: 'transfer', account_id: one, to_account_id: other, amount: '50', to_amount: '' })
    expect(await moneyOf(one)).toEqual([
      ['in', '100.00', '', '100.00'],
      ['out', '', '30.25', '69.75'],
      ['transfer', '', '50.00', '19.75'],
    ])
    expect(await moneyOf(other)).toEqual([['transfer', '50.00', '', '50.00']])
  })

  test('between two currencies needs both amounts; within one they are the same', async () => {
    const [lira, euro, other] = [await open(), await inEuro(), await open()]
    const transfer = { kind: 'transfer', account_id: lira, to_account_id: euro, amount: '485', to_amount: '' }
    expect((await write(transfer)).rules).toEqual([['entry.both_amounts', ['to_amount']]])
    expect((await write({ ...transfer, to_account_id: other, to_amount: '10' })).rules).toEqual([
      ['entry.same_amount', ['to_amount']],
    ])
    expect((await write({ ...transfer, to_amount: '10' })).rules).toEqual([])
    expect([await balanceOf(lira), await balanceOf(euro), await balanceOf(other)]).toEqual(['-485.00', '10.00', '0.00'])
  })

  test('is taken back once, by a row that names it; a reversal stays', async () => {
    const [one, other] = [await open(), await open()]
    const { id } = await write({ kind: 'transfer', account_id: one, to_account_id: other, amount: '7', to_amount: '' })
    const reversal = { kind: 'reversal', reverses_id: id, account_id: null, amount: '', counter: '' }
    const taken = await write(reversal)
    expect([taken.http, await balanceOf(one), await balanceOf(other)]).toEqual([200, '0.00', '0.00'])
    expect((await moneyOf(one)).map(([kind]: string[]) => kind)).toEqual(['transfer', 'reversal'])
    expect((await write(reversal)).rules).toEqual([['entry.reversed_once', ['reverses_id']]])
    expect((await write({ ...reversal, reverses_id: taken.id })).rules).toEqual([
      ['entry.reversal_stays', ['reverses_id']],
    ])
  })

  test('is taken back once by two who do it at the same moment', async () => {
    const one = await open()
    const { id } = await write({ kind: 'in', account_id: one, amount: '5' })
    const reversal = { kind: 'reversal', reverses_id: id, account_id: null, amount: '', counter: '' }
    const both = await Promise.all([write(reversal), write(reversal)])
    expect(both.map(({ http }) => http).sort()).toEqual([200, 422])
    expect(await balanceOf(one)).toBe('0.00')
  })

  test('is not written on a day to come, nor to an account that is passive', async () => {
    const one = await open({ status: 0 })
    const { rules } = await write({ kind: 'in', account_id: one, amount: '5', day: '2099-12-31' })
    expect(rules).toEqual([
      ['entry.in_future', ['day']],
      ['entry.account_passive', ['account_id']],
    ])
  })

  test('another shop’s account is no account', async () => {
    const { rules } = await write({ kind: 'in', account_id: shop.other.account, amount: '5' })
    expect(rules).toEqual([['validation.invalid_choice', ['account_id']]])
  })
})

describe('double entry', () => {
  /** What the books say of an account: per code what was taken to it, less what it gave. */
  const ledgerOf = async (source: string, id: number) => {
    const { rows } = await shop.db.execute<{ account: string; currency: string; left: number }>(sql`
      select l.account, l.currency, sum(l.debit - l.credit)::int as left
        from journal_entries e join journal_lines l on l.shop_id = e.shop_id and l.entry_id = e.id
       where e.shop_id = ${shop.own.shop_id} and e.source = ${source} and e.source_id = ${id}
       group by 1, 2 order by 1, 2`)
    return rows.map((row) => [row.account, row.currency, row.left])
  }

  test('money by hand has two equal sides, and its reversal the same ones exchanged', async () => {
    const one = await open()
    const { id } = await write({ kind: 'out', account_id: one, amount: '30.25', counter: 'rent' })
    expect(await ledgerOf('account_entries', id)).toEqual([
      ['102', 'TRY', -3025],
      ['770', 'TRY', 3025],
    ])
    const taken = await write({ kind: 'reversal', reverses_id: id, account_id: null, amount: '', counter: '' })
    expect(await ledgerOf('account_entries', taken.id)).toEqual([
      ['102', 'TRY', 3025],
      ['770', 'TRY', -3025],
    ])
  })

  test('a transfer between currencies balances in each of them, and so does what takes it back', async () => {
    const [lira, euro] = [await open(), await inEuro()]
    const transfer = { kind: 'transfer', account_id: lira, to_account_id: euro, amount: '485', to_amount: '10' }
    const { id } = await write(transfer)
    expect(await ledgerOf('account_entries', id)).toEqual([
      ['102', 'EUR', 1000],
      ['102', 'TRY', -48_500],
      ['108', 'EUR', -1000],
      ['108', 'TRY', 48_500],
    ])
    await write({ kind: 'reversal', reverses_id: id, account_id: null, amount: '', counter: '' })
    const { rows } = await shop.db.execute(sql`
      select account_id, sum(debit - credit)::int as left from journal_lines
       where shop_id = ${shop.own.shop_id} and account_id in (${lira}, ${euro}) group by 1 order by 1`)
    expect(rows.map(({ left }) => left)).toEqual([0, 0])
  })

  test('what an account begins with is the shop’s own', async () => {
    const id = await open({ kind: 'cash', iban: '', initial_balance: '70' })
    const [row] = await shop.db
      .select({ id: account_transactions.id })
      .from(account_transactions)
      .where(eq(account_transactions.account_id, id))
    expect(await ledgerOf('account_transactions', row?.id ?? 0)).toEqual([
      ['100', 'TRY', 7000],
      ['500', 'TRY', -7000],
    ])
  })
})

describe('the books of an account', () => {
  test('say what it had after each row on every page, however they are narrowed', async () => {
    const one = await open()
    for (const amount of ['1', '2', '3', '4'])
      await write({ kind: amount === '3' ? 'out' : 'in', account_id: one, amount })
    const told = async (query: string) =>
      (await shop.call('GET', `${books}?account_id=${one}&${query}`)).body.data.rows.map(
        (row: { balance: string }) => row.balance,
      )
    expect(await told('limit=2')).toEqual(['4.00', '0.00'])
    expect(await told('limit=2&page=1')).toEqual(['3.00', '1.00'])
    expect(await told('kind=out')).toEqual(['0.00'])
  })

  test('R73: days of more than six months are refused', async () => {
    const { http, body } = await shop.call('GET', `${books}?from=2026-01-01&to=2026-07-02`)
    expect([http, body.rules?.[0]?.at]).toMatchObject([422, expect.any(Array)])
  })

  test('are given as a file in the order of the list', async () => {
    const one = await open()
    await write({ kind: 'in', account_id: one, amount: '12.50', text: 'Kira depozitosu' })
    const { http, text } = await shop.call('GET', `${books}/export?format=csv&lang=en&account_id=${one}`)
    expect(http).toBe(200)
    expect(text).toContain('Kira depozitosu')
  })

  test('are never changed: each row of an entry stands as the entry says', async () => {
    const { rows } = await shop.db.execute(sql`
      select e.id from account_entries e
       where (select coalesce(sum(t.amount), 0) from account_transactions t where t.shop_id = e.shop_id and t.entry_id = e.id and t.account_id = e.account_id)
             <> e.amount * case when e.kind = 'in' then 1 else -1 end and e.kind <> 'reversal'`)
    expect(rows).toEqual([])
    expect(await shop.db.$count(account_transactions)).toBeGreaterThan(10)
  })
})

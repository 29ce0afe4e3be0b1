import { sql } from 'drizzle-orm'
import papaparse from 'papaparse'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ledgerAccounts } from '#api/contract/platform/ledger.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import type { Database } from '#server/db/open.ts'
import { randomFrom } from '#server/demo/random.ts'
import { xlsxTable } from '#server/platform/imports/xlsx-in.ts'
import { type EntryLine, postEntry } from '#server/platform/ledger/post-entry.ts'
import { storedInvoice } from '#tests/fixtures/invoices.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { seed } from '#tests/of-the-day.ts'
import { rows } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What is given to the accountant: once, by the accountant's own codes, to the kuruş what the books hold. */

const [methods, codes, exports] = ['shop-accounting-methods', 'account-codes', 'accounting-exports'].map(
  (name) => `/v1/panel/${name}`,
) as [string, string, string]

let shop: Shop
let next = 1
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const table of ['accounting_exports', 'account_codes', 'journal_entries', 'currency_exchange_rates'])
    await shop.db.execute(sql`delete from ${sql.identifier(table)}`)
})

const sale: readonly EntryLine[] = [
  { account: '120', debit: 120_00 },
  { account: '600', credit: 100_00, tax_rate: 20 },
  { account: '391', credit: 20_00, tax_rate: 20 },
]
const post = (day: string, lines = sale, currency = 'TRY', order_id: number | null = null) =>
  shop.db.transaction((tx) =>
    postEntry(tx as unknown as Database, {
      ...{ shop_id: shop.own.shop_id, kind: 'sale', currency, source: 'tests', source_id: next++, day, lines },
      ...{ text: `KPK-${next}`, order_id },
    }),
  )
const method = async (changes: object = {}) => {
  const body = {
    title: `Muhasebeci ${next++}`,
    adapter: 'csv',
    separator: 'semicolon',
    numbers: 'turkish',
    position: 0,
    status: 1,
  }
  return (await shop.call('POST', methods, { body: { ...body, ...changes } })).body.data.id as number
}
const code = (account: string, mine: string, tax_rate = 'all') =>
  shop.call('POST', codes, { body: { account, tax_rate, code: mine, title: `Hesap ${mine}` } })

/** The euro in lira on a day. */
const rate = (day: string, buying: string) =>
  shop.db.execute(sql`
    insert into currency_exchange_rates (shop_id, currency_id, date, forex_buying, forex_selling, banknote_buying, banknote_selling)
    select ${shop.own.shop_id}, id, ${day}, ${buying}, ${buying}, ${buying}, ${buying} from currencies where code = 'EUR'`)

/** Gives January away, and answers how that stands. */
async function give(changes: object = {}) {
  const method_id = 'method_id' in changes ? changes.method_id : await method()
  const told = { title: 'Ocak 2026', method_id, from: '2026-01-01', to: '2026-01-31', scope: 'new' }
  const computed = { state: 'waiting', entries: 0, repeated: 0 }
  const answer = await shop.call('POST', exports, { body: { ...told, ...computed, ...changes } })
  if (answer.http !== 200) return answer.body
  await workOff(shop)
  const { rows: all } = (await shop.call('GET', exports)).body.data
  const [done] = await rows(shop, sql`select rules from job_rows order by job_id desc limit 1`)
  return { ...all.find(({ id }: { id: number }) => id === answer.body.data.id), rules: done?.rules }
}

const file = (id: number) => shop.call('GET', `${exports}/${id}/file`)
const linesOf = async (id: number) =>
  papaparse.parse<Record<string, string>>((await file(id)).text.replace(/^\ufeff/, ''), {
    header: true,
    skipEmptyLines: true,
  }).data

describe('a period that is given to the accountant', () => {
  test('has one row a side, as Turkish programs read it', async () => {
    const entry = await post('2026-01-05')
    const number = `KPK-${next}`
    const { id } = await give()
    expect(await linesOf(id)).toEqual(
      [
        ['120', 'Alıcılar', '120,00', ''],
        ['600', 'Yurt içi satışlar', '', '100,00'],
        ['391', 'Hesaplanan KDV', '', '20,00'],
      ].map(([account, name, debit, credit]) => ({
        ...{ 'Fiş tarihi': '05.01.2026', 'Fiş no': String(entry), 'Hesap kodu': account, 'Hesap adı': name },
        ...{
          Açıklama: `Satış, ${number}`,
          Borç: debit,
          Alacak: credit,
          'Para birimi': 'TRY',
          'Belge no': number,
          ...{ Kur: '1', 'Borç (TL)': debit, 'Alacak (TL)': credit },
        },
      })),
    )
  })

  test('names the invoice of a sale as its document, and none that was cancelled', async () => {
    const kept = await storedInvoice(shop)
    await shop.db.execute(sql`
      insert into invoices (shop_id, order_id, uuid, number, profile, status, answer, currency, total, document, xml, cancelled_at)
      select shop_id, order_id, gen_random_uuid(), 'KPA2026999999999', profile, status, answer, currency, total, document, xml, now()
        from invoices where id = ${kept}`)
    const [invoice] = await rows(shop, sql`select number, order_id::int as order_id from invoices where id = ${kept}`)
    await post('2026-01-05', sale, 'TRY', Number(invoice?.order_id))
    const { id } = await give()
    expect(new Set((await linesOf(id)).map((line) => line['Belge no']))).toEqual(new Set([invoice?.number]))
  })

  test('tells an entry of another currency in lira too, by the rate of its day, and both sides come to the same', async () => {
    await rate('2026-01-02', '34.567891')
    await post(
      '2026-01-05',
      [
        { account: '120', debit: 100_01 },
        { account: '600', credit: 33_33, tax_rate: 20 },
        { account: '600', credit: 33_34, tax_rate: 10 },
        { account: '391', credit: 33_34, tax_rate: 20 },
      ],
      'EUR',
    )
    // The other way round, as a refund is booked.
    await post(
      '2026-01-06',
      [
        { account: '610', debit: 33_33, tax_rate: 20 },
        { account: '610', debit: 33_34, tax_rate: 10 },
        { account: '391', debit: 33_34, tax_rate: 20 },
        { account: '120', credit: 100_01 },
      ],
      'EUR',
    )
    const { id } = await give()
    // A rate that is corrected later leaves the file as it was given.
    await rate('2026-01-05', '99')
    expect(
      (await linesOf(id)).map((line) => [line['Para birimi'], line.Kur, line['Borç (TL)'], line['Alacak (TL)']]),
    ).toEqual([
      ['EUR', '34,5679', '3457,14', ''],
      ['EUR', '34,5679', '', '1152,15'],
      ['EUR', '34,5679', '', '1152,49'],
      ['EUR', '34,5679', '', '1152,50'],
      ['EUR', '34,5679', '1152,15', ''],
      ['EUR', '34,5679', '1152,49', ''],
      ['EUR', '34,5679', '1152,50', ''],
      ['EUR', '34,5679', '', '3457,14'],
    ])
  })

  test('is refused while the lira of an entry is not known, and nothing of it counts as given', async () => {
    await post('2026-01-20', sale, 'EUR')
    const refused = await give()
    expect([refused.state, refused.entries, refused.rules]).toMatchObject([
      'refused',
      0,
      [{ id: 'accounting_export.no_rate', about: { missing: 'EUR 2026-01-20' } }],
    ])
    await rate('2026-01-19', '35')
    expect(await give()).toMatchObject({ state: 'ready', entries: 1 })
  })

  test('has the codes of the accountant, those of a rate before those of all', async () => {
    await code('391', '391.01')
    await code('391', '391.01.020', '20')
    await post('2026-01-05')
    const { id } = await give()
    await code('600', '600.99')
    const told = (await linesOf(id)).map((line) => [line['Hesap kodu'], line['Hesap adı']])
    // What is named otherwise later leaves the file as it was given.
    expect(told).toEqual([
      ['120', 'Alıcılar'],
      ['600', 'Yurt içi satışlar'],
      ['391.01.020', 'Hesap 391.01.020'],
    ])
  })

  test('reject: a second code of an account for the same rate', async () => {
    await code('391', '391.01', '20')
    const again = await code('391', '391.02', '20')
    expect([again.http, again.body.fields]).toEqual([422, { account: 'account_code.exists' }])
    expect((await code('391', '391.02', '10')).http).toBe(200)
  })

  test('an entry is not given twice without saying so', async () => {
    await post('2026-01-05')
    expect(await give()).toMatchObject({ state: 'ready', entries: 1, repeated: 0 })
    expect(await give()).toMatchObject({
      state: 'refused',
      rules: [{ id: 'accounting_export.nothing', about: { given: 1 } }],
    })
    await post('2026-01-06')
    const second = await give()
    expect(second).toMatchObject({ state: 'ready', entries: 1, repeated: 0 })
    expect((await linesOf(second.id))[0]?.['Fiş tarihi']).toBe('06.01.2026')
    const again = await give({ scope: 'all' })
    expect(again).toMatchObject({ state: 'ready', entries: 2, repeated: 2 })
    expect(await linesOf(again.id)).toHaveLength(6)
  })

  test('taken back, it is to be given again', async () => {
    await post('2026-01-05')
    const { id } = await give()
    const [job] = await rows(shop, sql`select id from jobs order by id desc limit 1`)
    expect((await shop.call('POST', `/v1/panel/jobs/${job?.id}/undo`)).http).toBe(200)
    await workOff(shop)
    expect((await file(id)).body.error).toBe('accounting_export.no_file')
    expect(await give()).toMatchObject({ state: 'ready', entries: 1 })
  })

  test('reject: one that is not balanced, and nothing of it is marked', async () => {
    const id = await post('2026-01-05')
    await shop.db.execute(sql`alter table journal_lines disable trigger user`)
    await shop.db.execute(sql`update journal_lines set debit = debit - 1 where entry_id = ${id} and debit > 0`)
    const given = await give()
    await shop.db.execute(sql`alter table journal_lines enable trigger user`)
    expect(given).toMatchObject({
      state: 'refused',
      rules: [{ id: 'accounting_export.unbalanced', about: { currencies: 'TRY' } }],
    })
    expect(await rows(shop, sql`select count(*)::int as count from accounting_export_entries`)).toEqual([{ count: 0 }])
  })

  test('reject: days the wrong way round, a passive connection, a connection of another shop', async () => {
    expect((await give({ from: '2026-02-01' })).fields).toEqual({ from: 'validation.range_order' })
    expect((await give({ method_id: await method({ status: 0 }) })).fields).toEqual({ method_id: 'connection.passive' })
    const other = await give({ method_id: shop.other.accounting_method })
    expect(other.fields?.method_id ?? other.error).toBeDefined()
    expect(other.status).not.toBe(1)
  })

  test('what a program does not take is told, remembered at the connection, and given again when that is mended', async () => {
    const method_id = shop.own.accounting_method
    await post('2026-01-05')
    const { body } = await code('120', 'MÜŞTERİ')
    const why = { id: 'connection.answered', about: { answer: 'Hesap planında olmayan hesap kodu: MÜŞTERİ' } }
    expect(await give({ method_id })).toMatchObject({ state: 'refused', rules: [why] })
    const state = async () => (await shop.call('GET', `${methods}/${method_id}/state`)).body.data
    expect(await state()).toMatchObject({ last_failure: why, last_success_at: null })
    await shop.call('DELETE', `${codes}/${body.data.id}`)
    expect(await give({ method_id })).toMatchObject({ state: 'ready', entries: 1 })
    expect(await state()).toMatchObject({ last_success_at: expect.any(String) })
  })
})

describe('trying an accounting connection', () => {
  test('makes a file of one entry and reads it back', async () => {
    const tried = async (changes: object) =>
      (await shop.call('POST', `${methods}/${await method(changes)}/test`)).body.data.answer
    expect(await tried({})).toMatch(/^CSV, \d+ bayt, 12 sütun: 01\.01\.2026 \| 1 \| 100 \| Kasa \| Deneme \| 1,00/)
    expect(await tried({ numbers: 'plain', separator: 'comma' })).toMatch(/12 sütun: 2026-01-01 \| 1 \| 100/)
    expect(await tried({ adapter: 'xlsx', separator: '', numbers: '' })).toMatch(/^XLSX, \d+ bayt, 12 sütun/)
    expect(await tried({ adapter: 'sandbox', separator: '', numbers: '' })).toBe('Deneme muhasebe programı: hazır')
  })

  test('stands on the page of modules', async () => {
    const { rows: all } = (await shop.call('GET', '/v1/panel/modules')).body.data
    expect(
      all.find(({ list }: { list: string }) => list === 'shop-accounting-methods').connections.length,
    ).toBeGreaterThan(0)
  })
})

test('as a spreadsheet it says the same', async () => {
  await post('2026-01-05')
  const { id } = await give({
    method_id: await method({ adapter: 'xlsx', separator: '', numbers: '' }),
  })
  const headers = { authorization: `Bearer ${shop.admin}`, 'x-sid': String(shop.own.shop_id) }
  const answer = await shop.app.request(`${exports}/${id}/file`, { headers })
  const cells = xlsxTable(new Uint8Array(await answer.arrayBuffer())).rows.map((row) => row.cells.map(String))
  expect(cells.map((row) => [row[2], Number(row[5]), Number(row[6])]).slice(1)).toEqual([
    ['120', 120, 0],
    ['600', 0, 100],
    ['391', 0, 20],
  ])
})

test(`whatever was booked, its file comes to the trial balance of the period (SEED=${seed})`, async () => {
  const random = randomFrom(seed)
  const accounts = Object.keys(ledgerAccounts) as EntryLine['account'][]
  const { pick } = random
  for (let at = 0; at < 60; at += 1) {
    const parts = Array.from({ length: random.whole(1, 4) }, () => random.whole(1, 10 ** random.whole(2, 12)))
    const lines = parts.map(
      (credit): EntryLine => ({ account: pick(accounts), credit, tax_rate: pick([null, 0, 1, 10, 20]) }),
    )
    const debit = { account: pick(accounts), debit: parts.reduce((sum, part) => sum + part, 0) }
    await post(
      pick(['2025-12-31', '2026-01-01', '2026-01-17', '2026-01-31', '2026-02-01']),
      [debit, ...lines],
      pick(['TRY', 'EUR']),
    )
  }
  await rate('2025-12-31', '35.4321')
  await rate('2026-01-10', '36.0007')
  await rate('2026-01-25', '0.3333')
  const { id } = await give()
  const held = new Map<string, bigint>()
  const minor = (text = '') => BigInt(minorOf(text.replace(',', '.') || '0') ?? 0)
  const lira = (side: string, lines: Record<string, string>[]) =>
    lines.reduce((sum, line) => sum + minor(line[`${side} (TL)`]), 0n)
  const lines = await linesOf(id)
  expect(lira('Borç', lines)).toBe(lira('Alacak', lines))
  for (const line of lines)
    for (const side of ['Borç', 'Alacak']) {
      const key = `${line['Hesap kodu']} ${line['Para birimi']} ${side}`
      held.set(key, (held.get(key) ?? 0n) + minor(line[side]))
    }
  const balance = await rows(
    shop,
    sql`select account, currency, sum(debit)::text as debit, sum(credit)::text as credit
          from journal_lines where day >= '2026-01-01' and day < '2026-02-01' group by account, currency`,
  )
  const expected = balance.flatMap(({ account, currency, debit, credit }) => [
    [`${account} ${currency} Borç`, BigInt(String(debit))],
    [`${account} ${currency} Alacak`, BigInt(String(credit))],
  ])
  expect(Object.fromEntries(held)).toEqual(Object.fromEntries(expected))
})

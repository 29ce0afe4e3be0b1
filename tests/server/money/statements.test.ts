import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { check, csv, told } from '#tests/server/platform/imports/files.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** A bank's statement: staged, matched, confirmed, and booked once. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const kind = 'account-transactions'
const asFile = (...lines: readonly string[]) => csv('Referans;Tarih;Tutar;Açıklama;Hesap', ...lines)
const balance = async () =>
  Number((await shop.call('GET', `/v1/panel/bank-accounts/${shop.own.account}`)).body.data.balance)
const orderOf = async (id: number) => (await shop.call('GET', `${ordersPath}/${id}`)).body.data
async function apply(id: number) {
  const { http, body } = await shop.call('POST', `/v1/panel/imports/${id}/apply`, { body: { leave_faulty: 1 } })
  expect([http, body.error]).toEqual([200, undefined])
  await workOff(shop)
}
const adviceOf = async (id: number) =>
  (await shop.call('GET', `/v1/panel/imports/${id}/preview`)).body.data.rows.map(
    (row: { advice: { id: string; about: object }[] }) => row.advice.map((one) => [one.id, one.about]),
  )

describe('a statement', () => {
  test('is looked at first: what is wrong stands at its line, and nothing is booked', async () => {
    const before = await balance()
    const staged = await check(
      shop,
      kind,
      asFile(
        'A-1;05.01.2026;100,00;Faiz;Kasa',
        ';05.01.2026;1;x;Kasa',
        'A-3;2026-02-30;1;x;Kasa',
        'A-4;05.01.2026;0;x;Yok',
      ),
    )
    expect(staged.counts).toMatchObject({ create: 1, faulty: 3 })
    expect(told(staged)).toEqual([
      [3, 'validation.required', 'reference'],
      [4, 'validation.date', 'day'],
      [5, 'statement.amount', 'amount'],
      [5, 'statement.account', 'account'],
    ])
    expect(await balance()).toBe(before)
  })

  test('is booked once, however often its file comes', async () => {
    const before = await balance()
    const file = asFile(
      'B-1;05.01.2026;1.250,50;Faiz;Kasa',
      'B-2;06.01.2026;-50;Masraf;Kasa',
      'B-1;05.01.2026;1.250,50;Faiz;Kasa',
    )
    const staged = await check(shop, kind, file)
    expect(staged.counts).toMatchObject({ create: 2, same: 1, faulty: 0 })
    await apply(staged.id)
    expect(await balance()).toBe(before + 1200.5)
    const again = await check(shop, kind, file)
    expect(again.counts).toMatchObject({ create: 0, same: 3 })
  })

  test('two that were looked at side by side book their lines once', async () => {
    const before = await balance()
    const file = asFile('C-1;05.01.2026;10;Faiz;Kasa')
    const [one, other] = [await check(shop, kind, file), await check(shop, kind, file)]
    await apply(one.id)
    await apply(other.id)
    expect(await balance()).toBe(before + 10)
  })

  test('pays the order whose number and outstanding amount it says, with the reason told before', async () => {
    const { id } = await newOrder(shop, { payment_method: 'money_transfer', total: 43_210 })
    const { number } = await orderOf(id)
    const staged = await check(shop, kind, asFile(`D-1;05.01.2026;432,10;${number} nolu sipariş;Kasa`))
    expect(await adviceOf(staged.id)).toEqual([[['statement.matched_by_number', { number }]]])
    const before = await balance()
    await apply(staged.id)
    expect([(await orderOf(id)).payment_status, await balance()]).toEqual(['paid', before + 432.1])
    const { rows } = await shop.db.execute(
      sql`select kind from account_transactions where shop_id = ${shop.own.shop_id} and bank_reference = 'D-1'`,
    )
    expect(rows).toEqual([{ kind: 'payment' }])
  })

  test('is matched by the customer’s name where only one order fits, and by an amount alone never', async () => {
    const waits = { payment_method: 'money_transfer', total: 98_701, customer_name: 'Çiğdem Öztürk' } as const
    const { id } = await newOrder(shop, waits)
    const { number } = await orderOf(id)
    const file = asFile('E-1;05.01.2026;987,01;GÖN: ÇİĞDEM ÖZTÜRK;Kasa', 'E-2;05.01.2026;987,01;havale;Kasa')
    expect(await adviceOf((await check(shop, kind, file)).id)).toEqual([
      [['statement.matched_by_name', { number }]],
      [],
    ])
    await newOrder(shop, waits)
    expect(await adviceOf((await check(shop, kind, file)).id)).toEqual([[], []])
  })

  test('as CAMT.053 has a line for each entry, a debit going out', async () => {
    const entry = (ref: string, amount: string, way: string, text: string) =>
      `<Ntry><Amt Ccy="TRY">${amount}</Amt><CdtDbtInd>${way}</CdtDbtInd><BookgDt><Dt>2026-01-07</Dt></BookgDt>` +
      `<AcctSvcrRef>${ref}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
    const file = Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>` +
        `${entry('F-1', '300.00', 'CRDT', 'Faiz')}${entry('F-2', '20.25', 'DBIT', 'Masraf')}</Stmt></BkToCstmrStmt></Document>`,
    )
    const before = await balance()
    const staged = await check(shop, kind, file, {
      choices: { fixed: { account: 'Kasa' }, same_names: 1, make: [] },
    })
    expect(staged.counts).toMatchObject({ create: 2, faulty: 0 })
    await apply(staged.id)
    expect(await balance()).toBe(before + 279.75)
  })
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectionOf, collectionsPath, newDebtor } from '#tests/fixtures/collections.fixture.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
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

  test('R77: collects a part of the order whose number it says, and lines after it see what is left', async () => {
    const debtor = await newDebtor(shop, [80_000])
    const [id = 0] = debtor.ids
    const { number } = await orderOf(id)
    const file = asFile(
      `I-1;05.01.2026;300,00;${number} ilk taksit;Kasa`,
      `I-2;06.01.2026;500,00;${number} kalan;Kasa`,
      `I-3;07.01.2026;500,00;${number} bir daha;Kasa`,
    )
    const staged = await check(shop, kind, file)
    expect(await adviceOf(staged.id)).toEqual([
      [['statement.part_by_number', { number }]],
      [['statement.matched_by_number', { number }]],
      [],
    ])
    const before = await balance()
    await apply(staged.id)
    expect(await balance()).toBe(before + 1300)
    expect((await check(shop, kind, file)).counts).toMatchObject({ same: 3 })
    const { rows } = await shop.db.execute(sql`
      select t.bank_reference, t.amount::int as amount, p.order_id::int as order_id, c.customer_id::int as customer_id
        from account_transactions t
        left join order_payments p on p.shop_id = t.shop_id and p.id = t.payment_id
        left join collections c on c.shop_id = t.shop_id and c.id = p.collection_id
       where t.shop_id = ${shop.own.shop_id} and t.bank_reference like 'I-%' order by t.bank_reference`)
    expect(rows).toEqual([
      { bank_reference: 'I-1', amount: 30_000, order_id: id, customer_id: debtor.customer_id },
      { bank_reference: 'I-2', amount: 50_000, order_id: id, customer_id: null },
      { bank_reference: 'I-3', amount: 50_000, order_id: null, customer_id: null },
    ])
    expect((await orderOf(id)).payment_status).toBe('paid')
    expect(await brokenInvariants(shop)).toEqual([])
  })

  test('R77: is spread over what the customer owes whose name it says, the oldest order first', async () => {
    const debtor = await newDebtor(shop, [10_000, 20_000, 40_000])
    await shop.db.execute(sql`update users set name = 'Şükran', surname = 'Işıldak' where id = ${debtor.customer_id}`)
    const line = (amount: string) => asFile(`J-1;05.01.2026;${amount};Gönderen: ŞÜKRAN IŞILDAK borç;Kasa`)
    expect(await adviceOf((await check(shop, kind, line('700,01'))).id)).toEqual([[]])
    // All of it, to the kuruş.
    expect(await adviceOf((await check(shop, kind, line('700,00'))).id)).toEqual([
      [['statement.matched_by_customer', { customer: 'Şükran Işıldak', count: 3 }]],
    ])
    const staged = await check(shop, kind, line('250,00'))
    expect(await adviceOf(staged.id)).toEqual([
      [['statement.matched_by_customer', { customer: 'Şükran Işıldak', count: 2 }]],
    ])
    await apply(staged.id)
    const paid = await Promise.all(debtor.ids.map(async (id) => (await orderOf(id)).payment_status))
    expect(paid).toEqual(['paid', 'not_paid', 'not_paid'])
    const { rows } = await shop.db.execute(sql`
      select p.order_id::int as id, t.amount::int as amount, t.bank_reference from account_transactions t
        join order_payments p on p.shop_id = t.shop_id and p.id = t.payment_id
       where t.shop_id = ${shop.own.shop_id} and p.order_id = any(${sql.param(debtor.ids)}::bigint[]) order by t.id`)
    expect(rows).toEqual([
      { id: debtor.ids[0], amount: 10_000, bank_reference: 'J-1' },
      { id: debtor.ids[1], amount: 15_000, bank_reference: null },
    ])
    expect(await brokenInvariants(shop)).toEqual([])
  })

  test('two customers of one name are told apart by nothing, and neither is paid', async () => {
    const debtors = [await newDebtor(shop, [10_000]), await newDebtor(shop, [20_000])]
    await shop.db.execute(
      sql`update users set name = 'Ece', surname = 'Ak' where id = any(${sql.param(debtors.map(({ customer_id }) => customer_id))}::bigint[])`,
    )
    const staged = await check(shop, kind, asFile('K-1;05.01.2026;50,00;ECE AK;Kasa'))
    expect(await adviceOf(staged.id)).toEqual([[]])
  })

  test('debt that somebody else collected meanwhile is not collected twice', async () => {
    const debtor = await newDebtor(shop, [80_000])
    const [id = 0] = debtor.ids
    const { number } = await orderOf(id)
    const staged = await check(shop, kind, asFile(`L-1;05.01.2026;300,00;${number};Kasa`))
    await shop.call('POST', collectionsPath, { body: collectionOf(debtor, '600.00', shop.own) })
    const before = await balance()
    await apply(staged.id)
    expect([await balance(), (await orderOf(id)).payment_status]).toEqual([before, 'not_paid'])
  })

  test('names money that is written already, whole as it came, and writes none of it again', async () => {
    const day = new Date().toISOString().slice(0, 10)
    const debtor = await newDebtor(shop, [31_100, 22_200])
    const collected = await shop.call('POST', collectionsPath, { body: collectionOf(debtor, '533.00', shop.own) })
    const before = await balance()
    const file = asFile(
      `G-1;${day};533,00;EFT Borçlu;Kasa`,
      `G-2;${day};533,00;EFT Borçlu;Kasa`,
      `G-3;${day};311,00;EFT;Kasa`,
      `G-4;${day};-533,00;İade;Kasa`,
    )
    const staged = await check(shop, kind, file)
    expect(staged.counts).toMatchObject({ update: 1, create: 3, faulty: 0 })
    const [known, ...others] = (await adviceOf(staged.id)).toSorted(
      (one: unknown[], other: unknown[]) => other.length - one.length,
    )
    expect([known[0][0], others]).toEqual(['statement.money_known', [[], [], []]])
    await apply(staged.id)
    // The second is another payment, a part of the first is none, and what went out did not come in.
    expect(await balance()).toBe(before + 533 + 311 - 533)
    expect((await check(shop, kind, file)).counts).toMatchObject({ same: 4 })
    const { rows } = await shop.db.execute(sql`
      select p.collection_id from account_transactions t
        join order_payments p on p.shop_id = t.shop_id and p.id = t.payment_id
       where t.shop_id = ${shop.own.shop_id} and t.bank_reference = 'G-1'`)
    expect(rows.map((row) => Number(row.collection_id))).toEqual([collected.body.data.id])
    expect(await brokenInvariants(shop)).toEqual([])
  })

  test('two that name the same money name it once, and money of another week or taken back is none', async () => {
    const [today, early] = [0, 9].map((days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10))
    const debtor = await newDebtor(shop, [44_400, 55_500])
    const { body } = await shop.call('POST', collectionsPath, { body: collectionOf(debtor, '999.00', shop.own) })
    expect((await check(shop, kind, asFile(`H-0;${early};999,00;EFT;Kasa`))).counts).toMatchObject({
      create: 1,
      update: 0,
    })
    const [one, other] = [
      await check(shop, kind, asFile(`H-1;${today};999,00;EFT;Kasa`)),
      await check(shop, kind, asFile(`H-2;${today};999,00;EFT;Kasa`)),
    ]
    const before = await balance()
    await apply(one.id)
    await apply(other.id)
    expect(await balance()).toBe(before)
    const { rows } = await shop.db.execute(sql`
      select bank_reference from account_transactions
       where shop_id = ${shop.own.shop_id} and bank_reference in ('H-1', 'H-2')`)
    expect(rows).toEqual([{ bank_reference: 'H-1' }])
    const undone = await shop.call('POST', `${collectionsPath}/${body.data.id}/undo`)
    expect(undone.http).toBe(200)
    expect((await check(shop, kind, asFile(`H-3;${today};999,00;EFT;Kasa`))).counts).toMatchObject({
      create: 1,
      update: 0,
    })
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

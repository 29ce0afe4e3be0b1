import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#server/db/schema/accounts.ts'
import { currency_exchange_rates } from '#server/db/schema/rates.ts'
import {
  introduceSeller,
  invoiceIn,
  invoiceOf,
  invoicesPath,
  newInvoicable,
  sayOf,
} from '#tests/fixtures/invoices.fixture.ts'
import { ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { approvedRefund, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { ruleFaults } from '#tests/ubl/rules.ts'
import { structureFaults } from '#tests/ubl/structure.ts'
import { textAt, treeOf } from '#tests/ubl/tree.ts'

/** Invoices in money of another country: at the rate of their day, for good. */

const [euro, pound] = [978, 826]

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await introduceSeller(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(currency_exchange_rates)
})

/** A rate that was told so many days ago. */
const told = async (daysAgo: number, changes: Partial<typeof currency_exchange_rates.$inferInsert> = {}) =>
  shop.db.insert(currency_exchange_rates).values({
    ...{ shop_id: shop.own.shop_id, currency_id: euro, unit: 1, source: 'central_bank' as const },
    ...{ forex_buying: '48.7000', forex_selling: '49.0000', ...changes },
    date: dayBefore(daysAgo),
  })
const dayBefore = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(new Date(Date.now() - days * 86_400_000))
const issue = (id: number) => shop.call('POST', `${ordersPath}/${id}/invoice`, { body: { profile: 'earchive' } })
/** What an order in this money was invoiced at. */
const exchangeIn = async (currency = 'EUR') => {
  const { id } = await newInvoicable(shop, { currency })
  const answer = await issue(id)
  expect(answer.http, answer.text).toBe(200)
  return (await invoiceIn(shop, answer.body.data.invoice.id)).document.exchange
}

describe('an order in euros', () => {
  test('is invoiced at the rate of its day, whose worth in lira stands on it', async () => {
    await told(0)
    const { id } = await newInvoicable(shop, { currency: 'EUR' })
    const looked = await invoiceOf(shop, id)
    expect(looked.standing.rate).toEqual({ rate: '48.7', date: dayBefore(0), source: 'central_bank' })
    const answer = await issue(id)
    expect(answer.http).toBe(200)
    const { document, xml } = await invoiceIn(shop, answer.body.data.invoice.id)
    const lira = (amount: string) => (Math.round(Number(amount) * 4870) / 100).toFixed(2)
    expect(document).toMatchObject({
      currency: 'EUR',
      exchange: {
        rate: '48.7',
        date: dayBefore(0),
        source: 'central_bank',
        net: lira(document.totals.net),
        tax: lira(document.totals.tax),
      },
    })
    const root = treeOf(xml)
    expect([...structureFaults(root), ...ruleFaults(root)]).toEqual([])
    expect(
      ['SourceCurrencyCode', 'TargetCurrencyCode', 'CalculationRate', 'Date'].map((name) =>
        textAt(root, `cac:PricingExchangeRate/cbc:${name}`),
      ),
    ).toEqual(['EUR', 'TRY', '48.7', dayBefore(0)])
  })

  test('on a holiday, at the rate of the last working day', async () => {
    await told(4)
    await told(5, { forex_buying: '47.0000' })
    expect(await exchangeIn()).toMatchObject({ rate: '48.7', date: dayBefore(4) })
  })

  test('at what was written by hand before what the central bank said of the same day, and no earlier day before it', async () => {
    await told(0)
    await told(0, { source: 'manual', forex_buying: '48.9000' })
    expect(await exchangeIn()).toMatchObject({ rate: '48.9', source: 'manual' })
    await shop.db.delete(currency_exchange_rates)
    await told(0)
    await told(1, { source: 'manual', forex_buying: '48.9000' })
    expect(await exchangeIn()).toMatchObject({ rate: '48.7', source: 'central_bank' })
  })

  test('reject: without a rate of the last days, of another currency, or of a shop beside it', async () => {
    await told(11)
    await told(0, { currency_id: pound })
    await told(0, { shop_id: shop.other.shop_id })
    await told(-1)
    const { id } = await newInvoicable(shop, { currency: 'EUR' })
    const answer = await issue(id)
    expect([answer.http, answer.body.rules]).toEqual([
      409,
      [expect.objectContaining({ id: 'invoice.currency', about: { currency: 'EUR' } })],
    ])
    await told(10)
    expect((await issue(id)).http).toBe(200)
  })

  test('and its return invoice keep the rate, whatever is told later', async () => {
    await told(0)
    const [account] = await shop.db
      .insert(accounts)
      .values({ shop_id: shop.own.shop_id, kind: 'bank', name: 'Avro hesabı', currency: 'EUR' })
      .returning({ id: accounts.id })
    const order = await newInvoicable(shop, { currency: 'EUR' })
    const { invoice } = (await issue(order.id)).body.data
    await sayOf(shop, invoice.uuid, 'DELIVERED')
    await workOff(shop)
    await shop.db.update(currency_exchange_rates).set({ forex_buying: '51.0000', forex_selling: '52.0000' })
    expect((await invoiceIn(shop, invoice.id)).document.exchange?.rate).toBe('48.7')
    await shop.db.delete(currency_exchange_rates)
    const refund = await approvedRefund(shop, order, 1)
    const paid = await shop.call('POST', `${refundsPath}/${refund.id}/pay-back`, { body: { account_id: account?.id } })
    expect(paid.http, paid.text).toBe(200)
    const returned = await invoiceIn(shop, paid.body.data.invoice.invoice.id)
    expect(returned.document).toMatchObject({
      type: 'refund',
      currency: 'EUR',
      exchange: { rate: '48.7', date: dayBefore(0) },
    })
    const lira = Math.round(Number(returned.document.totals.net) * 4870) / 100
    expect(returned.document.exchange?.net).toBe(lira.toFixed(2))
    const root = treeOf((await shop.call('GET', `${invoicesPath}/${returned.id}/xml`)).text)
    expect([...structureFaults(root), ...ruleFaults(root)]).toEqual([])
  })
})

test('a rate of a hundred units is that of one', async () => {
  await told(0, { currency_id: pound, unit: 100, forex_buying: '27.6123', forex_selling: '28.0000' })
  expect(await exchangeIn('GBP')).toMatchObject({ rate: '0.276123' })
})

test('in lira there is no rate, and none is asked for', async () => {
  expect(await exchangeIn('TRY')).toBeUndefined()
})

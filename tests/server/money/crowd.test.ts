import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TrialBalance } from '#api/contract/money/ledger.ts'
import { variants } from '#server/db/schema/products.ts'
import { collectionOf, collectionsPath, newDebtor } from '#tests/fixtures/collections.fixture.ts'
import { fastSaleIn, fastSalePath, openTill } from '#tests/fixtures/fast-sale.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { orderIn } from '#tests/fixtures/orders.fixture.ts'
import { variant } from '#tests/product-input.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Sixty tills sell the last ten pieces while forty people collect from one customer, and some of it is sent twice: the books stay even. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await openTill(shop)
})
afterAll(() => shop.close())

const minor = (amount: string) => Number(amount.replace('.', ''))
const sum = (amounts: readonly string[]) => amounts.reduce((all, one) => all + minor(one), 0)
const times = <T>(count: number, call: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => call(at)))

test('of all who sell and collect at once, as many succeed as there is; the trial balance is zero after all of it', async () => {
  const { variant_id } = await newVariant(shop, { variants: [variant({ quantity: 10 })] })
  const debtor = await newDebtor(shop, [10_000, 5_000])
  const { shipping_methods } = (await shop.call('GET', fastSalePath)).body.data
  const sale = fastSaleIn(shop, variant_id, {
    shipping_method_id: shipping_methods[0].id,
    lines: [{ variant_id, quantity: 1, price: '49.90' }],
    payments: [{ method: 'cash', amount: '49.90', account_id: null }],
  })
  const collection = collectionOf(debtor, '40.00', shop.own)
  // Every tenth is sent again with its key before anybody answered.
  const send = (path: string, body: object, kind: string) => (at: number) =>
    shop.call('POST', path, { body, key: `crowd-of-${kind}-${at % 10 === 9 ? at - 1 : at}-0000000` })
  const [sold, collected] = await Promise.all([
    times(60, send(fastSalePath, sale, 'tills')),
    times(40, send(collectionsPath, collection, 'desks')),
  ])
  const done = (answers: typeof sold) =>
    new Set(answers.filter(({ http }) => http === 200).map(({ body }) => body.data.id)).size
  expect([done(sold), done(collected)]).toEqual([10, 3])
  for (const { http } of [...sold, ...collected]) expect([200, 422]).toContain(http)
  const left = await shop.db.select({ left: variants.quantity }).from(variants).where(eq(variants.id, variant_id))
  expect(left).toEqual([{ left: 0 }])
  const [older, newer] = await Promise.all(debtor.ids.map((id) => orderIn(shop, id)))
  expect([older?.paid_total, newer?.paid_total]).toEqual([10_000, 2_000])
  const { accounts }: TrialBalance = (await shop.call('GET', '/v1/panel/pre-accountancy/balance')).body.data
  expect(sum(accounts.map(({ debit }) => debit))).toBe(sum(accounts.map(({ credit }) => credit)))
  expect(minor(accounts.find(({ account }) => account === '100')?.balance ?? '')).toBe(10 * 4_990 + 3 * 4_000)
  expect(await brokenInvariants(shop)).toEqual([])
})

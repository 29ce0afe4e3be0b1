import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '#api/contract/sales/orders.ts'
import { invoiceOf } from '#api/rules/sales/order-sums.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { introduceSeller, newInvoicable } from '#tests/fixtures/invoices.fixture.ts'
import { ordersPath, setOrder } from '#tests/fixtures/orders.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What is looked at before an invoice is issued is what it then says. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await introduceSeller(shop)
})
afterAll(() => shop.close())

const orderOf = async (id: number): Promise<Order> => (await shop.call('GET', `${ordersPath}/${id}`)).body.data
const issue = (id: number, version: number) =>
  shop.call('POST', `${ordersPath}/${id}/invoice`, { body: { profile: 'earchive', version } })

test.each([
  ['a discount of the whole order, and its shipping', { discount_total: 3_333, shipping_total: 7_990, total: 14_657 }],
  ['prices without tax', { tax_total: 2_000, total: 12_000 }],
  ['a sum that no line explains', { total: 9_999 }],
])('an order with %s', async (_, money) => {
  const { id } = await newInvoicable(shop, { ...money, paid_total: money.total })
  const looked = await orderOf(id)
  expect((await issue(id, looked.version)).http).toBe(200)
  const [stored] = await shop.db.select().from(invoices).where(eq(invoices.order_id, id)).orderBy(desc(invoices.id))
  const { lines, taxes, totals } = stored?.document ?? expect.fail()
  expect(invoiceOf(looked)).toEqual({ lines, taxes, totals })
  expect(totals.gross).toBe((money.total / 100).toFixed(2))
})

test('an order that changed since its preview is looked at anew, and nothing is issued', async () => {
  const { id } = await newInvoicable(shop)
  const { version } = await orderOf(id)
  await setOrder(shop, id, { version: version + 1 })
  const answer = await issue(id, version)
  expect([answer.http, answer.body.error]).toEqual([409, 'conflict.stale'])
  expect(await shop.db.select().from(invoices).where(eq(invoices.order_id, id))).toEqual([])
})

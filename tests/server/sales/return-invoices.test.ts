import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { InvoiceDocument } from '#api/contract/sales/invoices.ts'
import type { Refund } from '#api/contract/sales/refunds.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { order_lines, type orders } from '#server/db/schema/orders.ts'
import { followInvoices } from '#server/sales/invoices/follow.ts'
import {
  firm,
  introduceSeller,
  invoicesPath,
  newInvoicable,
  paidBackRefund,
  sayOf,
  storeInvoiceOf,
} from '#tests/fixtures/invoices.fixture.ts'
import { ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { approvedRefund, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { ruleFaults } from '#tests/ubl/rules.ts'
import { structureFaults } from '#tests/ubl/structure.ts'
import { textAt, treeOf } from '#tests/ubl/tree.ts'

/** Return invoices: issued where money goes back for an invoiced order, once, over what went back, naming the sale's. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await introduceSeller(shop)
})
afterEach(async () => {
  shop.eInvoiceSandbox.down = false
  await introduceSeller(shop)
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const pay = async (id: number): Promise<Refund> => {
  const answer = await shop.call('POST', `${refundsPath}/${id}/pay-back`, { body: { account_id: shop.own.account } })
  expect(answer.http).toBe(200)
  return answer.body.data
}
const issue = (id: number) => shop.call('POST', `${refundsPath}/${id}/invoice`)
const refundOf = async (id: number): Promise<Refund> => (await shop.call('GET', `${refundsPath}/${id}`)).body.data
const storedFor = (refund_id: number) => shop.db.select().from(invoices).where(eq(invoices.refund_id, refund_id))
const saleOf = async (order_id: number) =>
  (await shop.db.select().from(invoices).where(eq(invoices.order_id, order_id)).orderBy(invoices.id))[0]
const minor = (amount: string) => Math.round(Number(amount) * 100)
/** An order of two pieces whose invoice was taken. */
const invoiced = async (changes: Partial<typeof orders.$inferInsert> = {}) => {
  const order = await newInvoicable(shop, { status: 'invoiced', ...changes })
  await storeInvoiceOf(shop, order.id)
  return order
}

test('paying back issues it, a job sends it, and it names the invoice of the sale', async () => {
  const order = await invoiced()
  const { id } = await approvedRefund(shop, order, 1)
  const paid = await pay(id)
  expect(paid.invoice).toMatchObject({ refund_id: id, standing: { status: 'waiting', profile: 'earchive' } })
  await workOff(shop)
  const { invoice, sale } = await refundOf(id)
  expect(invoice).toMatchObject({ standing: { status: 'succeed' }, invoice: { type: 'refund', total: paid.amount } })
  const { text } = await shop.call('GET', `${invoicesPath}/${invoice?.invoice?.id}/xml`)
  const root = treeOf(text)
  expect([...structureFaults(root), ...ruleFaults(root)]).toEqual([])
  expect(textAt(root, 'cbc:InvoiceTypeCode')).toBe('IADE')
  expect(textAt(root, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID')).toBe(sale?.number)
})

test("the order tells of both, and its own invoice stays the sale's", async () => {
  const order = await invoiced()
  const { id } = await approvedRefund(shop, order, 1)
  await pay(id)
  await workOff(shop)
  const { invoice } = (await shop.call('GET', `${ordersPath}/${order.id}`)).body.data
  expect(invoice.invoice).toMatchObject({ type: 'sale', refund_id: null })
  expect(invoice.returns).toMatchObject([{ type: 'refund', refund_id: id, status: 'succeed' }])
})

test('the returns of an order, part by part, are its sale to the kuruş, by rate', async () => {
  const order = await newInvoicable(shop, {
    ...{ status: 'delivered', channel: 'in_store', shipping_total: 2_990, discount_total: 333 },
    ...{ product_total: 9_999, total: 12_656, paid_total: 12_656 },
  })
  await shop.db
    .update(order_lines)
    .set({ quantity: 3, price: 3_333, total: 9_999 })
    .where(eq(order_lines.order_id, order.id))
  await shop.db.execute(sql`update order_payments set amount = 12656 where order_id = ${order.id}`)
  await storeInvoiceOf(shop, order.id)
  const sums = new Map<number, { base: number; tax: number }>()
  for (let piece = 0; piece < 3; piece += 1) {
    const { id } = await approvedRefund(shop, order, 1)
    const { taxes, amount } = await pay(id)
    const [stored] = await storedFor(id)
    const document = stored?.document as InvoiceDocument
    expect(document.taxes).toEqual(taxes)
    expect(document.totals.gross).toBe(amount)
    for (const { rate, base, tax } of document.taxes) {
      const before = sums.get(rate) ?? { base: 0, tax: 0 }
      sums.set(rate, { base: before.base + minor(base), tax: before.tax + minor(tax) })
    }
  }
  const sale = await saleOf(order.id)
  expect([...sums]).toEqual(
    sale?.document.taxes.map(({ rate, base, tax }) => [rate, { base: minor(base), tax: minor(tax) }]),
  )
})

test('a refund has one, however often it is asked for', async () => {
  const { id } = await approvedRefund(shop, await invoiced(), 1)
  await pay(id)
  const answers = await Promise.all(Array.from({ length: 4 }, () => issue(id)))
  expect(answers.map(({ http, body }) => [http, body.error])).toEqual(answers.map(() => [409, 'invoice.queued']))
  await workOff(shop)
  expect((await issue(id)).body.error).toBe('invoice.issued')
  expect(await storedFor(id)).toHaveLength(1)
})

test('an order without an invoice, or with one that was cancelled, has none; by hand it is refused', async () => {
  const bare = await approvedRefund(shop, await newInvoicable(shop), 1)
  expect((await pay(bare.id)).invoice).toBeNull()
  const order = await invoiced()
  await shop.db.update(invoices).set({ cancelled_at: sql`now()` }).where(eq(invoices.order_id, order.id))
  await shop.db.execute(
    sql`update sandbox_einvoices set cancelled = true where uuid = ${(await saleOf(order.id))?.uuid}`,
  )
  const { id } = await approvedRefund(shop, order, 1)
  expect((await pay(id)).invoice).toBeNull()
  const answer = await issue(id)
  expect([answer.http, answer.body.error]).toEqual([409, 'invoice.no_sale'])
})

test('before the money went back it is refused', async () => {
  const { id } = await approvedRefund(shop, await invoiced(), 1)
  const answer = await issue(id)
  expect([answer.http, answer.body.error]).toEqual([409, 'invoice.not_paid_back'])
})

test('a firm that gets e-invoices issues its own; the shop does it by hand, never as a commercial one', async () => {
  const order = await invoiced({ invoice_address: firm })
  await shop.db.update(invoices).set({ profile: 'commercial' }).where(eq(invoices.order_id, order.id))
  const { id } = await approvedRefund(shop, order, 1)
  expect((await pay(id)).invoice).toMatchObject({ invoice: null, standing: { status: 'none' } })
  const { body } = await issue(id)
  expect(body.data).toMatchObject({ refund_id: id, standing: { status: 'waiting', profile: 'basic' } })
})

test('what stands in its way keeps no money back: the staff is told, and issues it from the refund', async () => {
  await introduceSeller(shop, { title: '' })
  const { id } = await approvedRefund(shop, await invoiced(), 1)
  expect((await pay(id)).status).toBe('refunded')
  expect(await storedFor(id)).toEqual([])
  const { rows } = await shop.db.execute(
    sql`select says from notifications where link = ${`/order-refunds/edit/${id}`}`,
  )
  expect(rows).toContainEqual({ says: 'notices.return_invoice' })
  expect((await issue(id)).body.error).toBe('invoice.seller')
  await introduceSeller(shop)
  expect((await issue(id)).http).toBe(200)
})

test('money that went back before the sale was invoiced has its own once that was taken', async () => {
  const order = await newInvoicable(shop)
  const { id } = await approvedRefund(shop, order, 1)
  await pay(id)
  await shop.call('POST', `${ordersPath}/${order.id}/invoice`, { body: { profile: 'earchive' } })
  expect(await storedFor(id)).toEqual([])
  await workOff(shop)
  expect(await storedFor(id)).toMatchObject([{ status: 'succeed', profile: 'earchive' }])
})

test('one that is not taken is told of, and issued again under its number; what a server did not come to send is sent', async () => {
  const { id } = await approvedRefund(shop, await invoiced(), 1)
  const { invoice } = await pay(id)
  await sayOf(shop, invoice?.invoice?.uuid ?? '', 'SCHEMATRON_ERROR')
  await workOff(shop)
  expect((await refundOf(id)).invoice?.standing.status).toBe('error')
  expect((await issue(id)).http).toBe(200)
  // The server that was to send it is gone.
  await shop.db.delete(jobs).where(eq(jobs.state, 'waiting'))
  await shop.db.execute(sql`update invoices set ask_at = now() - interval '1 minute' where refund_id = ${id}`)
  await followInvoices(shop.services)
  const [first, second] = await storedFor(id)
  expect(second).toMatchObject({ status: 'succeed', number: first?.number })
})

test('the invoice of a sale stays as long as a return invoice of it does', async () => {
  const id = await paidBackRefund(shop)
  await issue(id)
  await workOff(shop)
  const { invoice, order } = await refundOf(id)
  const cancel = (one: number | undefined) =>
    shop.call('PATCH', `${invoicesPath}/${one}/status`, { body: { step: 'CANCEL' } })
  const sale = await saleOf(order.id)
  const { number } = invoice?.invoice ?? {}
  const kept = await cancel(sale?.id)
  expect([kept.http, kept.body.rules]).toEqual([409, [{ id: 'invoice.return_stands', about: { number } }]])
  expect((await cancel(invoice?.invoice?.id)).http).toBe(200)
  expect((await cancel(sale?.id)).http).toBe(200)
})

test('an e-archive return is cancelled, and the refund may have another', async () => {
  const id = await paidBackRefund(shop)
  await issue(id)
  await workOff(shop)
  const { invoice } = await refundOf(id)
  const path = `${invoicesPath}/${invoice?.invoice?.id}/status`
  expect((await shop.call('PATCH', path, { body: { step: 'CANCEL' } })).body.data).toMatchObject({
    refund_id: id,
    standing: { status: 'none' },
  })
  expect((await issue(id)).http).toBe(200)
})

test('it is printed as the sale is, once it was taken: its type, its lines, and the invoice that it takes back', async () => {
  const order = await invoiced()
  const { id } = await approvedRefund(shop, order, 1)
  const sheets = async (ids: string) =>
    (await shop.call('GET', `${ordersPath}/sheets?kind=return&ids=${ids}`)).body.data
  expect(await sheets(`${id}`)).toMatchObject({ sheets: [], refused: [{ id, rules: [{ id: 'invoice.none' }] }] })
  await pay(id)
  expect(await sheets(`${id}`)).toMatchObject({ sheets: [], refused: [{ id, rules: [{ id: 'invoice.queued' }] }] })
  await workOff(shop)
  const [stored] = await storedFor(id)
  const sale = await saleOf(order.id)
  const [sheet] = (await sheets(`${id}`)).sheets
  expect(sheet.document).toEqual(stored?.document)
  expect(sheet.document).toMatchObject({ type: 'refund', original: { number: sale?.number } })
  // A refund of another shop, and an order of this one, are none.
  expect(await sheets(`${order.id + 5_000_000}`)).toMatchObject({
    sheets: [],
    refused: [{ rules: [{ id: 'notFound' }] }],
  })
})

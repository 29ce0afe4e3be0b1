import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMails } from '#server/platform/mails/send.ts'
import { effectsOf } from '#tests/effects.ts'
import { introduceSeller, newInvoicable, newInvoice } from '#tests/fixtures/invoices.fixture.ts'
import { boughtThere, orderFetch } from '#tests/fixtures/marketplace-orders.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { newOrderIn } from '#tests/fixtures/new-order.fixture.ts'
import { newOrder, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { approvedRefund, newRefund, refundIn, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { newShippable } from '#tests/fixtures/shipments.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { variant } from '#tests/product-input.ts'
import { type Answered, openShop, type Shop } from '#tests/shop.ts'

/** What each step of sales does to the world, and in which order: nobody else is asked while a transaction stands open, and what belongs together is stored together. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await introduceSeller(shop)
})
afterAll(() => shop.close())

type Ask = () => Promise<unknown>

/** What is there before a step, and the step. */
const steps: Readonly<Record<string, () => Promise<Ask>>> = {
  'writing an order': async () => {
    const { variant_id } = await newVariant(shop, { variants: [variant({ quantity: 10 })] })
    return () => shop.call('POST', ordersPath, { body: newOrderIn(shop, variant_id) })
  },
  'accepting an order': async () => moving((await newOrder(shop)).id, 'accepted'),
  'cancelling an order': async () => moving((await newOrder(shop)).id, 'cancelled'),
  'marking an order paid': async () => {
    const { id } = await newOrder(shop)
    const { version } = await orderIn(shop, id)
    return () => shop.call('PATCH', `${ordersPath}/${id}/payment-status`, { body: { payment_status: 'paid', version } })
  },
  'shipping an order': async () => shipping((await newShippable(shop)).id),
  'asking where a parcel is': async () => {
    const { id } = await newShippable(shop)
    await (await shipping(id))()
    return () => shop.call('POST', `${ordersPath}/${id}/shipment/news`)
  },
  'issuing an invoice': async () => {
    const { id } = await newInvoicable(shop)
    return () => shop.call('POST', `${ordersPath}/${id}/invoice`, { body: { profile: 'earchive' } })
  },
  'giving an invoice to the integrator': async () => {
    await workOff(shop)
    await newInvoice(shop)
    return () => workOff(shop)
  },
  'cancelling an invoice': async () => {
    const { id } = await newInvoice(shop, { status: 'succeed' })
    return () => shop.call('PATCH', `/v1/panel/invoices/${id}/status`, { body: { step: 'CANCEL' } })
  },
  'opening a refund': async () => {
    const order = await newOrder(shop, { status: 'delivered', payment_status: 'paid' })
    return () => newRefund(shop, order, 1)
  },
  'paying a refund back': async () => {
    const { id } = await approvedRefund(shop, await newOrder(shop, { status: 'delivered', payment_status: 'paid' }))
    return () => shop.call('POST', `${refundsPath}/${id}/pay-back`, { body: { account_id: shop.own.account } })
  },
  'taking the goods of a refund back': async () => {
    const { id } = await approvedRefund(shop, await newOrder(shop, { status: 'delivered', payment_status: 'paid' }))
    const { version } = await refundIn(shop, id)
    return () => shop.call('PATCH', `${refundsPath}/${id}/received`, { body: { restock: 1, version } })
  },
  'fetching orders of a marketplace': async () => {
    const barcode = '8681000000777'
    await newVariant(shop, { variants: [variant({ barcode, quantity: 10 })] })
    await boughtThere(shop, barcode)
    return async () => {
      await shop.call('POST', orderFetch, { body: { marketplace_id: 2 } })
      await workOff(shop)
    }
  },
  'sending a mail': async () => {
    await sendMails(shop.services)
    await (await moving((await newOrder(shop)).id, 'accepted'))()
    return () => sendMails(shop.services)
  },
}

/** Goods that leave the stock or come back, with what says so. */
const stock = ['products', 'stock_movements', 'variants']
/** Both sides of an entry in the books. */
const books = ['journal_entries', 'journal_lines']
/** A record that comes to another state is in the log of transitions too. */
const moves = 'transitions'

/** What is written, and who is asked, in this order. */
const table: Readonly<Record<string, readonly string[]>> = {
  // What was agreed on is written with it.
  'writing an order': [commit(moves, 'order_numbers', 'orders', 'order_lines', 'order_contracts', ...stock, 'mails')],
  // The customer is told in the transaction that it is told of, and the mail leaves afterwards.
  'accepting an order': [commit(moves, 'orders', ...books, 'mails')],
  // The coupon that it used can be used again.
  'cancelling an order': [commit(moves, 'orders', 'order_lines', 'order_discounts', ...stock, 'mails')],
  'marking an order paid': [commit('orders', 'order_payments', 'accounts', 'account_transactions', ...books)],
  // What a company was told of is noted before, so that nobody sends a parcel that this server forgot.
  'shipping an order': [
    'write cargo_announcements',
    'cargo.register',
    'write cargo_announcements',
    commit(moves, 'shipments', 'orders', 'cargo_announcements', 'mails'),
  ],
  'asking where a parcel is': ['cargo.stops', commit(moves, 'orders', 'shipments')],
  // A number is given once, with its invoice; the integrator gets it afterwards, and is asked first whether it has it.
  'issuing an invoice': [commit(moves, 'invoice_series', 'invoices', 'jobs', 'job_rows')],
  'giving an invoice to the integrator': [
    'eInvoice.outcome',
    'eInvoice.send',
    'eInvoice.outcome',
    commit(moves, 'invoices', 'orders', 'jobs', 'job_rows'),
  ],
  // What the integrator is told to cancel is noted before, so that it is cancelled here too.
  'cancelling an invoice': ['write invoices', 'eInvoice.cancel', commit(moves, 'invoices')],
  'opening a refund': [commit(moves, 'order_refunds', 'order_refund_lines', 'notifications', 'notification_reads')],
  'paying a refund back': [
    commit(
      moves,
      'order_refunds',
      'orders',
      'order_discounts',
      'order_payments',
      'account_transactions',
      ...books,
      'mails',
    ),
  ],
  'taking the goods of a refund back': [commit('order_refunds', 'order_lines', ...stock)],
  'fetching orders of a marketplace': [
    'marketplace.orders',
    commit('jobs', 'job_rows'),
    commit(moves, 'orders', 'order_lines', 'order_payments', ...books, ...stock, 'jobs', 'job_rows'),
  ],
  // Its row is locked meanwhile, so that of several servers one sends it.
  'sending a mail': ['mail.send while holding', 'commit mails'],
}

test.each(Object.entries(steps))('%s does this, in this order', async (name, prepare) => {
  expect(await effectsOf(shop, await prepare())).toEqual(table[name])
})

/** What one transaction writes; whatever is done is in the log with it. */
function commit(...tables: readonly string[]): string {
  return `commit ${[...tables, 'audit_log'].sort().join(', ')}`
}

async function moving(id: number, status: string): Promise<Ask> {
  const { version } = await orderIn(shop, id)
  return () => shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status, version } })
}

async function shipping(id: number): Promise<() => Promise<Answered>> {
  const { version } = await orderIn(shop, id)
  const body = { step: 'REGISTER', version, shipping_method_id: shop.own.shipping_method }
  return () => shop.call('POST', `${ordersPath}/${id}/shipment`, { body })
}

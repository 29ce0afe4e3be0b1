import { eq, sql } from 'drizzle-orm'
import { fold } from '#api/rules/platform/fold.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { coupons } from '#server/db/schema/coupons.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { orders } from '#server/db/schema/orders.ts'
import { users } from '#server/db/schema/people.ts'
import { till_sessions } from '#server/db/schema/till-sessions.ts'
import { approvalsPath, approver } from '#tests/fixtures/approvals.fixture.ts'
import { newMerge, twoContacts } from '#tests/fixtures/customer-merges.fixture.ts'
import { fastSaleOf, fastSalePath } from '#tests/fixtures/fast-sale.fixture.ts'
import {
  introduceSeller,
  invoicesPath,
  newInvoicable,
  paidBackRefund,
  storedInvoice,
} from '#tests/fixtures/invoices.fixture.ts'
import { boughtThere, daysAgo, orderFetch } from '#tests/fixtures/marketplace-orders.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { newOrderOf, newOrderPath } from '#tests/fixtures/new-order.fixture.ts'
import { anAddress, newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { approvedRefund, newRefund, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { newSent, newShippable } from '#tests/fixtures/shipments.fixture.ts'
import { oneMissing, pickedShort } from '#tests/fixtures/short-picks.fixture.ts'
import { variant } from '#tests/product-input.ts'
import type { Seeded } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'
import { type Maker, next } from './sample.ts'

/** A coupon of the shop, by its code. */
async function couponIn(shop: Shop, { shop_id, category }: Seeded): Promise<string> {
  const code = `EGE-${next()}`
  const of = { kind: 'coupon', type: 'percentage', discount: 1_000, basis: 'category' } as const
  const days = { start: '2026-01-01', end: '2099-12-31' }
  await shop.db
    .insert(coupons)
    .values({ shop_id, label: 'Ege', code, code_folded: fold(code), ...of, ...days, categories: [category.giyim] })
  return code
}

/** What sales are asked beyond the calls that every resource and list has. */
export const salesSamples: Readonly<Record<string, Maker>> = {
  'PATCH /v1/panel/readiness': async () => ({ path: '/v1/panel/readiness', body: { step: 'mail', skipped: 1 } }),
  'POST /v1/panel/fast-sale/given-up': async () => ({
    path: '/v1/panel/fast-sale/given-up',
    body: {
      ...{ key: `sale-${crypto.randomUUID()}`, total: '99.80', currency: 'TRY', rule: 'order.no_stock' },
      sale: '{}',
    },
  }),
  'POST /v1/panel/fast-sale/approvals': async (shop, seeded) => ({
    path: approvalsPath,
    body: {
      ...{ reference: `approval-${crypto.randomUUID()}`, what: 'quantities' },
      ...(await approver(shop, seeded)),
    },
  }),
  'GET /v1/panel/fast-sale/index': async () => ({ path: '/v1/panel/fast-sale/index' }),
  'GET /v1/panel/campaign-results/:id': async (shop, seeded) => {
    const code = fold(await couponIn(shop, seeded))
    const [coupon] = await shop.db.select({ id: coupons.id }).from(coupons).where(eq(coupons.code_folded, code))
    return { path: `/v1/panel/campaign-results/${coupon?.id}` }
  },
  'GET /v1/panel/campaign-simulator': async () => ({ path: '/v1/panel/campaign-simulator' }),
  'GET /v1/panel/campaign-simulator/variants': async () => ({
    path: '/v1/panel/campaign-simulator/variants?search=elbise',
  }),
  'GET /v1/panel/campaign-simulator/customers': async () => ({
    path: '/v1/panel/campaign-simulator/customers?search=z',
  }),
  'POST /v1/panel/campaign-simulator': async (shop, seeded) => ({
    path: '/v1/panel/campaign-simulator',
    body: {
      lines: [{ variant_id: (await newVariant(shop, {}, seeded)).variant_id, quantity: 2 }],
      ...{ customer_id: seeded.customer_id, day: '2026-11-15', payment_method: 'cash' },
      code: await couponIn(shop, seeded),
    },
  }),
  'GET /v1/panel/new-order': async () => ({ path: newOrderPath }),
  'GET /v1/panel/new-order/variants': async () => ({ path: `${newOrderPath}/variants?search=elbise` }),
  'GET /v1/panel/new-order/variant': async (shop, seeded) => ({
    path: `${newOrderPath}/variant?id=${(await newVariant(shop, {}, seeded)).variant_id}`,
  }),
  'GET /v1/panel/new-order/coupon': async (shop, seeded) => ({
    path: `${newOrderPath}/coupon?code=${await couponIn(shop, seeded)}`,
  }),
  'POST /v1/panel/new-order/prices': async (shop, seeded) => ({
    path: `${newOrderPath}/prices`,
    body: {
      variant_ids: [(await newVariant(shop, {}, seeded)).variant_id],
      customer_id: seeded.customer_id,
      coupon_code: '',
    },
  }),
  'GET /v1/panel/new-order/customers': async () => ({ path: `${newOrderPath}/customers?search=z` }),
  'GET /v1/panel/new-order/customers/:id': async (_, seeded) => ({
    path: `${newOrderPath}/customers/${seeded.customer_id}`,
  }),
  'POST /v1/panel/orders': async (shop, seeded) => {
    const { variant_id } = await newVariant(shop, { variants: [variant({ quantity: 10 })] }, seeded)
    return {
      path: ordersPath,
      body: newOrderOf(variant_id, { customer_id: seeded.customer_id, shipping_method_id: seeded.shipping_method }),
    }
  },
  'GET /v1/panel/fast-sale': async () => ({ path: fastSalePath }),
  'GET /v1/panel/fast-sale/scan': async (shop, seeded) => ({
    path: `${fastSalePath}/scan?id=${(await newVariant(shop, {}, seeded)).variant_id}`,
  }),
  'GET /v1/panel/fast-sale/variants': async () => ({ path: `${fastSalePath}/variants?search=elbise` }),
  'GET /v1/panel/fast-sale/customers': async () => ({ path: `${fastSalePath}/customers?search=z` }),
  'GET /v1/panel/fast-sale/customers/:id': async (_, seeded) => ({
    path: `${fastSalePath}/customers/${seeded.customer_id}`,
  }),
  'GET /v1/panel/fast-sale/campaigns': async (shop, seeded) => ({
    path: `${fastSalePath}/campaigns?code=${await couponIn(shop, seeded)}&customer_id=${seeded.customer_id}`,
  }),
  'POST /v1/panel/fast-sale': async (shop, seeded) => {
    const { variant_id } = await newVariant(shop, { variants: [variant({ quantity: 10 })] }, seeded)
    const { customer_id, shipping_method: shipping_method_id } = seeded
    return { path: fastSalePath, body: fastSaleOf(variant_id, { customer_id, shipping_method_id }) }
  },
  'GET /v1/panel/till-sessions': async () => ({ path: '/v1/panel/till-sessions' }),
  'POST /v1/panel/till-sessions': async (shop, seeded) => ({
    path: '/v1/panel/till-sessions',
    body: { account_id: await newDesk(shop, seeded), counted: '100.00' },
  }),
  'POST /v1/panel/till-sessions/:id/cash': async (shop, seeded) => ({
    path: `/v1/panel/till-sessions/${await openDesk(shop, seeded)}/cash`,
    body: { kind: 'in', amount: '10.00', note: '' },
  }),
  'POST /v1/panel/till-sessions/:id/close': async (shop, seeded) => ({
    path: `/v1/panel/till-sessions/${await openDesk(shop, seeded)}/close`,
    body: { counted: '100.00', unsent: 0 },
  }),
  'GET /v1/panel/marketplace-orders/fetch': async () => ({ path: orderFetch }),
  'POST /v1/panel/marketplace-orders/fetch': async (shop) => {
    await boughtThere(shop, 'SATIS-1')
    return { path: orderFetch, body: { marketplace_id: 2, from: daysAgo(7 + (next() % 7)) } }
  },
  'POST /v1/panel/orders/:id/refunds': async (shop, seeded) => {
    const { id, line_id } = await newOrder(shop, { payment_status: 'paid', status: 'delivered' }, seeded)
    const lines = [{ line_id, quantity: 1, reason_id: seeded.reason.plain }]
    return { path: `${ordersPath}/${id}/refunds`, body: { lines } }
  },
  'GET /v1/panel/order-refunds/:id': async (shop, seeded, token) => ({
    path: `${refundsPath}/${(await refundOf(shop, seeded, token)).id}`,
  }),
  'PATCH /v1/panel/order-refunds/:id/lines/:lineId': async (shop, seeded, token) => {
    const { id, lines } = await refundOf(shop, seeded, token)
    return { path: `${refundsPath}/${id}/lines/${lines[0]?.id}`, body: { decision: 'accepted' } }
  },
  'PATCH /v1/panel/order-refunds/:id/status': async (shop, seeded, token) => {
    const { id, version } = await refundOf(shop, seeded, token)
    return { path: `${refundsPath}/${id}/status`, body: { status: 'rejected', version } }
  },
  'PATCH /v1/panel/order-refunds/:id/received': async (shop, seeded, token) => {
    const { id, version } = await refundOf(shop, seeded, token)
    return { path: `${refundsPath}/${id}/received`, body: { restock: 1, version } }
  },
  'POST /v1/panel/order-refunds/:id/pay-back': async (shop, seeded, token) => {
    const order = await newOrder(shop, { payment_status: 'paid' }, seeded)
    const { id } = await approvedRefund(shop, order, 2, { seeded, token })
    return { path: `${refundsPath}/${id}/pay-back`, body: { account_id: seeded.account } }
  },
  'GET /v1/panel/orders/:id': async (shop, seeded) => ({
    path: `${ordersPath}/${(await newOrder(shop, {}, seeded)).id}`,
  }),
  'GET /v1/panel/orders/:id/contracts': async (shop, seeded) => ({
    path: `${ordersPath}/${(await newOrder(shop, {}, seeded)).id}/contracts`,
  }),
  'GET /v1/panel/orders/sheets': async (shop, seeded) => ({
    path: `${ordersPath}/sheets?kind=slip&ids=${(await newOrder(shop, {}, seeded)).id}`,
  }),
  'POST /v1/panel/orders/:id/invoice': async (shop, seeded) => {
    await introduceSeller(shop, {}, seeded)
    return {
      path: `${ordersPath}/${(await newInvoicable(shop, {}, seeded)).id}/invoice`,
      body: { profile: 'earchive' },
    }
  },
  'POST /v1/panel/order-refunds/:id/invoice': async (shop, seeded, token) => ({
    path: `${refundsPath}/${await paidBackRefund(shop, seeded, token)}/invoice`,
  }),
  'GET /v1/panel/invoices/:id': async (shop, seeded) => ({
    path: `${invoicesPath}/${await storedInvoice(shop, seeded)}`,
  }),
  'GET /v1/panel/invoices/:id/xml': async (shop, seeded) => ({
    path: `${invoicesPath}/${await storedInvoice(shop, seeded)}/xml`,
  }),
  'POST /v1/panel/invoices/:id/ask': async (shop, seeded) => ({
    path: `${invoicesPath}/${await storedInvoice(shop, seeded)}/ask`,
  }),
  'PATCH /v1/panel/invoices/:id/status': async (shop, seeded) => ({
    path: `${invoicesPath}/${await storedInvoice(shop, seeded)}/status`,
    body: { step: 'CANCEL' },
  }),
  'PATCH /v1/panel/orders/:id/status': async (shop, seeded) => ({
    path: `${ordersPath}/${(await newOrder(shop, {}, seeded)).id}/status`,
    body: { status: 'accepted', version: 1 },
  }),
  'PATCH /v1/panel/orders/status': async (shop, seeded) => ({
    path: `${ordersPath}/status`,
    body: { ids: [(await newOrder(shop, {}, seeded)).id], status: 'accepted' },
  }),
  'POST /v1/panel/orders/bulk/standing': orderBulkSample('standing'),
  'POST /v1/panel/orders/bulk/takes': orderBulkSample('takes', { status: 'reported_to_cargo' }),
  'POST /v1/panel/orders/bulk/status': orderBulkSample('status', { status: 'accepted' }),
  'POST /v1/panel/orders/bulk/status/trial': orderBulkSample('status/trial', { status: 'accepted', page: 0 }),
  'GET /v1/panel/orders/bulk/shipping/wait': async () => ({ path: `${ordersPath}/bulk/shipping/wait` }),
  'POST /v1/panel/orders/bulk/shipping': shippingSample(''),
  'POST /v1/panel/orders/bulk/shipping/trial': shippingSample('/trial', { page: 0 }),
  'PATCH /v1/panel/orders/:id/payment-status': async (shop, seeded) => ({
    path: `${ordersPath}/${(await newOrder(shop, {}, seeded)).id}/payment-status`,
    body: { payment_status: 'paid', version: 1 },
  }),
  'GET /v1/panel/orders/:id/picking': async (shop, seeded) => ({
    path: `${ordersPath}/${(await newShippable(shop, {}, seeded)).id}/picking`,
  }),
  'PUT /v1/panel/orders/:id/picking': async (shop, seeded) => {
    const { id, line_id } = await newShippable(shop, {}, seeded)
    return { path: `${ordersPath}/${id}/picking`, body: { version: 0, lines: [{ line_id, picked: 1 }] } }
  },
  'POST /v1/panel/orders/:id/shipment': async (shop, seeded) => ({
    path: `${ordersPath}/${(await newShippable(shop, {}, seeded)).id}/shipment`,
    body: { step: 'REGISTER', version: 1, shipping_method_id: seeded.shipping_method },
  }),
  'POST /v1/panel/orders/:id/shipment/news': async (shop, seeded) => ({
    path: `${ordersPath}/${await newSent(shop, seeded)}/shipment/news`,
  }),
  'POST /v1/panel/orders/:id/notes': async (shop, seeded) => ({
    path: `${ordersPath}/${(await newOrder(shop, {}, seeded)).id}/notes`,
    body: { note: 'Kapıya bırakın.' },
  }),
  'GET /v1/panel/customers/:id/events': async (_, { customer_id }) => ({
    path: `/v1/panel/customers/${customer_id}/events`,
  }),
  'POST /v1/panel/customers/:id/notes': async (_, { customer_id }) => ({
    path: `/v1/panel/customers/${customer_id}/notes`,
    body: { note: `Kapıya bırakılmasını ister, ${next()}.` },
  }),
  'POST /v1/panel/customers/:id/guest-orders': async (shop, seeded) => {
    const email = `misafir${next()}@ornek.test`
    await guestOrder(shop, seeded, email)
    const added = await shop.db
      .insert(users)
      .values({ shop_id: seeded.shop_id, type: 'customer', name: 'Misafir', surname: 'Kaya', email })
      .returning({ id: users.id })
    return { path: `/v1/panel/customers/${added[0]?.id}/guest-orders` }
  },
  'GET /v1/panel/customers/:id/merges': async (_, { customer_id }) => ({
    path: `/v1/panel/customers/${customer_id}/merges`,
  }),
  'GET /v1/panel/customers/:id/merge-pair': async (shop, seeded) => {
    const { into_id, body } = await twoContacts(shop, seeded)
    return { path: `/v1/panel/customers/${into_id}/merge-pair?with=${body.from_id}` }
  },
  'POST /v1/panel/customers/:id/merges': async (shop, seeded) => {
    const { into_id, body } = await twoContacts(shop, seeded)
    return { path: `/v1/panel/customers/${into_id}/merges`, body }
  },
  'GET /v1/panel/customers/:id/personal-data': async (_, { customer_id }) => ({
    path: `/v1/panel/customers/${customer_id}/personal-data`,
  }),
  'POST /v1/panel/customers/:id/consents': async (_, { customer_id }) => ({
    path: `/v1/panel/customers/${customer_id}/consents`,
    body: { channel: 'sms', given: 1, how: `Mağazada imzalı form ${next()}` },
  }),
  'GET /v1/panel/customers/:id/personal-data/file': async (_, { customer_id }) => ({
    path: `/v1/panel/customers/${customer_id}/personal-data/file`,
  }),
  'POST /v1/panel/customers/:id/erase': async (shop, seeded) => ({
    path: `/v1/panel/customers/${(await twoContacts(shop, seeded)).into_id}/erase`,
  }),
  'POST /v1/panel/customer-merges/:id/undo': async (shop, seeded) => ({
    path: `/v1/panel/customer-merges/${await newMerge(shop, seeded)}/undo`,
  }),
  'POST /v1/panel/orders/:id/customer': async (shop, seeded) => ({
    path: `${ordersPath}/${await guestOrder(shop, seeded, `misafir${next()}@ornek.test`)}/customer`,
  }),
  'POST /v1/panel/orders/:id/payment-link': async (shop, seeded) => {
    await shop.db.execute(
      sql`update shop_payment_methods set adapter = 'sandbox' where shop_id = ${seeded.shop_id} and method = 'credit_card'`,
    )
    return { path: `${ordersPath}/${(await newOrder(shop, {}, seeded)).id}/payment-link`, body: { mail: 0 } }
  },
  'GET /v1/panel/orders/:id/payment-link': async (shop, seeded) => ({
    path: `${ordersPath}/${(await newOrder(shop, {}, seeded)).id}/payment-link`,
  }),
  'POST /v1/panel/orders/:id/restock': async (shop, seeded) => {
    const { id, line_id } = await newOrder(shop, { status: 'delivered' }, seeded)
    return { path: `${ordersPath}/${id}/restock`, body: { lines: [{ line_id, quantity: 1 }] } }
  },
  'POST /v1/panel/orders/:id/rest': async (shop, seeded) => {
    const order = await newOrder(shop, { status: 'being_packed' }, seeded)
    await pickedShort(shop, order, oneMissing, seeded.shop_id)
    const { id, line_id } = order
    return { path: `${ordersPath}/${id}/rest`, body: { line_id, choice: 'write_off', version: 1 } }
  },
  'PUT /v1/panel/orders/:id/address': async (shop, seeded) => ({
    path: `${ordersPath}/${(await newOrder(shop, {}, seeded)).id}/address`,
    body: { of: 'shipping', address: anAddress, version: 1 },
  }),
}

/** Something done to one order as if it were many. */
function orderBulkSample(act: string, more: object = {}): Maker {
  return async (shop, seeded) => ({
    path: `${ordersPath}/bulk/${act}`,
    body: { choice: { ids: [(await newOrder(shop, {}, seeded)).id], filter: null, except: [] }, ...more },
  })
}

/** One order that goes to cargo as if it were many. No bulk shipping was there before. */
function shippingSample(act: string, more: object = {}): Maker {
  return async (shop, seeded) => {
    await shop.db.delete(jobs).where(eq(jobs.kind, 'orders.ship'))
    const choice = { ids: [(await newShippable(shop, {}, seeded)).id], filter: null, except: [] }
    const how = { shipping_method_id: seeded.shipping_method, anyway: 0 }
    return { path: `${ordersPath}/bulk/shipping${act}`, body: { choice, ...how, ...more } }
  }
}

async function refundOf(shop: Shop, seeded: Seeded, token: string) {
  const order = await newOrder(shop, { payment_status: 'paid', status: 'delivered' }, seeded)
  return newRefund(shop, order, 1, { seeded, token })
}

/** An order that was given as a guest with this e-mail. */
async function guestOrder(shop: Shop, seeded: Seeded, email: string): Promise<number> {
  const { id } = await newOrder(shop, {}, seeded)
  await shop.db.update(orders).set({ customer_id: null, invoice_address: { email } }).where(eq(orders.id, id))
  return id
}

/** A cash desk that nobody opened. */
async function newDesk({ db }: Shop, { shop_id }: Seeded): Promise<number> {
  const [desk] = await db
    .insert(accounts)
    .values({ shop_id, kind: 'cash', name: 'Kasa', currency: 'TRY' })
    .returning({ id: accounts.id })
  return desk?.id ?? 0
}

/** The session of one that is open. */
async function openDesk(shop: Shop, seeded: Seeded): Promise<number> {
  const { shop_id } = seeded
  const [session] = await shop.db
    .insert(till_sessions)
    .values({ shop_id, account_id: await newDesk(shop, seeded), opening: 100_00 })
    .returning({ id: till_sessions.id })
  return session?.id ?? 0
}

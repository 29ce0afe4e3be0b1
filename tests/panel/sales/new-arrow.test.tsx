import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { and, eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { assign } from 'xstate'
import { toChart } from '#book/chart.ts'
import { machines } from '#book/machines.ts'
import { sentencesOf } from '#book/reading/sentences.ts'
import { order_payments } from '#server/db/schema/refunds.ts'
import { audit_log } from '#server/db/schema/requests.ts'
import { invoiceIn, newInvoice } from '#tests/fixtures/invoices.fixture.ts'
import { listingIn, newListing, setListing } from '#tests/fixtures/matches.fixture.ts'
import { newOrder, orderIn } from '#tests/fixtures/orders.fixture.ts'
import { newRefund, refundIn, setRefund } from '#tests/fixtures/refunds.fixture.ts'
import { newReview, reviewIn, reviews } from '#tests/fixtures/reviews.fixture.ts'
import { orderWithParcel, parcelIn } from '#tests/fixtures/shipments.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

const { standingIn, withArrows } = await vi.hoisted(() => import('./with-arrow.ts'))

/** Charts with one arrow more, REOPEN; nothing else knows of it. That of orders has it in the place of MARK_NOT_PAID, and CLEAR in that of MARK_PAID. */

vi.mock('#machines/sales/refund/refund.chart.ts', async (original) => {
  const actual = await original<typeof import('#machines/sales/refund/refund.chart.ts')>()
  const more = () => ({ REOPEN: { guard: 'auth.forbidden', target: 'pending' } })
  const refundChart = withArrows(actual.refundChart, ['decision', 'rejected'], more)
  return { ...actual, refundChart, refundState: standingIn(refundChart, actual.refundState) }
})
vi.mock('#machines/sales/invoice/invoice.chart.ts', async (original) => {
  const actual = await original<typeof import('#machines/sales/invoice/invoice.chart.ts')>()
  const actions = assign({ status: 'unknown' as const })
  const more = () => ({ REOPEN: { guard: 'auth.forbidden', target: 'unknown', actions } })
  const invoiceChart = withArrows(actual.invoiceChart, ['error'], more)
  return { ...actual, invoiceChart, invoiceAt: standingIn(invoiceChart, actual.invoiceAt) }
})
vi.mock('#machines/sales/shipment/shipment.chart.ts', async (original) => {
  const actual = await original<typeof import('#machines/sales/shipment/shipment.chart.ts')>()
  const more = (own: object) => ({ ...own, REOPEN: { guard: 'auth.forbidden', target: 'failed' } })
  const shipmentChart = withArrows(actual.shipmentChart, ['warned'], more)
  return { ...actual, shipmentChart, shipmentAt: standingIn(shipmentChart, actual.shipmentAt) }
})
vi.mock('#machines/catalog/product-match/product-match.chart.ts', async (original) => {
  const actual = await original<typeof import('#machines/catalog/product-match/product-match.chart.ts')>()
  const more = (own: object) => ({ ...own, REOPEN: { guard: 'auth.forbidden', target: 'unmatched' } })
  const productMatchChart = withArrows(actual.productMatchChart, ['refused'], more)
  return { ...actual, productMatchChart, matchAt: standingIn(productMatchChart, actual.matchAt) }
})
vi.mock('#machines/catalog/product-review/product-review.chart.ts', async (original) => {
  const actual = await original<typeof import('#machines/catalog/product-review/product-review.chart.ts')>()
  const more = () => ({
    HEAR: { guard: 'auth.forbidden', target: 'accepted', meta: { reported: true } },
    ANSWER: { guard: 'auth.forbidden', target: 'rejected', actions: 'answer' },
  })
  const productReviewChart = withArrows(actual.productReviewChart, ['pending'], more)
  return { ...actual, productReviewChart, reviewAt: standingIn(productReviewChart, actual.reviewAt) }
})
vi.mock('#machines/sales/order/order.chart.ts', async (original) => {
  const actual = await original<typeof import('#machines/sales/order/order.chart.ts')>()
  const more = () => ({ REOPEN: { guard: 'auth.forbidden', target: 'not_paid', actions: 'markNotPaid' } })
  const paying = () => ({ CLEAR: { guard: 'auth.forbidden', target: 'paid', actions: 'markPaid' } })
  const reopened = withArrows(actual.orderChart, ['open', 'payment', 'paid'], more)
  return { ...actual, orderChart: withArrows(reopened, ['open', 'payment', 'not_paid'], paying) }
})

// What other files have read with the usual charts is read anew, before and after.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())

const fixture = openPanelFixture()
const english = sentencesOf((id) => id)

test('a new arrow is a button of the page of a refund, a step of the server and an arrow of the book', async () => {
  const { shop, enter } = fixture
  const { id } = await newRefund(shop, await newOrder(shop, { status: 'delivered' }), 1)
  await setRefund(shop, id, { status: 'rejected' })
  const { user } = await enter(`/order-refunds/edit/${id}`)
  const steps = within(await screen.findByRole('region', { name: 'Olabilecek adımlar' }))
  await user.click(steps.getByRole('button', { name: 'REOPEN' }))
  await waitFor(async () => expect((await refundIn(shop, id)).status).toBe('pending'))
  await waitFor(() => expect(steps.queryByRole('button', { name: 'REOPEN' })).toBeNull())
  expect(await noted('order_refunds', id)).toEqual({ from: 'rejected', to: 'pending' })
  expect(drawn('refund')).toContainEqual(['decision.rejected/REOPEN', ['decision.pending']])
})

test('the same of an invoice on the page of its order', async () => {
  const { shop, enter } = fixture
  const { order_id, id } = await newInvoice(shop, { status: 'error' })
  const { user } = await enter(`/orders/edit/${order_id}`)
  const section = within(await screen.findByRole('region', { name: 'Fatura' }))
  await user.click(section.getByRole('button', { name: 'Diğer adımlar' }))
  await user.click(await screen.findByRole('menuitem', { name: 'REOPEN' }))
  await waitFor(async () => expect((await invoiceIn(shop, id)).status).toBe('unknown'))
  await waitFor(() => expect(section.queryByRole('button', { name: 'Diğer adımlar' })).toBeNull())
  expect(await noted('invoices', id)).toEqual({ from: 'error', to: 'unknown' })
  expect(drawn('invoice')).toContainEqual(['error/REOPEN', ['unknown']])
})

test('the same of a parcel on the page of its order', async () => {
  const { shop, enter } = fixture
  const id = await orderWithParcel(shop, 'warned')
  const { user } = await enter(`/orders/edit/${id}`)
  const section = within(await screen.findByRole('region', { name: 'Kargo' }))
  await user.click(section.getByRole('button', { name: 'REOPEN' }))
  await waitFor(async () => expect((await parcelIn(shop, id))?.status).toBe('failed'))
  await waitFor(() => expect(section.queryByRole('button', { name: 'REOPEN' })).toBeNull())
  expect(await noted('shipments', (await parcelIn(shop, id))?.id ?? 0)).toEqual({ from: 'warned', to: 'failed' })
  expect(drawn('shipment')).toContainEqual(['warned/REOPEN', ['failed']])
})

test('the same of a marketplace product in its row', async () => {
  const { shop, enter } = fixture
  const id = await newListing(shop, { title: 'Deri kemer' })
  await setListing(shop, id, { refused: 1 })
  const { user } = await enter('/products/matches')
  await user.click(await screen.findByRole('button', { name: 'REOPEN: Deri kemer' }))
  await waitFor(async () => expect((await listingIn(shop, id)).status).toBe('unmatched'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'REOPEN: Deri kemer' })).toBeNull())
  expect(await noted('marketplace_listings', id)).toEqual({ from: 'refused', to: 'unmatched' })
  expect(drawn('productMatch')).toContainEqual(['refused/REOPEN', ['unmatched']])
})

test('the same of the payment of a transfer in its row', async () => {
  const { shop, enter } = fixture
  const paid = { payment_method: 'money_transfer', payment_status: 'paid', paid_total: 10_000 } as const
  const { id } = await newOrder(shop, paid)
  const { number } = await orderIn(shop, id)
  const { user } = await enter('/orders/money-transfers')
  await user.click(await screen.findByRole('button', { name: `REOPEN: ${number}` }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'REOPEN' }))
  await waitFor(async () => expect((await orderIn(shop, id)).payment_status).toBe('not_paid'))
  await waitFor(() => expect(screen.queryByRole('button', { name: `REOPEN: ${number}` })).toBeNull())
  expect(drawn('order')).toContainEqual(['open.payment.paid/REOPEN', ['open.payment.not_paid']])
})

test('a new arrow into the paid state asks how the money came, in the row of a transfer and on the page of its order', async () => {
  const { shop, enter } = fixture
  const [listed, opened] = [await newOrder(shop, unpaid), await newOrder(shop, unpaid)]
  const { number } = await orderIn(shop, listed.id)
  const { user } = await enter('/orders/money-transfers')
  await user.click(await screen.findByRole('button', { name: `CLEAR: ${number}` }))
  await receive(user, 'DEKONT 1')
  await waitFor(async () => expect(await paymentOf(listed.id)).toEqual({ status: 'paid', reference: 'DEKONT 1' }))
  expect(await noted('orders', listed.id, 'CLEAR')).toEqual({ from: 'pending', to: 'pending' })

  const page = await enter(`/orders/edit/${opened.id}`)
  const steps = within(await screen.findByRole('region', { name: 'Olabilecek adımlar' }))
  await page.user.click(steps.getByRole('button', { name: 'Diğer adımlar' }))
  await page.user.click(await screen.findByRole('menuitem', { name: 'CLEAR' }))
  await receive(page.user, 'DEKONT 2')
  await waitFor(async () => expect(await paymentOf(opened.id)).toEqual({ status: 'paid', reference: 'DEKONT 2' }))
  expect(drawn('order')).toContainEqual(['open.payment.not_paid/CLEAR', ['open.payment.paid']])
})

test.each(['accepted', 'rejected'])(
  'who leads a review to %s takes no arrow that is reported or carries something',
  async (status) => {
    const { shop } = fixture
    const id = await newReview(shop)
    const { version } = await reviewIn(shop, id)
    const { http, body } = await shop.call('PATCH', `${reviews}/${id}/status`, { body: { status, version } })
    expect([http, body.rules]).toEqual([409, [{ id: 'flow.no_such_step' }]])
    expect(await reviewIn(shop, id)).toMatchObject({ status: 'pending', version })
  },
)

const unpaid = { payment_method: 'money_transfer', payment_status: 'not_paid' } as const

/** Answers the question of how the money came, which is named as the step is. */
async function receive(user: UserEvent, reference: string) {
  const question = within(await screen.findByRole('alertdialog'))
  await user.type(await question.findByLabelText('Dekont ya da referans no'), reference)
  await user.click(question.getByRole('button', { name: 'CLEAR' }))
}

/** How the money of an order stands, and what is known of how it came. */
async function paymentOf(id: number) {
  const { shop } = fixture
  const [marked] = await shop.db
    .select({ reference: order_payments.reference })
    .from(order_payments)
    .where(eq(order_payments.order_id, id))
  return { status: (await orderIn(shop, id)).payment_status, reference: marked?.reference }
}

/** What the log keeps of the step. */
async function noted(subject: string, subject_id: number, event = 'REOPEN') {
  const { db } = fixture.shop
  const [entry] = await db
    .select({ from: audit_log.state_before, to: audit_log.state_after })
    .from(audit_log)
    .where(and(eq(audit_log.subject, subject), eq(audit_log.subject_id, subject_id), eq(audit_log.event, event)))
  return entry
}

/** The arrows of a chart as the book has them. */
function drawn(id: string) {
  const entry = machines.find(({ machine }) => machine.id === id)
  if (!entry) throw new Error(`The book has no ${id}`)
  return toChart(entry, english).transitions.map((arrow) => [arrow.id, arrow.to])
}

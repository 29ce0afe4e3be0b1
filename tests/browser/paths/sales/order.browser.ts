import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { OrderEvent, OrderFacts } from '#api/rules/sales/order-steps.ts'
import { ledAway } from '#tests/browser/paths/beside.ts'
import { moveMoney } from '#tests/fixtures/collections.fixture.ts'
import { storeInvoiceOf } from '#tests/fixtures/invoices.fixture.ts'
import { newOrder, orderIn, setCancelling, setOrder } from '#tests/fixtures/orders.fixture.ts'
import { approvedRefund, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { pickedShort } from '#tests/fixtures/short-picks.fixture.ts'
import { inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import { orderReader } from '#tests/paths/platform/people.ts'
import spec from '#tests/paths/sales/order.paths.ts'
import { orderStands, stepButton, stepControl, takeStep } from './order-page.ts'

interface Told extends PageFixture {
  readonly path: string
  readonly id: number
  /** Approved refunds of one piece each, to be paid back one after the other. */
  readonly refunds: readonly number[]
}

const step = (event: EventObject, moment: Moment<Told>) => {
  if (isCollected(event)) return collect(event as Collected, moment)
  return event.type === 'REFUND' ? payBack(moment) : takeStep(moment.page, event as OrderEvent)
}
const stands = (page: Page, { walked: { context } }: Moment<Told>) =>
  orderStands(page, context.status, context.paid ? 'paid' : 'not_paid')

const types = new Set([
  ...(spec.events({ context: spec.inputs.card } as never) as readonly EventObject[]).map(({ type }) => type),
  ...['RECEIVE_PAYMENT', 'REVERSE_PAYMENT'],
])

type Collected = Extract<OrderEvent, { type: 'RECEIVE_PAYMENT' | 'REVERSE_PAYMENT' }>
const isCollected = ({ type }: EventObject) => type === 'RECEIVE_PAYMENT' || type === 'REVERSE_PAYMENT'

/** A collection is made and taken back elsewhere; the order is looked at again after it. */
async function collect(event: Collected, { page, fixture: { browserFixture, id } }: Moment<Told>): Promise<void> {
  expect((await moveMoney(browserFixture.shop, id, event)).http).toBe(200)
  await page.reload()
}

/** The life of an order by the buttons of its page, and the reasons on those that are refused. */
export default inBrowser(spec)<Told>({
  begin: async (browserFixture, { input }) => {
    const { shop } = browserFixture
    const { payment_method, cancels_unpaid, invoiced, short, lines } = spec.inputs[input] as OrderFacts
    await setCancelling(shop, cancels_unpaid)
    const order = await newOrder(shop, { payment_method })
    if (invoiced) await storeInvoiceOf(shop, order.id)
    const { id } = order
    if (short[0]) await pickedShort(shop, order, short[0])
    const returned = lines[0]?.returned
    if (returned) await setOrder(shop, id, { payment_method }, returned)
    const refunds =
      short[0] || returned ? [] : [(await approvedRefund(shop, order, 1)).id, (await approvedRefund(shop, order, 1)).id]
    return { browserFixture, page: await browserFixture.visit(), id, refunds, path: `/orders/edit/${id}` }
  },
  open: ({ page, path }) => page.goto(path),
  whose: () => [],
  events: Object.fromEntries([...types].map((type) => [type, step])),
  states: { open: stands, cancelled: stands, rejected: stands, refunded: stands },
  controls: Object.fromEntries([...types].map((type) => [type, controlFor])),
})

/** A refund is paid back by somebody else; the order is looked at again after it. */
async function payBack({ page, fixture: { browserFixture, id, refunds } }: Moment<Told>): Promise<void> {
  const { refunded_total } = await orderIn(browserFixture.shop, id)
  const path = `${refundsPath}/${refunds[refunded_total === 0 ? 0 : 1]}/pay-back`
  const { http } = await browserFixture.shop.call('POST', path, {
    body: { account_id: browserFixture.shop.own.account },
  })
  expect(http).toBe(200)
  await page.reload()
}

async function controlFor(event: EventObject, { page, fixture, walked }: Moment<Told>) {
  const { by, ...asked } = event as OrderEvent
  if (isCollected(event)) return { absent: await stepButton(page, asked.type) }
  if (by.permissions.includes(1501)) return stepControl(page, asked, walked.context.status)
  // Whoever may not open an order, but sees the list of them, is not shown its page at all.
  return { absent: await stepButton(await readerAt(fixture, walked), asked.type) }
}

/** Where each order stood when the reader was last led away from its page: once there, all that is asked is asked of what they see. */
const led = new WeakMap<Told, { readonly at: AnyMachineSnapshot; readonly page: Promise<Page> }>()

function readerAt(fixture: Told, at: AnyMachineSnapshot): Promise<Page> {
  const known = led.get(fixture)
  if (known?.at === at) return known.page
  const page = ledAway(orderReader, fixture.browserFixture, fixture.path)
  led.set(fixture, { at, page })
  return page
}

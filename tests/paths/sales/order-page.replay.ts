import type { Order } from '#api/contract/sales/orders.ts'
import { setInvoiced } from '#tests/fixtures/invoices.fixture.ts'
import { newOrder, orderIn, removeOrder, setOrder } from '#tests/fixtures/orders.fixture.ts'
import { closeBooks } from '#tests/fixtures/payments.fixture.ts'
import { pickedShort } from '#tests/fixtures/short-picks.fixture.ts'
import { opened, type Replay, sent } from '#tests/paths/cover/faces.ts'
import { seller } from '#tests/paths/platform/people.ts'
import { mailedTo, type OrderWorld, orderConsequences } from './order-page.consequences.ts'

/** An order of a real shop on its page: over HTTP and in the browser. */
export const orderReplay: Replay<OrderWorld> = {
  begin: async (shop) => {
    await closeBooks(shop)
    return { shop, ...(await newOrder(shop)), token: await shop.as(seller.permissions) }
  },
  // Other parts of the page ask for what is theirs under the order's path.
  whose: ({ method, path }) => {
    if (method === 'GET') return /^\/v1\/panel\/orders\/\d+$/.test(path) ? ['open'] : []
    return path.startsWith('/v1/panel/orders/') ? ['send'] : []
  },
  answers: {
    open: opened(
      async (world, order: Order) => {
        const { shop, id } = world
        await setOrder(shop, id, storedAs(order), order.lines[0]?.returned ?? 0)
        await pickedShort(shop, world, order.short[0])
        await setInvoiced(shop, id, order.invoice.standing.status === 'succeed')
      },
      ({ shop, id }) => removeOrder(shop, id),
    ),
    // Somebody else was faster.
    send: sent(async ({ shop, id }) => {
      const { version } = await orderIn(shop, id)
      await setOrder(shop, id, { version: version + 1 })
    }),
  },
  consequences: orderConsequences,
}

/** The columns of an order that a walk finds; whoever gets the invoice gets the mails. */
function storedAs({ status, payment_status, payment_method, shipping_address, invoice_address }: Order) {
  const invoiced = { ...invoice_address, email: mailedTo }
  return { status, payment_status, payment_method, shipping_address, invoice_address: invoiced }
}

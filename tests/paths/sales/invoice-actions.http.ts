import { expect } from 'vitest'
import { invoiceActions } from '#screens/sales/wiring/invoices.ts'
import { invoiceOf } from '#tests/fixtures/invoices.fixture.ts'
import { onHttp } from '#tests/paths/cover/faces.ts'
import { overHttp } from '#tests/paths/cover/http.ts'
import { seller } from '#tests/paths/platform/people.ts'
import type { InvoiceWorld } from './invoice-actions.consequences.ts'
import spec from './invoice-actions.paths.ts'
import { invoiceReplay } from './invoice-actions.replay.ts'

/** The invoice of a real order on its page. */
export default overHttp(spec)<typeof invoiceActions, InvoiceWorld>({
  ...onHttp(invoiceReplay),
  machine: invoiceActions,
  input: ({ record }) => ({ record, holder: seller }),
  event: async (event, { world: { shop, order_id } }) =>
    event.type === 'SHOW' ? { ...event, record: await invoiceOf(shop, order_id) } : event,
  see: async ({ value, context: { record } }, { shop, order_id }) => {
    if (value !== 'shown') return
    expect(record.standing).toEqual((await invoiceOf(shop, order_id)).standing)
  },
})

import { failure } from '#api/contract/platform/failure.ts'
import { mostSheets, type OrderSheets } from '#api/contract/sales/order-sheets.ts'
import { orderSheetsMachine } from '#machines/sales/order-sheets/order-sheets.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const order: OrderSheets['sheets'][number]['order'] = {
  id: 7,
  number: '2026-000007',
  ordered_at: '2026-11-21T10:00:00.000Z',
  customer_name: 'Zeynep Yılmaz',
  currency: 'TRY',
  discount_total: '0.00',
  shipping_total: '100.00',
  tax_total: '0.00',
  total: '100.00',
  shipping_address: {} as never,
  lines: [],
}
const page: OrderSheets = { sheets: [{ order, parcel: null, document: null }], refused: [] }
const none: OrderSheets = {
  sheets: [],
  refused: [{ id: 7, number: order.number, rules: [{ id: 'invoice.none', about: undefined }] }],
}

/** One more than go into a document. */
export const tooMany = Array.from({ length: mostSheets + 1 }, (_, at) => at + 1)

/** The invoice of an order on paper, where there is one and where there is none. */
export default paths(orderSheetsMachine)({
  inputs: { invoice: { kind: 'invoice', ids: [7] }, many: { kind: 'invoice', ids: tooMany } },
  events: () => [{ type: 'PRINT' }, { type: 'RETRY' }],
  answers: { open: { done: [page, none], failed: [failure('network')] } },
  key: ({ value, context: { found } }) => JSON.stringify([value, found?.sheets.length]),
})

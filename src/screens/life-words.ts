import type { FlowKind } from '#api/contract/platform/flow.ts'
import { chequeWords } from '#machines/money/cheque/cheque.words.ts'
import { givenChequeWords } from '#machines/money/given-cheque/given-cheque.words.ts'
import { incomingWords } from '#machines/money/incoming-invoice/incoming-invoice.words.ts'
import { purchaseWords } from '#machines/money/purchase/purchase.words.ts'
import type { Words } from '#machines/platform/words.ts'
import { invoiceWords } from '#machines/sales/invoice/invoice.words.ts'
import { orderWords } from '#machines/sales/order/order.words.ts'
import { pickingWords } from '#machines/sales/picking/picking.words.ts'
import { refundWords } from '#machines/sales/refund/refund.words.ts'
import { shipmentWords } from '#machines/sales/shipment/shipment.words.ts'

/** How the chart of each kind calls its states and steps. */
export const lifeWords: Readonly<Record<FlowKind, Words>> = {
  orders: orderWords,
  pickings: pickingWords,
  shipments: shipmentWords,
  invoices: invoiceWords,
  'order-refunds': refundWords,
  cheques: chequeWords,
  'given-cheques': givenChequeWords,
  purchases: purchaseWords,
  'incoming-invoices': incomingWords,
}

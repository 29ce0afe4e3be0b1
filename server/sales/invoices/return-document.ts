import type { InvoiceDocument } from '#api/contract/sales/invoices.ts'
import { clockAt } from '#api/rules/platform/formats.ts'
import { exchangeOf } from '#api/rules/sales/invoice-exchange.ts'
import { carriageSays } from '#api/rules/sales/order-taxes.ts'
import { taxIncluded } from '#api/rules/sales/order-worth.ts'
import { returnSums } from '#api/rules/sales/return-invoices.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import { pricedOf } from '#server/sales/refunds/held-quantities.ts'
import type { LockedRefund } from '#server/sales/refunds/load-refund.ts'
import type { InvoiceRow, LockedInvoice } from './load-invoice.ts'
import type { Named } from './store.ts'

interface Taken {
  readonly refund: LockedRefund
  readonly sale: InvoiceRow
  readonly invoice: Pick<LockedInvoice, 'seller'>
}

/** What a return invoice says: the lines and the share of carrying that were paid back, to the parties of the sale's invoice, which it names. */
export function returnDocument({ refund, sale, invoice: { seller } }: Taken, named: Named): InvoiceDocument {
  const { number, uuid, profile, now } = named
  const [date = '', time = ''] = clockAt(now, seller.time_zone).split(' ')
  const lines = refund.lines
    .filter(({ row }) => row.decision === 'accepted')
    .map(({ row, of, gross, discount, tax, total }) => ({
      ...{ name: of.name, quantity: row.quantity, tax_rate: of.tax_rate },
      ...{ gross, discount, tax, total },
    }))
  const sums = returnSums(lines, {
    shipping: refund.sums.shipping,
    included: taxIncluded(pricedOf(refund.order)),
    carriage: formatMessage('tr', carriageSays),
  })
  return {
    ...{ number, uuid, profile, date, time, currency: sale.currency, type: 'refund' },
    original: { number: sale.number, date: sale.document.date },
    order: sale.document.order,
    // Its web address is told with an internet sale alone.
    seller: { ...sale.document.seller, website: '' },
    buyer: sale.document.buyer,
    ...sums,
    // What came back is worth in lira what it was sold for.
    ...(sale.document.exchange ? { exchange: exchangeOf(sale.document.exchange, sums.totals) } : {}),
    internet: null,
  }
}

import type { InvoiceDocument } from '#api/contract/sales/invoices.ts'
import type { InvoiceProfile } from '#api/contract/sales/order-invoice.ts'
import { taxWithin } from '#api/rules/catalog/tax-sums.ts'
import type { Minor } from '#api/rules/platform/money.ts'
import { serverRule } from '#api/rules/platform/rule.ts'
import { invoiceSums, type TaxedLine } from './invoice-sums.ts'
import { carriageRate, type Worth } from './order-worth.ts'

export const paidBackFirst = serverRule(
  /*i18n*/ { id: 'invoice.not_paid_back', message: 'İade faturası, para geri ödenince kesilir.' },
  [],
)

export const saleInvoiced = serverRule(
  /*i18n*/ { id: 'invoice.no_sale', message: 'Siparişin geçerli bir satış faturası yok: iade faturası kesilmez.' },
  [],
)

/** A return invoice names the invoice of its sale. */
export const noReturnStands = serverRule(
  /*i18n*/ {
    id: 'invoice.return_stands',
    message: 'Bu satışın geçerli bir iade faturası var: {number}. Önce o iptal edilir.',
  },
  [],
)

/**
 * Whether the shop issues the return invoice by itself when the money goes back. A buyer of an e-archive invoice issues none; a firm that gets
 * e-invoices issues its own, unless the shop does it for the firm.
 */
export function issuedByShop(sale: InvoiceProfile): boolean {
  return sale === 'earchive'
}

/** As what the return of such an invoice is issued: the tax authority takes no commercial one. */
export function returnProfile(sale: InvoiceProfile): InvoiceProfile {
  return sale === 'earchive' ? 'earchive' : 'basic'
}

/** A line of a refund with what goes back for it. */
export interface ReturnedLine extends Worth {
  readonly name: string
  readonly quantity: number
  readonly tax_rate: number
}

/** The sums of a return invoice: what the refund pays for its lines and its share of carrying, to the kuruş. `carriage` is what the line of the parcel is called. */
export function returnSums(
  lines: readonly ReturnedLine[],
  { shipping, included, carriage }: { shipping: Minor; included: boolean; carriage: string },
): Pick<InvoiceDocument, 'lines' | 'taxes' | 'totals'> {
  const goods = lines.map(({ name, quantity, tax_rate, gross, tax, total }): TaxedLine => {
    const before = included ? gross - taxWithin(gross, tax_rate) : gross
    return { name, quantity, tax_rate, base: Math.max(total - tax, before), tax, total }
  })
  const tax = taxWithin(shipping, carriageRate)
  const parcel = {
    ...{ name: carriage, quantity: 1, tax_rate: carriageRate },
    ...{ base: shipping - tax, tax, total: shipping },
  }
  return invoiceSums(shipping > 0 ? [...goods, parcel] : goods)
}

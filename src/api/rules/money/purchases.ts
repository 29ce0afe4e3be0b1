import type { PurchaseDraft, ReceivedPieces } from '#api/contract/money/purchases.ts'
import { wholeOf } from '#api/rules/catalog/product-facts.ts'
import { purchaseSums } from '#api/rules/money/purchase-sums.ts'
import { isDay } from '#api/rules/platform/dates.ts'
import { isAmount, isDate, required } from '#api/rules/platform/fields.ts'
import { largestAmount, minorOf } from '#api/rules/platform/money.ts'
import { fieldRule, type Rule, rowRule, rule, serverRule } from '#api/rules/platform/rule.ts'

/** A line as the rules of its life judge it. */
export interface PurchaseLineFacts {
  readonly line: number
  readonly quantity: number
  readonly received: number
}

/** What the rules of a purchase are judged with. */
export interface PurchaseFacts {
  readonly lines: readonly PurchaseLineFacts[]
  /** On the page: something was written that is not saved. */
  readonly unsaved?: boolean
}

export const supplierLabel = /*i18n*/ { id: 'suppliers.one', message: 'Tedarikçi' }
export const currencyLabel = /*i18n*/ { id: 'shop_currencies.one', message: 'Para birimi' }

export const purchaseSupplierChosen: Rule<{ supplier_id: string | number | null }> = {
  ...required(supplierLabel),
  holds: ({ supplier_id }) => Number(supplier_id ?? 0) > 0,
  at: () => ['supplier_id'],
}

/** Which currencies a shop has is known to its server. */
export const purchaseCurrencyKnown = serverRule(
  /*i18n*/ { id: 'purchase.currency', message: 'Bu para birimi mağazada yok: para birimleri ayarına bakın.' },
  'D10',
)

export const linesToOrder: Rule<PurchaseFacts> = rule(
  /*i18n*/ { id: 'purchase.no_lines', message: 'Önce en az bir ürün ekleyin: okutun, yazın ya da arayın.' },
  'own',
  ({ lines }) => lines.length > 0,
)

export const draftSaved: Rule<PurchaseFacts> = rule(
  /*i18n*/ { id: 'purchase.unsaved', message: 'Yazdıklarınız kaydedilmedi: önce kaydedin.' },
  'own',
  ({ unsaved = false }) => !unsaved,
)

export const purchaseTooMany = serverRule(
  /*i18n*/ { id: 'purchase.too_many', message: 'Bir alışta en çok {max, number} ürün olabilir: ikinci bir alış açın.' },
  'own',
)

/** Facts: what is written of a draft. */
interface Writing {
  readonly draft: PurchaseDraft
}

export const purchaseDated = fieldRule<Writing>(isDate.says, 'own', ({ draft: { day } }) => (isDay(day) ? [] : ['day']))

export const purchasePieces = fieldRule<Writing>(
  /*i18n*/ { id: 'stock.pieces', message: 'En az 1 olan bir tam sayı girin.' },
  'D2',
  ({ draft: { lines } }) => lines.flatMap(({ quantity }, at) => (isPieces(quantity) ? [] : [`lines.${at}.quantity`])),
)

export const purchasePrices = fieldRule<Writing>(isAmount.says, 'D9', ({ draft: { lines, extra_cost } }) => [
  ...lines.flatMap(({ unit_price }, at) => (isPositive(unit_price) ? [] : [`lines.${at}.unit_price`])),
  ...(extra_cost === '' || isPositive(extra_cost) ? [] : ['extra_cost']),
])

export const purchasePercentages = fieldRule<Writing>(
  /*i18n*/ { id: 'purchase.percentage', message: '0 ile 100 arasında, en çok iki haneli bir yüzde girin.' },
  'D9',
  ({ draft: { lines } }) =>
    lines.flatMap(({ discount }, at) => (discount === '' || isPercentage(discount) ? [] : [`lines.${at}.discount`])),
)

export const purchaseTaxRates = fieldRule<Writing>(
  /*i18n*/ { id: 'purchase.tax_rate', message: 'KDV oranını 0 ile 100 arasında bir tam sayı olarak girin.' },
  'D9',
  ({ draft: { lines } }) =>
    lines.flatMap(({ tax_rate }, at) => {
      const rate = wholeOf(tax_rate)
      return rate >= 0 && rate <= 100 ? [] : [`lines.${at}.tax_rate`]
    }),
)

/** Up to here every sum is exact. */
export const purchaseNotTooLarge: Rule<Writing> = rule(
  /*i18n*/ { id: 'purchase.too_large', message: 'Alışın toplamı çok büyük: adetlere ve fiyatlara bakın.' },
  'D9',
  ({ draft }) => {
    const { total, extra } = purchaseSums(draft.lines, draft.extra_cost)
    return total + extra <= largestAmount
  },
)

/** What must hold of a draft before it is stored, in the order of its form. */
export const purchaseDraftRules = [
  purchaseDated,
  purchasePieces,
  purchasePrices,
  purchasePercentages,
  purchaseTaxRates,
  purchaseNotTooLarge,
] as const

/** Facts: the lines of the purchase, and what came now. */
interface Receiving extends PurchaseFacts {
  readonly pieces: ReceivedPieces
}

export const somethingReceived: Rule<Receiving> = rule(
  /*i18n*/ { id: 'purchase.nothing_received', message: 'Gelen ürün yok: okutun ya da gelen adetleri yazın.' },
  'D2',
  ({ pieces }) => pieces.length > 0,
)

export const receivedWhole = fieldRule<Receiving>(
  /*i18n*/ { id: 'stock.pieces', message: 'En az 1 olan bir tam sayı girin.' },
  'D2',
  ({ pieces }) => pieces.flatMap(({ line, quantity }) => (isPieces(quantity) ? [] : [`pieces.${line}`])),
)

export const receivedOrdered = fieldRule<Receiving>(
  /*i18n*/ { id: 'purchase.not_ordered', message: 'Bu ürün bu alışta yok.' },
  'D2',
  ({ pieces, lines }) =>
    pieces.flatMap(({ line }) => (lines.some((one) => one.line === line) ? [] : [`pieces.${line}`])),
)

/** What came without being ordered is a purchase of its own. */
export const notOverReceived = rowRule<Receiving>(
  /*i18n*/ {
    id: 'purchase.over_received',
    message: 'En çok {left, number} tane daha gelebilir: sipariş edilen {quantity, number}.',
  },
  'own',
  ({ pieces, lines }) =>
    lines.flatMap(({ line, quantity, received }) => {
      const left = quantity - received
      return comingOf(line, pieces) > left ? [{ about: { left, quantity }, at: [`pieces.${line}`] }] : []
    }),
)

export const receivingRules = [somethingReceived, receivedWhole, receivedOrdered, notOverReceived] as const

/** What is said of the supplier's invoice. */
export interface InvoiceSaid {
  readonly number: string
  readonly day: string
}

export const invoiceNumberLabel = /*i18n*/ { id: 'purchases.invoice_number', message: 'Fatura no' }
export const invoiceDayLabel = /*i18n*/ { id: 'purchases.invoice_day', message: 'Fatura tarihi' }

export const invoiceNumbered = fieldRule<InvoiceSaid>(
  /*i18n*/ { id: 'purchase.invoice_number', message: 'Tedarikçinin fatura numarasını yazın.' },
  'own',
  ({ number }) => (number.trim() === '' ? ['number'] : []),
)

export const invoiceDated = fieldRule<InvoiceSaid>(isDate.says, 'own', ({ day }) => (isDay(day) ? [] : ['day']))

export const invoiceRules = [invoiceNumbered, invoiceDated] as const

export const purchaseInvoiceAhead = serverRule(
  /*i18n*/ { id: 'purchase.invoice_ahead', message: 'Gelecek tarihli bir fatura işlenmez.' },
  'own',
)

export const purchaseInvoicedTwice = serverRule(
  /*i18n*/ { id: 'purchase.invoice_twice', message: 'Bu tedarikçinin {number} numaralı faturası zaten işlendi.' },
  'own',
)

/** Whether all that was ordered is there once these pieces came. */
export function allReceived({ lines, pieces }: Pick<Receiving, 'lines' | 'pieces'>): boolean {
  return lines.every(({ line, quantity, received }) => received + comingOf(line, pieces) >= quantity)
}

/** How many of a line came now. */
export function comingOf(line: number, pieces: ReceivedPieces): number {
  return pieces.reduce((sum, one) => (one.line === line ? sum + (wholeOf(one.quantity) || 0) : sum), 0)
}

function isPieces(quantity: string | number): boolean {
  const pieces = wholeOf(quantity)
  return pieces >= 1 && pieces <= 1_000_000
}

function isPositive(amount: string | number): boolean {
  return (minorOf(amount) ?? -1) >= 0
}

function isPercentage(percentage: string | number): boolean {
  const points = minorOf(percentage) ?? -1
  return points >= 0 && points <= 10_000
}

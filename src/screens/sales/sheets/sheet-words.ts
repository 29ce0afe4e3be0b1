import type { OrderSheetsQuery } from '#api/contract/sales/order-sheets.ts'
import type { Says } from '#api/rules/platform/rule.ts'

/** What each kind of paper is called, of many orders. */
export const sheetSays: Record<OrderSheetsQuery['kind'], Says> = {
  slip: /*i18n*/ { id: 'sheets.slips', message: 'Sevk fişleri' },
  invoice: /*i18n*/ { id: 'sheets.invoices', message: 'Faturalar' },
  return: /*i18n*/ { id: 'refunds.invoice', message: 'İade faturası' },
  label: /*i18n*/ { id: 'sheets.labels', message: 'Etiketler' },
}

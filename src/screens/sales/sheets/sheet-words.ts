import type { SheetKind } from '#api/contract/sales/order-sheets.ts'
import type { Says } from '#api/rules/platform/rule.ts'

/** What each kind of paper is called, of many orders. */
export const sheetSays: Record<SheetKind, Says> = {
  slip: /*i18n*/ { id: 'sheets.slips', message: 'Sevk fişleri' },
  invoice: /*i18n*/ { id: 'sheets.invoices', message: 'Faturalar' },
  label: /*i18n*/ { id: 'sheets.labels', message: 'Etiketler' },
}

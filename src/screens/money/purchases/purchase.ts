import type { Actor } from 'xstate'
import { invoiceDayLabel, invoiceNumberLabel } from '#api/rules/money/purchases.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { purchaseWords } from '#machines/money/purchase/purchase.words.ts'
import type { purchasePageMachine } from '#machines/money/purchase/purchase-page.machine.ts'

export type PurchaseActor = Actor<typeof purchasePageMachine>

/** A step in words. */
export function says(type: string): Says {
  return purchaseWords.events[type] ?? { id: type, message: type }
}

/** What the fields of the supplier's invoice are called. */
export const invoiceNames = { number: invoiceNumberLabel, day: invoiceDayLabel } as const

/** What the fields of a purchase are called. */
export const names = {
  day: /*i18n*/ { id: 'purchases.day', message: 'Tarih' },
  reference: /*i18n*/ { id: 'purchases.reference', message: 'Tedarikçinin sipariş no’su' },
  note: /*i18n*/ { id: 'stock.note', message: 'Açıklama' },
  extra_cost: /*i18n*/ { id: 'purchases.extra_cost', message: 'Ek maliyet (nakliye, gümrük)' },
  quantity: /*i18n*/ { id: 'stock.quantity', message: 'Adet' },
  unit_price: /*i18n*/ { id: 'purchases.unit_price', message: 'Birim fiyat (KDV’siz)' },
  discount: /*i18n*/ { id: 'purchases.discount', message: 'İskonto %' },
  tax_rate: /*i18n*/ { id: 'purchases.tax_rate', message: 'KDV %' },
  pieces: /*i18n*/ { id: 'purchases.pieces', message: 'Gelen' },
} as const

import type { Actor } from 'xstate'
import type { IncomingInvoice } from '#api/contract/money/incoming-invoices.ts'
import { incomingAnswers, incomingProfiles } from '#api/listings/money/incoming-invoices.ts'
import { invoiceDayLabel, invoiceNumberLabel, supplierLabel } from '#api/rules/money/purchases.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { incomingWords } from '#machines/money/incoming-invoice/incoming-invoice.words.ts'
import type { incomingPageMachine } from '#machines/money/incoming-invoice/incoming-page.machine.ts'

export type IncomingActor = Actor<typeof incomingPageMachine>

/** What a part of the page is about. */
export interface IncomingProps {
  actor: IncomingActor
  invoice: IncomingInvoice
}

/** A step in words. */
export function says(type: string): Says {
  return incomingWords.events[type] ?? { id: type, message: type }
}

/** An answer, and a profile, in words (rule R27). */
export function answerSays(answer: string): Says {
  return incomingAnswers.find(({ value }) => value === answer)?.says ?? { id: answer, message: answer }
}
export function profileSays(profile: string): Says {
  return incomingProfiles.find(({ value }) => value === profile)?.says ?? { id: profile, message: profile }
}

/** Whether its lines may still be matched. */
export function isOpen({ status }: IncomingInvoice): boolean {
  return status === 'received' || status === 'matched'
}

/** What the fields of an incoming invoice are called. */
export const names = {
  number: invoiceNumberLabel,
  day: invoiceDayLabel,
  payable: /*i18n*/ { id: 'incoming.payable', message: 'Faturada yazan ödenecek tutar' },
  name: /*i18n*/ { id: 'incoming.line_name', message: 'Satırın adı' },
  quantity: /*i18n*/ { id: 'stock.quantity', message: 'Adet' },
  unit_price: /*i18n*/ { id: 'purchases.unit_price', message: 'Birim fiyat (KDV’siz)' },
  tax_rate: /*i18n*/ { id: 'purchases.tax_rate', message: 'KDV %' },
  pieces: /*i18n*/ { id: 'incoming.pieces', message: 'Stoğa girecek adet' },
  variant: /*i18n*/ { id: 'products.one', message: 'Ürün' },
  account: /*i18n*/ { id: 'incoming.account', message: 'Ya da gider hesabı' },
  supplier_id: supplierLabel,
  purchase_id: /*i18n*/ { id: 'incoming.purchase_of', message: 'Hangi alışın faturası' },
  rate: /*i18n*/ { id: 'incoming.rate_label', message: 'Kur' },
  reason: /*i18n*/ { id: 'incoming.reason_label', message: 'Ret nedeni' },
} as const

import type { InvoiceAnswer, InvoiceProfile, InvoiceStatus } from '#api/contract/sales/order-invoice.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { invoiceWords } from '#machines/sales/invoice/invoice.words.ts'
import type { Tone } from '#ui/Badge.tsx'

/** What each way of invoicing is called. */
export const profileWords: Record<InvoiceProfile, Says> = {
  earchive: /*i18n*/ { id: 'invoices.earchive', message: 'E-arşiv fatura' },
  basic: /*i18n*/ { id: 'invoices.basic', message: 'E-fatura, temel' },
  commercial: /*i18n*/ { id: 'invoices.commercial', message: 'E-fatura, ticari' },
}

/** A state by the words of its chart. */
export function statusSays(status: InvoiceStatus): Says {
  return wordOf(invoiceWords.states[status])
}

/** What the recipient says. */
export function answerSays(answer: InvoiceAnswer): Says {
  return wordOf(invoiceWords.states[`succeed.${answer}`])
}

/** A step by the words of its chart. */
export function stepSays(type: string): Says {
  return invoiceWords.events[type] ?? { id: `invoices.${type}`, message: type }
}

export const tones: Record<InvoiceStatus, Tone> = {
  none: 'slate',
  waiting: 'amber',
  succeed: 'grass',
  unknown: 'amber',
  error: 'tomato',
}

function wordOf(says: Says | undefined): Says {
  if (!says) throw new Error('A state or step of the invoice has no words')
  return says
}

import type { FileLanguage } from '#api/contract/platform/exports.ts'
import { orderRefunds } from '#api/listings/sales/order-refunds.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { ExportColumn } from '#server/platform/exports/columns.ts'
import { choiceWord } from '#server/platform/exports/notes.ts'
import type { CellKind } from '#server/platform/exports/sheet.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import type { ExportedRefund } from './list.ts'

const words = {
  customer: /*i18n*/ { id: 'refunds.customer', message: 'Müşteri' },
  opened: /*i18n*/ { id: 'refunds.opened', message: 'Açıldığı gün' },
  pieces: /*i18n*/ { id: 'refunds.pieces', message: 'Adet' },
  amount: /*i18n*/ { id: 'refunds.amount', message: 'Tutar' },
  tax: /*i18n*/ { id: 'refunds.preview_tax', message: 'İçindeki KDV' },
  currency: /*i18n*/ { id: 'refunds.currency', message: 'Para birimi' },
}

/** The columns of the refunds' list. */
export function refundColumnsIn(lang: FileLanguage): readonly ExportColumn<ExportedRefund>[] {
  const { fields } = orderRefunds
  const column = (id: string, label: Says, kind: CellKind, cell: ExportColumn<ExportedRefund>['cell']) => {
    return { id, header: formatMessage(lang, label), kind, cell }
  }
  return [
    column('number', fields.number.label, 'text', (row) => row.number),
    column('customer', words.customer, 'text', (row) => row.customer_name),
    column('pieces', words.pieces, 'number', (row) => row.pieces),
    column('amount', words.amount, 'amount', (row) => row.amount),
    column('amount', words.tax, 'amount', (row) => row.tax),
    column('amount', words.currency, 'text', (row) => row.currency),
    column('status', fields.status.label, 'text', (row) => choiceWord(fields.status, row.status, lang)),
    column('received', fields.received.label, 'text', (row) => choiceWord(fields.received, String(row.received), lang)),
    column('created_at', words.opened, 'date', (row) => row.day),
  ]
}

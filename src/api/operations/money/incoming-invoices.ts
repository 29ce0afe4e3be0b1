import { IncomingFile, NewIncoming, StoredIncoming } from '#api/contract/money/incoming-invoices.ts'
import { incomingInvoices } from '#api/listings/money/incoming-invoices.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { maxInvoiceFile } from '#api/rules/money/incoming-files.ts'

const { add } = incomingInvoices.codes

/** A file of the largest size in base64, and the few words around it. */
const largest = Math.ceil(maxInvoiceFile / 3) * 4 + 64 * 1024

/** How an incoming invoice comes, beside its list and its life. */
export const incomingOperations = {
  open: operation({
    method: 'POST',
    path: '/v1/panel/incoming-invoices',
    summary: 'Opens an invoice that came on paper, to be written',
    body: NewIncoming,
    data: StoredIncoming,
    codes: add,
  }),
  read: operation({
    method: 'POST',
    path: '/v1/panel/incoming-invoices/file',
    summary: 'Reads an invoice from its UBL-TR file; one that is here already is answered as it is',
    body: IncomingFile,
    data: StoredIncoming,
    codes: add,
    largest,
  }),
}

import { fromPromise } from 'xstate'
import { incomingInvoices } from '#api/listings/money/incoming-invoices.ts'
import { incomingOperations } from '#api/operations/money/incoming-invoices.ts'
import { invoiceFileRules } from '#api/rules/money/incoming-files.ts'
import { invoiceDated, invoiceNumbered, purchaseSupplierChosen } from '#api/rules/money/purchases.ts'
import { type IncomingPageTypes, incomingPageMachine } from '#machines/money/incoming-invoice/incoming-page.machine.ts'
import { type Filled, shortForm } from '#machines/platform/short-form/short-form.machine.ts'
import { base64 } from '#screens/platform/wiring/base64.ts'
import type { FileCache } from '#screens/platform/wiring/file-cache.ts'
import { call } from '#screens/platform/wiring/http.ts'
import { stepActors } from '#screens/platform/wiring/step-actors.ts'

/** One incoming invoice on its page, with its calls. */
export const incomingPage = incomingPageMachine.provide({
  actors: stepActors<IncomingPageTypes, typeof incomingInvoices>(incomingInvoices),
})

/** An invoice that came on paper: of whom, its number, day and currency. */
export const newIncoming = shortForm({
  rules: [purchaseSupplierChosen, invoiceNumbered, invoiceDated],
  send: fromPromise<unknown, Filled>(({ input: { fields, key } }) =>
    call(incomingOperations.open, {
      body: {
        supplier_id: Number(fields.supplier_id) || null,
        ...{ number: fields.number ?? '', day: fields.day ?? '', currency: fields.currency ?? '' },
      },
      key,
    }),
  ),
})

/** The file of an e-invoice, on its way to the server. */
export const incomingFile = (files: FileCache) =>
  shortForm({
    rules: invoiceFileRules,
    factsOf: ({ fields }) => ({ name: fields.name ?? '', size: Number(fields.size ?? '0') }),
    send: fromPromise<unknown, Filled>(async ({ input: { fields, key } }) => {
      const file = files.get(fields.file ?? '')
      const content = file ? await base64(file) : ''
      return call(incomingOperations.read, { body: { name: fields.name ?? '', content }, key })
    }),
  })

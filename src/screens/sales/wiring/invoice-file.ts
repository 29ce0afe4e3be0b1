import { fromPromise } from 'xstate'
import { invoiceOperations } from '#api/operations/sales/invoices.ts'
import { type Exporting, listExportMachine } from '#machines/platform/list-export/list-export.machine.ts'
import { handOver } from '#screens/platform/wiring/hand-over.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** The XML of an invoice as it was sent. `save` is handed the file, and what to call it. */
export function invoiceFileTo(save: (file: Blob, name: string) => void) {
  return listExportMachine.provide({
    actors: {
      write: fromPromise<unknown, Exporting | null>(async ({ input, signal }) => {
        if (!input) return
        const file = await call(invoiceOperations.xml, { params: { id: Number(input.query.filters.invoice) } })
        if (!signal.aborted) save(file, `${input.name}.xml`)
      }),
    },
  })
}

/** The same into the person's downloads. */
export const invoiceFile = invoiceFileTo(handOver)

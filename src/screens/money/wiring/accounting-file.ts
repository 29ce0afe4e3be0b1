import { fromPromise } from 'xstate'
import { accountingOperations } from '#api/operations/money/accounting.ts'
import { type Exporting, listExportMachine } from '#machines/platform/list-export/list-export.machine.ts'
import { handOver } from '#screens/platform/wiring/hand-over.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** The file of an export into the person's downloads, by the kind that it is. */
export const accountingFile = listExportMachine.provide({
  actors: {
    write: fromPromise<unknown, Exporting | null>(async ({ input, signal }) => {
      if (!input) return
      const file = await call(accountingOperations.file, { params: { id: Number(input.query.filters.id) } })
      if (!signal.aborted) handOver(file, `${input.name}.${file.type.startsWith('text/csv') ? 'csv' : 'xlsx'}`)
    }),
  },
})

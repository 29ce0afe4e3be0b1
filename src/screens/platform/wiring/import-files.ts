import { fromPromise } from 'xstate'
import { importCalls } from '#api/client/platform/imports.ts'
import { type Exporting, listExportMachine } from '#machines/platform/list-export/list-export.machine.ts'
import { handOver } from './hand-over.ts'
import { http } from './http.ts'

const calls = importCalls(http)

/** An empty workbook with the columns of a kind, or the faulty rows of a file that was checked, into the person's downloads. */
export const importFiles = listExportMachine.provide({
  actors: {
    write: fromPromise<unknown, Exporting | null>(async ({ input, signal }) => {
      if (!input) return
      const { kind = '', file } = input.query.filters
      const content = file ? await calls.faults(Number(file), input.lang) : await calls.template(kind, input.lang)
      if (!signal.aborted) handOver(content, `${input.name}.${file ? 'csv' : 'xlsx'}`)
    }),
  },
})

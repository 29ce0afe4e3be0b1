import { fromPromise } from 'xstate'
import type { ImportKind } from '#api/contract/platform/imports.ts'
import { importOperations } from '#api/registry/import-operations.ts'
import { type Exporting, listExportMachine } from '#machines/platform/list-export/list-export.machine.ts'
import { handOver } from './hand-over.ts'
import { call } from './http.ts'

/** An empty workbook with the columns of a kind, or the faulty rows of a file that was checked, into the person's downloads. */
export const importFiles = listExportMachine.provide({
  actors: {
    write: fromPromise<unknown, Exporting | null>(async ({ input, signal }) => {
      if (!input) return
      const { kind = '', file } = input.query.filters
      const { lang } = input
      const content = file
        ? await call(importOperations.faults, { params: { id: Number(file) }, query: { lang } })
        : await call(importOperations.template, { query: { kind: kind as ImportKind, lang } })
      if (!signal.aborted) handOver(content, `${input.name}.${file ? 'csv' : 'xlsx'}`)
    }),
  },
})

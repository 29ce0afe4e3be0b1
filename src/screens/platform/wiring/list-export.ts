import { fromPromise } from 'xstate'
import { exportCalls } from '#api/client/platform/exports.ts'
import type { ListName } from '#api/registry/lists.ts'
import { type Exporting, listExportMachine } from '#machines/platform/list-export/list-export.machine.ts'
import { handOver } from './hand-over.ts'
import { http } from './http.ts'
import { printRows, rowsForPaper } from './list-paper.ts'

const calls = exportCalls(http)

/** A whole list as a file or on paper, with its calls. `save` is handed the file, and what to call it. */
export function exportTo(save: (file: Blob, name: string) => void) {
  return listExportMachine.provide({
    actors: {
      write: fromPromise<unknown, Exporting | null>(async ({ input, signal }) => {
        if (!input) return
        const { resource, query, name, rows: _, format, ...rest } = input
        if (format === 'paper') {
          const list = resource as ListName
          const rows = await rowsForPaper(input, list)
          if (!signal.aborted) await printRows(list, rows)
          return
        }
        const { order_index, order_direction, search, filters } = query
        const file = await calls.list(
          resource,
          { order_index, order_direction, search, filters, format, ...rest },
          signal,
        )
        // Whoever gave it up while its last byte came wants no file.
        if (!signal.aborted) save(file, `${name}.${format === 'xlsx' ? 'xlsx' : 'csv'}`)
      }),
    },
  })
}

/** The export into the person's downloads, or to their printer. */
export const listExport = exportTo(handOver)

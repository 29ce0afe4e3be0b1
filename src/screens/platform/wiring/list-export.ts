import { fromPromise } from 'xstate'
import { exportCalls } from '#api/client/platform/exports.ts'
import { type Exporting, listExportMachine } from '#machines/platform/list-export/list-export.machine.ts'
import { handOver } from './hand-over.ts'
import { http } from './http.ts'

const calls = exportCalls(http)

/** The export of a list, with its call. `save` is handed the file, and what to call it. */
export function exportTo(save: (file: Blob, name: string) => void) {
  return listExportMachine.provide({
    actors: {
      write: fromPromise<unknown, Exporting | null>(async ({ input, signal }) => {
        if (!input) return
        const { resource, query, name, rows: _, ...rest } = input
        const { order_index, order_direction, search, filters } = query
        const file = await calls.list(resource, { order_index, order_direction, search, filters, ...rest }, signal)
        // Whoever gave it up while its last byte came wants no file.
        if (!signal.aborted) save(file, `${name}.${rest.format === 'xlsx' ? 'xlsx' : 'csv'}`)
      }),
    },
  })
}

/** The export into the person's downloads. */
export const listExport = exportTo(handOver)

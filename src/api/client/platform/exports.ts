import type { ExportFormat, FileLanguage } from '#api/contract/platform/exports.ts'
import type { Http } from './http.ts'
import type { ListRequest } from './records.ts'

interface ExportRequest extends Omit<ListRequest, 'page' | 'until' | 'ids'> {
  readonly columns: readonly string[]
  readonly format: ExportFormat
  readonly lang: FileLanguage
}

const types = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']

/** All pages of a list as one file. */
export function exportCalls(http: Http) {
  return {
    list: (list: string, request: ExportRequest, signal?: AbortSignal): Promise<Blob> => {
      const { filters, columns, search, order_index, order_direction, ...rest } = request
      // A tree has one order only, and names none.
      const order = order_index ? { order_index, order_direction } : {}
      const query = { ...rest, ...order, search: search || null, columns: columns.join(','), ...filters }
      return http.file(`/v1/panel/${list}/export`, { query, types, ...(signal ? { signal } : {}) })
    },
  }
}

import { Nothing } from '#api/contract/platform/common.ts'
import {
  Import,
  type ImportApplying,
  type ImportKeeping,
  type ImportMapping,
  type ImportMending,
  ImportRows,
  KeptRows,
  type NewImport,
  OpenImports,
} from '#api/contract/platform/imports.ts'
import { Job } from '#api/contract/platform/jobs.ts'
import type { Http } from './http.ts'

interface Sending {
  readonly key: string
  readonly signal: AbortSignal
}

/** Rows that are fetched at once. */
const limit = 500
const types = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']

/** The calls for files that are taken in. */
export function importCalls(http: Http) {
  const path = '/v1/panel/imports'
  return {
    create: (body: NewImport, call: Sending) => http.post(path, { data: Import, body, ...call, onProgress: () => {} }),
    open: () => http.get(path, { data: OpenImports }),
    remove: (id: number, key: string) => http.delete(`${path}/${id}`, { data: Nothing, key }),
    read: (id: number) => http.get(`${path}/${id}`, { data: Import }),
    map: (id: number, body: ImportMapping, key: string) =>
      http.put(`${path}/${id}/mapping`, { data: Import, body, key }),
    rows: (id: number, after: number) => http.get(`${path}/${id}/rows`, { data: ImportRows, query: { after, limit } }),
    mend: (id: number, body: ImportMending, key: string) => http.put(`${path}/${id}/rows`, { data: Import, body, key }),
    keep: (id: number, body: ImportKeeping, key: string) =>
      http.put(`${path}/${id}/mended`, { data: KeptRows, body, key }),
    apply: (id: number, body: ImportApplying, key: string) =>
      http.post(`${path}/${id}/apply`, { data: Job, body, key }),
    template: (kind: string, lang: string) => http.file(`${path}/template`, { query: { kind, lang }, types }),
    faults: (id: number, lang: string) => http.file(`${path}/${id}/faults`, { query: { lang }, types }),
    job: (id: number) => http.get(`/v1/panel/jobs/${id}`, { data: Job }),
    cancel: (id: number, key: string) => http.post(`/v1/panel/jobs/${id}/cancel`, { data: Job, key }),
    undo: (id: number, key: string) => http.post(`/v1/panel/jobs/${id}/undo`, { data: Job, key }),
  }
}

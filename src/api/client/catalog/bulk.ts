import type { Http } from '#api/client/platform/http.ts'
import { type BulkChange, type BulkChoice, BulkVerdict } from '#api/contract/catalog/bulk.ts'
import { Job } from '#api/contract/platform/jobs.ts'

const path = '/v1/panel/products/bulk'

/** The calls that change and delete many products: first what would come of it, then the job that does it. */
export function bulkCalls(http: Http) {
  return {
    tryEdit: (choice: BulkChoice, change: BulkChange, page: number) =>
      http.post(`${path}/edit/trial`, { data: BulkVerdict, body: { choice, change, page } }),
    tryRemove: (choice: BulkChoice, page: number) =>
      http.post(`${path}/delete/trial`, { data: BulkVerdict, body: { choice, page } }),
    edit: (choice: BulkChoice, change: BulkChange, key: string) =>
      http.post(`${path}/edit`, { data: Job, body: { choice, change }, key }),
    remove: (choice: BulkChoice, key: string) => http.post(`${path}/delete`, { data: Job, body: { choice }, key }),
  }
}

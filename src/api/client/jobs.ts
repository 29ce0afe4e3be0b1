import { Job, JobPage, type JobRow, JobRowPage, jobRowsPage, jobsPage } from '#api/contract/jobs.ts'
import type { Http } from './http.ts'

const path = '/v1/panel/jobs'

/** The calls of long work: looking at it, and stopping, retrying and undoing it. */
export function jobCalls(http: Http) {
  const act = (name: string) => (id: number, key: string) => http.post(`${path}/${id}/${name}`, { data: Job, key })
  return {
    list: ({ page, open }: { page: number; open: boolean }) =>
      http.get(path, { data: JobPage, query: { page, limit: jobsPage, open: open ? 1 : null } }),
    get: (id: number) => http.get(`${path}/${id}`, { data: Job }),
    rows: (id: number, { page, state }: { page: number; state: JobRow['state'] | null }) =>
      http.get(`${path}/${id}/rows`, { data: JobRowPage, query: { page, limit: jobRowsPage, state } }),
    cancel: act('cancel'),
    retry: act('retry'),
    undo: act('undo'),
  }
}

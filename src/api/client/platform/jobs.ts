import { JobUsers } from '#api/contract/platform/jobs.ts'
import { jobs } from '#api/registry/jobs.ts'
import type { RecordPage } from '#api/resources/platform/wire.ts'
import type { Http } from './http.ts'
import { plainQuery } from './list-query.ts'
import type { ListAsked } from './records.ts'

const path = '/v1/panel/jobs'

/** The lists of long work, and of who began it. */
export function jobCalls(http: Http) {
  return {
    list: async (asked?: ListAsked): Promise<RecordPage> => {
      const { rows, ...rest } = await http.get(path, { data: jobs.page, query: plainQuery(asked) })
      // What a job is called is put into words where it is shown, and nobody changes one from its row.
      return { ...rest, rows: rows.map((row) => ({ ...row, label: String(row.id), version: 0 })) }
    },
    users: (search: string) => http.get(`${path}/users`, { data: JobUsers, query: { search: search || null } }),
    user: (id: number) => http.get(`${path}/users`, { data: JobUsers, query: { id } }),
  }
}

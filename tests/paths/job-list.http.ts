import { expect } from 'vitest'
import type { JobPage } from '#api/contract/jobs.ts'
import { jobList } from '#screens/wiring/jobs.ts'
import { overHttp, type World } from './cover/http.ts'
import spec from './job-list.paths.ts'
import { manyJobs, outputOf } from './jobs-in.ts'

/** The jobs of a real shop. */
export default overHttp(spec)<typeof jobList, World>({
  machine: jobList,
  begin: async (shop) => ({ shop, token: shop.admin }),
  input: () => ({ open: false }),
  whose: () => ['list'],
  answers: {
    list: async (event, { world: { shop } }) => {
      const state = outputOf<JobPage>(event)?.rows[0]?.state
      if (state) await manyJobs(shop, state)
      return { how: state ? 'through' : 'lost' }
    },
  },
  see: ({ context: { jobs, page } }) => {
    if (jobs) expect([jobs.total, jobs.rows.length]).toEqual([60, page === 0 ? 50 : 10])
  },
})

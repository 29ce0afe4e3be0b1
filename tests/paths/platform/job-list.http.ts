import { expect } from 'vitest'
import type { Job } from '#api/contract/platform/jobs.ts'
import type { Page } from '#api/contract/platform/lists.ts'
import { jobList } from '#screens/platform/wiring/jobs.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import spec from './job-list.paths.ts'
import { jobsStand, manyJobs, outputOf } from './jobs.fixture.ts'

const many = 120

/** The jobs of a real shop. */
export default overHttp(spec)<typeof jobList, World>({
  machine: jobList,
  begin: async (shop) => {
    await manyJobs(shop, many)
    return { shop, token: shop.admin }
  },
  input: () => undefined,
  whose: () => ['list'],
  answers: {
    list: async (event, { world: { shop } }) => {
      const state = outputOf<Page<Job>>(event)?.rows[0]?.state
      if (state) await jobsStand(shop, state)
      return { how: state ? 'through' : 'lost' }
    },
  },
  see: ({ value, context: { jobs } }) => {
    if (jobs && value === 'watching') expect(jobs).toHaveLength(many)
  },
})

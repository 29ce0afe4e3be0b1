import { jobCodes } from '#api/resources/platform/job-codes.ts'
import type { Route } from './route.ts'

/** Long work: the list of jobs, and one of them. */
export const jobRoutes: readonly Route[] = [
  {
    path: '/jobs',
    title: /*i18n*/ { id: 'jobs.title', message: 'İşler' },
    codes: jobCodes,
    menu: { in: 'catalog', bordered: true },
    screen: 'platform/jobs/JobList',
    shows: { list: 'jobs' },
  },
  {
    path: '/jobs/:id',
    title: /*i18n*/ { id: 'jobs.one', message: 'İş' },
    codes: jobCodes,
    parent: '/jobs',
    screen: 'platform/jobs/JobPage',
  },
]

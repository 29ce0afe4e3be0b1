import { jobOperations } from '#api/operations/platform/jobs.ts'
import { jobs } from '#api/registry/jobs.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import type { Endpoint } from '#server/platform/http/endpoint.ts'
import { jobIds, jobRows } from '#server/platform/jobs/list.ts'
import { exportJobRows } from './job-rows.ts'
import { jobColumnsIn } from './jobs.ts'
import { exportOwn } from './record-export.ts'

const exportJobs = exportOwn(jobOperations.export, jobs as unknown as Resource, {
  columnsIn: jobColumnsIn,
  ids: ({ db, actor }, query) => jobIds(db, actor, query),
  rows: ({ db }, ids) => jobRows(db, ids),
})

/** The files of long work. */
export const jobExports: readonly Endpoint[] = [exportJobs, exportJobRows]

import type { Resource } from '#api/resources/platform/resource.ts'
import type { JobKind } from '#server/platform/jobs/kind.ts'
import type { ImportHandler } from './import-kind.ts'
import { checkRecords } from './record-check.ts'
import { recordColumns } from './record-columns.ts'

/** Files of records of a resource, applied by this kind of job. */
export function importOfRecords(resource: Resource, job: JobKind): ImportHandler {
  return {
    job,
    columns: (context) => recordColumns(resource, context),
    check: (context, rows) => checkRecords({ ...context, resource }, rows),
  }
}

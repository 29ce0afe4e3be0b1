import { array, type Infer, nullable, object, string } from 'superstruct'
import { Id } from '#api/contract/platform/common.ts'
import { Job } from '#api/contract/platform/jobs.ts'

/** When one that runs by itself runs next, and the job of its last run; nothing while it is off, or has never run. */
export const CronState = object({ id: Id, next_at: nullable(string()), job: nullable(Job) })
export type CronState = Infer<typeof CronState>

export const CronStates = object({ rows: array(CronState) })
export type CronStates = Infer<typeof CronStates>

import type { Job } from '#api/contract/platform/jobs.ts'
import type { About } from '#api/rules/platform/rule.ts'
import { insertMany } from '#server/db/many.ts'
import { job_rows, jobs } from '#server/db/schema/jobs.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { JobKind, Work } from './kind.ts'
import { readJob } from './read.ts'

export interface NewRow {
  readonly record_id: number | null
  /** What the record is called, for the list of results. */
  readonly label: string
  readonly data?: unknown
}

interface Begun {
  /** What all rows share. */
  readonly input?: unknown
  readonly about?: About
  readonly rows: readonly NewRow[]
  /** What began it by itself. */
  readonly cron_id?: number | null
  /** What it is begun for says in the log who did. */
  readonly logged?: true
}

/** How many rows travel to the database at once. */
const atOnce = 5_000

/** Begins a job in the transaction of the request that asks for it; a worker takes it up when that is committed. */
export async function startJob(
  context: Omit<Work, 'services'>,
  kind: JobKind,
  { input = null, about = {}, rows, cron_id = null, logged }: Begun,
): Promise<Job> {
  const { db, actor, requestId } = context
  const { shop_id } = actor
  await kind.begin?.(context)
  // What the shop begins by itself nobody began.
  const own = { shop_id, user_id: actor.user_id || null, request_id: requestId }
  const [job] = await db
    .insert(jobs)
    .values({ ...own, kind: kind.name, input, about, cron_id, total: rows.length })
    .returning({ id: jobs.id })
  const job_id = job?.id ?? 0
  for (let from = 0; from < rows.length; from += atOnce)
    await insertMany(
      db,
      job_rows,
      rows.slice(from, from + atOnce).map(({ record_id, label, data = null }, at) => ({
        ...{ shop_id, job_id, position: from + at, record_id, label, data },
        ...{ state: 'waiting', rules: [] },
      })),
    )
  if (!logged)
    await audit(context, {
      subject: 'jobs',
      subject_id: job_id,
      event: kind.name,
      after: { input, total: rows.length },
    })
  return readJob(db, actor, job_id)
}

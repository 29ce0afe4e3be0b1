import { and, eq, sql } from 'drizzle-orm'
import type { Job } from '#api/contract/platform/jobs.ts'
import { cancelRules, type JobFacts, retryRules, undoRules } from '#api/rules/platform/jobs.ts'
import { broken, type Rule } from '#api/rules/platform/rule.ts'
import { job_rows, jobs } from '#server/db/schema/jobs.ts'
import { audit } from '#server/platform/http/audit.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { registry } from '#server/platform/registry.ts'
import type { Work } from './kind.ts'
import { readJob } from './read.ts'

/** Stops a job after the row that is under way; what is done stays done. */
export async function cancelJob(asked: Work, id: number): Promise<Job> {
  await lockJob(asked, id, cancelRules)
  await asked.db.update(jobs).set({ state: 'cancelled', finished_at: sql`now()` }).where(own(asked, id))
  return told(asked, id, 'cancel')
}

/** Does the failed rows again, and those that a cancelled job did not come to. */
export async function retryJob(asked: Work, id: number): Promise<Job> {
  const { db, actor } = asked
  const { kind } = await lockJob(asked, id, retryRules)
  await registry().jobKinds[kind].begin?.(asked)
  const failed = and(eq(job_rows.shop_id, actor.shop_id), eq(job_rows.job_id, id), eq(job_rows.state, 'failed'))
  await db.update(job_rows).set({ state: 'waiting', rules: [] }).where(failed)
  await db.update(jobs).set({ state: 'waiting', failed: 0, finished_at: null }).where(own(asked, id))
  return told(asked, id, 'retry')
}

/** Begins the job that takes this one back: the inverses of what it did, the last one first. */
export async function undoJob(asked: Work, id: number): Promise<Job> {
  const { db, actor, requestId } = asked
  await lockJob(asked, id, undoRules)
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into jobs (shop_id, kind, input, about, total, user_id, request_id, undoes)
    select shop_id, kind, input, about, 0, ${actor.user_id}, ${requestId}, id from jobs
     where shop_id = ${actor.shop_id} and id = ${id} returning id`)
  const undoing = rows[0]?.id ?? 0
  await db.execute(sql`
    insert into job_rows (shop_id, job_id, position, record_id, label, data)
    select shop_id, ${undoing}, row_number() over (order by position desc) - 1, record_id, label, inverse from job_rows
     where shop_id = ${actor.shop_id} and job_id = ${id} and state = 'done' and inverse is not null`)
  await db.execute(sql`
    update jobs set total = (select count(*) from job_rows where shop_id = ${actor.shop_id} and job_id = ${undoing})
     where shop_id = ${actor.shop_id} and id = ${undoing}`)
  await audit(asked, { subject: 'jobs', subject_id: undoing, event: 'undo', after: { undoes: id } })
  return readJob(db, actor, undoing)
}

/** The job, locked against the workers, when these rules let it be changed. */
async function lockJob(asked: Work, id: number, rules: readonly Rule<JobFacts>[]): Promise<Job> {
  // Looked for first: a job that one may not know of is not waited for.
  await readJob(asked.db, asked.actor, id)
  await asked.db.select({ id: jobs.id }).from(jobs).where(own(asked, id)).for('update')
  const job = await readJob(asked.db, asked.actor, id)
  const wrong = broken(rules, job)
  if (wrong.length > 0) throw new Refused(409, wrong)
  return job
}

async function told(asked: Work, id: number, event: string): Promise<Job> {
  await audit(asked, { subject: 'jobs', subject_id: id, event })
  return readJob(asked.db, asked.actor, id)
}

function own({ actor }: Work, id: number) {
  return and(eq(jobs.shop_id, actor.shop_id), eq(jobs.id, id))
}

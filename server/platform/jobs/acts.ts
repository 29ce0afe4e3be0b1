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
export async function cancelJob(context: Work, id: number): Promise<Job> {
  await lockJob(context, id, cancelRules)
  await context.db.update(jobs).set({ state: 'cancelled', finished_at: sql`now()` }).where(own(context, id))
  return audited(context, id, 'cancel')
}

/** Does the failed rows again, and those that a cancelled job did not come to. */
export async function retryJob(context: Work, id: number): Promise<Job> {
  const { db, actor } = context
  const { kind } = await lockJob(context, id, retryRules)
  await registry().jobKinds[kind].begin?.(context)
  const failed = and(eq(job_rows.shop_id, actor.shop_id), eq(job_rows.job_id, id), eq(job_rows.state, 'failed'))
  await db.update(job_rows).set({ state: 'waiting', rules: [] }).where(failed)
  await db.update(jobs).set({ state: 'waiting', failed: 0, finished_at: null }).where(own(context, id))
  return audited(context, id, 'retry')
}

/** Begins the job that takes this one back: the inverses of what it did, the last one first. */
export async function undoJob(context: Work, id: number): Promise<Job> {
  const { db, actor, requestId } = context
  await lockJob(context, id, undoRules)
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
  await audit(context, { subject: 'jobs', subject_id: undoing, event: 'undo', after: { undoes: id } })
  return readJob(db, actor, undoing)
}

/** The job, locked against the workers, when these rules let it be changed. */
async function lockJob(context: Work, id: number, rules: readonly Rule<JobFacts>[]): Promise<Job> {
  // Looked for first: a job that one may not know of is not waited for.
  await readJob(context.db, context.actor, id)
  await context.db.select({ id: jobs.id }).from(jobs).where(own(context, id)).for('update')
  const job = await readJob(context.db, context.actor, id)
  const wrong = broken(rules, job)
  if (wrong.length > 0) throw new Refused(409, wrong)
  return job
}

async function audited(context: Work, id: number, event: string): Promise<Job> {
  await audit(context, { subject: 'jobs', subject_id: id, event })
  return readJob(context.db, context.actor, id)
}

function own({ actor }: Work, id: number) {
  return and(eq(jobs.shop_id, actor.shop_id), eq(jobs.id, id))
}

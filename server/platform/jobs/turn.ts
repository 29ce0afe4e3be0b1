import { and, eq, sql } from 'drizzle-orm'
import { unavailable } from '#api/rules/platform/records.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { job_rows, jobs } from '#server/db/schema/jobs.ts'
import { keepRefusals } from '#server/platform/flow/store-refusals.ts'
import { isLostRace, refusalOfDatabase } from '#server/platform/http/database-errors.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { registry } from '#server/platform/registry.ts'
import { actorOf } from './actor.ts'
import { tellOfEnd } from './end-notice.ts'
import type { JobKind, RowOf, Work } from './kind.ts'
import { type Claimed, type FetchedRow, fetches, fetchNext, nextJob, nextRows, rowsOfJob } from './next.ts'

/** Rows share a transaction for as long as this, in milliseconds: the disk is waited for once, and a cancel not for long. */
const longestTurn = 100
const mostRows = 100
/** How often a row that lost to other transactions is tried before it counts as failed. */
const tries = 3

/**
 * Gives the open job that waited longest a turn: some of its rows, each with its effect and its state in one transaction. The job's own row is
 * locked meanwhile, so of several servers one works on it, and a killed one leaves nothing half done: there is no lease that must run out.
 * Answers whether there was a job.
 */
export async function takeTurn(services: Services, stopped: () => boolean = () => false): Promise<boolean> {
  const fetched = await fetchNext(services)
  return services.db.transaction(async (tx) => {
    const db = tx as unknown as Database
    const [job] = await nextJob(db).for('update', { skipLocked: true })
    if (!job) return false
    const work = { db, actor: await actorOf(db, job), requestId: job.request_id, services }
    const counts = await workOn(work, job, stopped, fetched)
    const left = await leftOf(db, job)
    const [now] = await db
      .update(jobs)
      .set({
        state: left ? 'running' : 'finished',
        done: sql`done + ${counts.done}`,
        refused: sql`refused + ${counts.refused}`,
        failed: sql`failed + ${counts.failed}`,
        worked_at: sql`clock_timestamp()`,
        finished_at: left ? null : sql`now()`,
      })
      .where(and(eq(jobs.shop_id, job.shop_id), eq(jobs.id, job.id)))
      .returning()
    if (now?.state === 'finished') await tellOfEnd(db, now)
    return true
  })
}

async function workOn(work: Work, job: Claimed, stopped: () => boolean, fetched: FetchedRow | null) {
  const counts = { done: 0, refused: 0, failed: 0 }
  const waiting = await nextRows(work.db, job).limit(mostRows)
  const began = performance.now()
  for (const [place, row] of waiting.entries()) {
    if (stopped() || performance.now() - began > longestTurn) break
    const own = fetched?.job_id === job.id && fetched.position === row.position ? fetched : null
    // What it needs is fetched before the next turn.
    if (fetches(job) && !own) break
    const outcome = await outcomeOf(work, job, { ...row, fetched: own?.fetched }, place === 0)
    // It comes first in the next turn, when this one's locks are gone.
    if (outcome === 'lost') break
    if (outcome.state === 'refused' && job.undoes === null) await keep(work, job, row.record_id, outcome)
    await work.db
      .update(job_rows)
      .set({ state: outcome.state, rules: outcome.rules, inverse: outcome.inverse })
      .where(and(rowsOfJob(job), eq(job_rows.position, row.position)))
    counts[outcome.state] += 1
  }
  return counts
}

/** A row that rules refused is a refusal like that of one record by itself. */
function keep(work: Work, { kind }: Claimed, id: number | null, { rules, tried }: Outcome) {
  const [subject = '', event = ''] = kind.split('.')
  return keepRefusals(work, tried ?? { subject, id, event }, rules)
}

interface Outcome extends Pick<Partial<Refused>, 'tried'> {
  readonly state: 'done' | 'refused' | 'failed'
  readonly rules: readonly Refusal[]
  readonly inverse?: unknown
}

async function outcomeOf(
  work: Work,
  job: Claimed,
  row: RowOf<unknown> & { readonly fetched: (() => unknown) | undefined },
  first: boolean,
  attempt = 1,
): Promise<Outcome | 'lost'> {
  try {
    // A savepoint: what the row did is undone when it is refused or fails, and the rows before it stay.
    const inverse = await work.db.transaction((tx) =>
      effectOf(registry().jobKinds[job.kind], job)(
        { ...work, db: tx as unknown as Database },
        row,
        job.input,
        row.fetched?.(),
      ),
    )
    if (job.undoes !== null) return { state: 'done', rules: [] }
    return registry().jobKinds[job.kind].met?.(inverse) ?? { state: 'done', rules: [], inverse }
  } catch (thrown) {
    if (isLostRace(thrown) && attempt < tries) return first ? outcomeOf(work, job, row, first, attempt + 1) : 'lost'
    return notDone(work.services, thrown, { job: job.id, record: row.record_id })
  }
}

interface NotDone extends Pick<Partial<Refused>, 'tried'> {
  readonly state: 'refused' | 'failed'
  readonly rules: readonly Refusal[]
}

/** What a record of many comes to whose work threw: refused by rules, or failed by accident, which is worth another try. */
export function notDone({ log }: Services, thrown: unknown, details: object): NotDone {
  const refused = thrown instanceof Refused ? thrown : refusalOfDatabase(thrown, 'PUT')
  if (refused && refused.status < 500) return { state: 'refused', rules: refused.refusals, tried: refused.tried }
  log.error({ ...details, error: thrown }, 'a row of a job failed')
  return { state: 'failed', rules: refused?.refusals ?? [{ id: unavailable.id }] }
}

function effectOf(kind: JobKind, { undoes }: Claimed): JobKind['run'] {
  if (undoes === null) return kind.run
  return async (work, row, input) => {
    await kind.undo?.(work, row, input)
    return null
  }
}

async function leftOf(db: Database, job: Claimed): Promise<boolean> {
  const waiting = and(rowsOfJob(job), eq(job_rows.state, 'waiting'))
  const rows = await db.select({ position: job_rows.position }).from(job_rows).where(waiting).limit(1)
  return rows.length > 0
}

import type { JobKindName } from '#api/contract/jobs.ts'
import type { Actor, Asked } from '#server/http/endpoint.ts'

/** What a row is worked with: its own part of the transaction, and who began the job. Handlers of requests are given the same. */
export type Work = Pick<Asked<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId' | 'services'>

/** A record that a job is about, and what is to be done with it. */
export interface RowOf<Data> {
  readonly record_id: number | null
  readonly data: Data
}

interface Declared<Input, Data, Inverse> {
  readonly name: JobKindName
  /** The permission codes that begin it. Who has none of them does not see its jobs. */
  readonly codes: readonly number[]
  /**
   * Does one row, with `work.db` alone: effect and state are one transaction, so a row is done once, whatever happens. A thrown `Refused`
   * refuses the row with its rules; anything else thrown makes it fail, to be tried again. Answers what `undo` needs, or `null` when nothing
   * was changed. Slow work that is not the database's belongs before the job: a transaction is open here.
   */
  run(work: Work, row: RowOf<Data>, input: Input): Promise<Inverse | null>
  /** Takes a row back. It throws `Refused` when the record was changed since: compare its version. Without it the kind cannot be undone. */
  undo?(work: Work, row: RowOf<Inverse>, input: Input): Promise<unknown>
}

/** Any kind, for the table that lists them all. */
export type JobKind = Declared<unknown, unknown, unknown>

/**
 * A kind of long work. Give it a name in `src/api/contract/jobs.ts`, list it in `kinds.ts`, and let an endpoint begin it with `startJob`:
 * progress, cancelling, retrying, undoing, restarts and the list of jobs follow by themselves.
 */
export function jobKind<Input, Data, Inverse>(declared: Declared<Input, Data, Inverse>): JobKind {
  return declared as unknown as JobKind
}

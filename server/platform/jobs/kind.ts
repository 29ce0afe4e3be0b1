import type { JobKindName } from '#api/contract/platform/jobs.ts'
import type { About, Refusal } from '#api/rules/platform/rule.ts'
import type { Actor, RequestContext, Services } from '#server/platform/http/endpoint.ts'

import type { NewRow } from './start.ts'

/** What a row is worked with: its own part of the transaction, and who began the job. Handlers of requests are given the same. */
export type Work = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId' | 'services'>

/** A record that a job is about, and what is to be done with it. */
export interface RowOf<Data> {
  readonly record_id: number | null
  readonly data: Data
}

/** What a row fetches with, outside of any transaction. */
export interface Fetching {
  readonly services: Services
  readonly shop_id: number
}

/** What a row comes to whose effect stays though a rule or an accident was met, such as the warning of somebody else that is kept. */
export interface Met {
  readonly state: 'refused' | 'failed'
  readonly rules: readonly Refusal[]
}

interface Declared<Input, Data, Inverse, Fetched> {
  readonly name: JobKindName
  /** The permission codes that begin it. Who has none of them does not see its jobs. */
  readonly codes: readonly number[]
  /**
   * Does one row, with `work.db` alone: effect and state are one transaction, so a row is done once, whatever happens. A thrown `Refused`
   * refuses the row with its rules; anything else thrown makes it fail, to be tried again. Answers what `undo` needs, or `null` when nothing
   * was changed. A transaction is open here: slow work that is not the database's belongs before the job, or into `fetch`.
   */
  run(work: Work, row: RowOf<Data>, input: Input, fetched: Fetched): Promise<Inverse | null>
  /**
   * What a row needs from elsewhere, such as a page of a marketplace: had before its transaction opens, and given to `run`. It may be asked
   * for more than once, by several servers, so it changes nothing. What it throws is what the row comes to.
   */
  fetch?(fetching: Fetching, row: RowOf<Data>, input: Input): Promise<Fetched>
  /** Asked before a job of the kind begins, and before its failed rows are tried again. It throws `Refused` when now is not the time. */
  begin?(work: Omit<Work, 'services'>): Promise<void>
  /** What a run is about that begins by itself (`src/api/resources/settings/cron-kinds.ts`); its input is `{ cron_id }`. */
  scheduled?(work: Omit<Work, 'services'>): Promise<{ readonly rows: readonly NewRow[]; readonly about?: About }>
  /** What else a row came to that did its work. */
  met?(done: Inverse): Met | null
  /** Takes a row back. It throws `Refused` when the record was changed since: compare its version. Without it the kind cannot be undone. */
  undo?(work: Work, row: RowOf<Inverse>, input: Input): Promise<unknown>
  /** Whether what such a job did is for good, by what is told about it. */
  lasts?(about: About): boolean
}

/** Any kind, for the table that lists them all. */
export type JobKind = Declared<unknown, unknown, unknown, unknown>

/**
 * A kind of long work. Give it a name in `src/api/contract/platform/jobs.ts`, list it in the `room.ts` of its room, and let an endpoint begin it with `startJob`:
 * progress, cancelling, retrying, undoing, restarts and the list of jobs follow by themselves.
 */
export function jobKind<Input, Data, Inverse, Fetched = undefined>(
  declared: Declared<Input, Data, Inverse, Fetched>,
): JobKind {
  return declared as unknown as JobKind
}

import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  min,
  nullable,
  number,
  object,
  optional,
  record,
  string,
  union,
} from 'superstruct'
import { Day, Id, IdText, listQuery, RefusalAnswer, rowsOf, SomeIds } from './common.ts'

/** What can be long work. Each has its words in the panel and its work in `server/platform/jobs/kinds.ts`. */
export const jobKinds = [
  'products.edit',
  'products.delete',
  'products.import',
  'brands.import',
  'categories.import',
  'tags.import',
  'products.prices',
  'matches.fetch',
  'matches.decide',
  'listings.check',
  'listings.push',
  'listings.update',
  'orders.status',
  'orders.ship',
  'orders.fetch',
  'parcels.import',
  'account-transactions.import',
  'invoices.send',
  'orders.collect',
  'data.check',
  'rates.fetch',
  'accounting.export',
  'newsletters.send',
  'newsletters.begin',
] as const
export type JobKindName = (typeof jobKinds)[number]

/** A job waits, runs, and is then finished, or cancelled with what is done so far. */
export const jobStates = ['waiting', 'running', 'finished', 'cancelled'] as const

/** A row is done, refused by a rule, or failed by accident: only the failed ones are worth another try. */
export const rowStates = ['waiting', 'done', 'refused', 'failed'] as const

const count = min(integer(), 0)

/** Long work on many records, and how far it is. */
export const Job = object({
  id: Id,
  kind: enums(jobKinds),
  state: enums(jobStates),
  /** Values of its sentence, such as the name of a file. */
  about: record(string(), union([string(), number()])),
  total: count,
  done: count,
  refused: count,
  failed: count,
  /** Who began it. */
  user: string(),
  created_at: string(),
  finished_at: nullable(string()),
  /** The job that this one takes back, and the one that takes this back. */
  undoes: nullable(Id),
  undone_by: nullable(Id),
  /** Its kind can be taken back, and whether the time for that is over. */
  undoable: boolean(),
  expired: boolean(),
})
export type Job = Infer<typeof Job>

/** How many of its records the panel asks for at once. */
export const jobRowsPage = 100

/** By what the list is narrowed. Days are whole days of the shop on which jobs were begun. */
export const jobFilters = {
  kind: optional(enums(jobKinds)),
  state: optional(enums(jobStates)),
  user_id: optional(IdText),
  from: optional(Day),
  to: optional(Day),
  /** Those with rows that failed by accident, at any time or lately. */
  failed: optional(enums(['any', 'week'] as const)),
  /** Those that are not over. */
  open: optional(enums(['1'] as const)),
  /** With `open`: these too, over or not. */
  seen: optional(SomeIds),
}

/** Who began jobs, to choose one by. */
export const JobUsers = object({ rows: array(object({ id: Id, name: string() })) })
export const JobUsersQuery = object({ search: listQuery.search, id: optional(IdText) })

/** One record of a job: what it was called when the job began, and what became of it. */
export const JobRow = object({
  position: count,
  record_id: nullable(Id),
  label: string(),
  state: enums(rowStates),
  rules: array(RefusalAnswer),
})
export type JobRow = Infer<typeof JobRow>

export const JobRowPage = rowsOf(JobRow)
export type JobRowPage = Infer<typeof JobRowPage>

const { page, limit } = listQuery
export const JobRowQuery = object({ page, limit, state: optional(enums(rowStates)) })
export type JobRowQuery = Infer<typeof JobRowQuery>

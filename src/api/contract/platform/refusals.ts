import { array, type Infer, integer, min, nullable, number, object, record, size, string, union } from 'superstruct'
import { Day, Id } from './common.ts'

/** Refusals are told of this many days, today being the last of them. */
export const refusalDays = 30

const Count = min(integer(), 0)

/** How often each rule of the shop refused lately, the most frequent first. */
export const RefusalCounts = object({ rows: array(object({ rule: string(), count: Count })) })
export type RefusalCounts = Infer<typeof RefusalCounts>

/** What a rule kept somebody from: of which record, and which step of its chart or other call. */
export const KeptRefusal = object({
  id: Id,
  at: string(),
  rule: string(),
  about: nullable(record(string(), union([string(), number()]))),
  subject: string(),
  /** `null` where it was to be a new one. */
  record_id: nullable(Id),
  event: string(),
  user: string(),
  /** How often it was tried within seconds. */
  count: Count,
})
export type KeptRefusal = Infer<typeof KeptRefusal>

/** What a rule refused lately: how often, on which days, to whom, and the latest records that the caller may look at. */
export const RefusalsOfRule = object({
  rule: string(),
  count: Count,
  days: array(object({ day: Day, count: Count })),
  people: array(object({ user_id: nullable(Id), user: string(), count: Count })),
  latest: array(KeptRefusal),
})
export type RefusalsOfRule = Infer<typeof RefusalsOfRule>

export const RuleQuery = object({ rule: size(string(), 1, 120) })

/** What was tried of one record in vain, newest first. */
export const RefusalsOfRecord = object({ rows: array(KeptRefusal) })
export type RefusalsOfRecord = Infer<typeof RefusalsOfRecord>

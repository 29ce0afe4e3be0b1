import { array, type Infer, nullable, object, optional, type Struct, string } from 'superstruct'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { RefusalAnswer, Switch } from './common.ts'

const Said = RefusalAnswer as unknown as Struct<Refusal>

/** How a connection of the shop stands. */
export const ConnectionState = object({
  /** It is the one that the shop works with: of those that are active, the first. */
  used: Switch,
  last_success_at: nullable(string()),
  last_failure_at: nullable(string()),
  /** Why it failed last; nothing where it never did. */
  last_failure: nullable(Said),
  /** What stands between it and its work. */
  missing: array(Said),
})
export type ConnectionState = Infer<typeof ConnectionState>

/** What a connection answered when it was tried: its own words, or why there were none. */
export const ConnectionTest = object({
  answer: optional(string()),
  failure: optional(Said),
  state: ConnectionState,
})
export type ConnectionTest = Infer<typeof ConnectionTest>

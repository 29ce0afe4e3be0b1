import { array, enums, type Infer, integer, min, nullable, object, optional, size, string } from 'superstruct'
import { Id, Switch, Text, Typed } from '#api/contract/platform/common.ts'
import { ApprovalReference } from './approvals.ts'
import { Account } from './payments.ts'

/** A cash desk between its opening and its closing. Money is in its currency, as decimal text. */
export const TillSession = object({
  id: Id,
  account_id: Id,
  account: string(),
  currency: string(),
  status: enums(['open', 'closed'] as const),
  opened_at: string(),
  opened_by: string(),
  opening: string(),
  /** What should lie in it: what was counted at first, and what came and went since. */
  expected: string(),
  closed_at: nullable(string()),
  closed_by: string(),
  counted: nullable(string()),
  difference: nullable(string()),
  /** So many sales had not been sent when it was closed all the same. */
  unsent: integer(),
})
export type TillSession = Infer<typeof TillSession>

/** The cash desks that may be opened, and the sessions, the newest first. */
export const TillSessions = object({ desks: array(Account), rows: array(TillSession) })
export type TillSessions = Infer<typeof TillSessions>

export const SessionOpening = object({ account_id: nullable(Id), counted: Typed })
export type SessionOpening = Infer<typeof SessionOpening>

/** Cash that is laid into the desk or taken out of it beside the sales. */
export const CashMove = object({ kind: enums(['in', 'out'] as const), amount: Typed, note: size(Text, 0, 255) })
export type CashMove = Infer<typeof CashMove>

export const SessionClosing = object({
  counted: Typed,
  /** How many sales this till has not sent yet, and whether it is closed all the same. */
  unsent: min(integer(), 0),
  override: optional(Switch),
  /** What a second person approved, where whoever closes it may not by themselves. */
  approval: optional(ApprovalReference),
})
export type SessionClosing = Infer<typeof SessionClosing>

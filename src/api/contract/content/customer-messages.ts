import { array, enums, type Infer, integer, nullable, object, optional, string } from 'superstruct'
import { Id, Switch, Text } from '#api/contract/platform/common.ts'
import { panelLanguages } from '#api/contract/platform/languages.ts'

/** What customers write to the shop: what they think of it, and what they ask. */
export const customerMessageKinds = ['feedback', 'question'] as const
export type CustomerMessageKind = (typeof customerMessageKinds)[number]

/** Where a message may stand: the states of its chart. */
export const customerMessageStatuses = ['open', 'answered', 'closed'] as const
export const CustomerMessageStatus = enums(customerMessageStatuses)
export type CustomerMessageStatus = Infer<typeof CustomerMessageStatus>

const Person = object({ id: Id, name: string() })

/** One message with its answers. What the customer wrote is told as it was written: whoever shows it shows text. */
export const CustomerMessage = object({
  id: Id,
  version: integer(),
  kind: enums(customerMessageKinds),
  status: CustomerMessageStatus,
  name: string(),
  /** Where it is answered; `''` where nobody said. */
  email: string(),
  subject: string(),
  text: string(),
  /** What a question is about. */
  product: nullable(Person),
  /** Who of the staff takes care of it. */
  assignee: nullable(Person),
  /** Who may. */
  staff: array(Person),
  /** The notice by which the staff was told, while whoever asks has not read it. */
  unread_notice: nullable(Id),
  /** Oldest first, each with what became of its mail. */
  answers: array(
    object({
      id: Id,
      text: string(),
      user: string(),
      at: string(),
      mail: enums(['queued', 'sent', 'failed'] as const),
    }),
  ),
  created_at: string(),
})
export type CustomerMessage = Infer<typeof CustomerMessage>

/** A row of the inbox, with the beginning of the text. */
export const CustomerMessageRow = object({
  id: Id,
  version: integer(),
  name: string(),
  subject: string(),
  text: string(),
  status: CustomerMessageStatus,
  assignee: string(),
  /** By whoever asks. */
  unread: Switch,
  created_at: string(),
})
export type CustomerMessageRow = Infer<typeof CustomerMessageRow>

/** By what the inbox is narrowed. */
export const customerMessageFilters = {
  status: optional(CustomerMessageStatus),
  assigned: optional(enums(['me', 'nobody', 'others'] as const)),
}

/** What a visitor of the shop writes. */
export const NewFeedback = object({
  name: Text,
  /** May be left empty, which nobody can then answer. */
  email: Text,
  subject: Text,
  text: Text,
  language: optional(enums(panelLanguages)),
})

/** What a visitor asks, of a product or of anything. */
export const NewQuestion = object({
  name: Text,
  email: Text,
  subject: Text,
  text: Text,
  language: optional(enums(panelLanguages)),
  product_id: optional(nullable(Id)),
})
export type NewCustomerMessage = Infer<typeof NewQuestion>

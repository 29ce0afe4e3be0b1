import { array, enums, type Infer, integer, min, nullable, object, optional, string } from 'superstruct'
import { Day, Id, IdText, listQuery, rowsOf, Switch } from '#api/contract/platform/common.ts'
import { jobStates } from '#api/contract/platform/jobs.ts'

/** What becomes of a newsletter on its way to somebody. */
export const recipientStates = ['queued', 'sending', 'sent', 'failed', 'skipped', 'bounced'] as const
export type RecipientState = (typeof recipientStates)[number]

const count = min(integer(), 0)

/** How many of a sending came to which state, and how many complained. */
const Counts = object({
  queued: count,
  sending: count,
  sent: count,
  failed: count,
  skipped: count,
  bounced: count,
  complained: count,
})

/** A newsletter that went out, or will on a day. */
export const NewsletterSending = object({
  id: Id,
  title: string(),
  /** Empty where it goes to all who allow it. */
  group_label: string(),
  planned_for: nullable(string()),
  cancelled: Switch,
  begun: Switch,
  /** What sends it, as long as it is kept. */
  job: nullable(object({ id: Id, state: enums(jobStates) })),
  user: string(),
  created_at: string(),
  counts: Counts,
})
export type NewsletterSending = Infer<typeof NewsletterSending>

export const NewsletterSendings = rowsOf(NewsletterSending)
export type NewsletterSendings = Infer<typeof NewsletterSendings>

const { page } = listQuery
export const SendingsQuery = object({ page })
/** So many sendings and recipients are on one page. */
export const sendingsOnPage = 20
export const recipientsOnPage = 50

export const NewSending = object({ newsletter_id: Id, group_id: nullable(Id), planned_for: nullable(Day) })

/** Whom a newsletter would reach now, and whom not, by the first rule in the way. */
export const Audience = object({
  to_send: count,
  no_address: count,
  no_consent: count,
  bounced: count,
  same_address: count,
})
export type Audience = Infer<typeof Audience>
export const AudienceQuery = object({ group_id: optional(IdText) })

export const NewsletterRecipient = object({
  id: Id,
  customer_id: Id,
  label: string(),
  email: string(),
  state: enums(recipientStates),
  /** The rule by which it did not arrive. */
  reason: nullable(string()),
  /** What the mail server said. */
  reply: string(),
  complained: Switch,
  at: string(),
})
export type NewsletterRecipient = Infer<typeof NewsletterRecipient>

export const NewsletterRecipients = rowsOf(NewsletterRecipient)
export type NewsletterRecipients = Infer<typeof NewsletterRecipients>

/** Those in a state, or those who complained. */
export const recipientFilters = [...recipientStates, 'complained'] as const
export type RecipientFilter = (typeof recipientFilters)[number]
export const RecipientsQuery = object({ page, state: optional(enums(recipientFilters)) })

/** The groups that a newsletter may go to. */
export const AudienceGroups = array(object({ id: Id, label: string() }))

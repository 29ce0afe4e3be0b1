import { array, boolean, enums, type Infer, integer, nullable, object, optional, record, string } from 'superstruct'
import { Id, Text } from './common.ts'
import { panelLanguages } from './languages.ts'

/** The mails that a shop sends, in the order in which they are listed; a template's number is its place, and never changes. */
export const mailKinds = [
  'order_accepted',
  'order_reported_to_cargo',
  'order_delivered',
  'order_cancelled',
  'order_rejected',
  'refunded',
  'part_refunded',
  'payment_link',
  'question_answered',
  'feedback_answered',
  'password_reset',
  'invitation',
  'order_received',
] as const
export type MailKind = (typeof mailKinds)[number]

/** What a mail is made of, in one language. */
export const MailTexts = object({ subject: Text, content: Text, footer: Text })
export type MailTexts = Infer<typeof MailTexts>

const inLanguages = { tr: MailTexts, en: MailTexts }
export const EveryMailText = object(inLanguages)
export type EveryMailText = Infer<typeof EveryMailText>

/** A template as it is used now, and as it was built. */
export const MailTemplate = object({
  id: Id,
  kind: enums(mailKinds),
  /** 0 while it is as it was built. */
  version: integer(),
  texts: EveryMailText,
  built: EveryMailText,
})
export type MailTemplate = Infer<typeof MailTemplate>

export const MailTemplates = object({
  rows: array(object({ id: Id, kind: enums(mailKinds), own: boolean(), updated_at: nullable(string()) })),
})
export type MailTemplates = Infer<typeof MailTemplates>

export const SavedMailTemplate = object({ texts: EveryMailText, version: integer() })

/** What a template is tried with: an order of the shop, where one is named and may be seen. */
export const MailValuesQuery = object({ order: optional(Text) })
const Values = record(string(), string())
export const MailValues = object({ order: nullable(string()), tr: Values, en: Values })
export type MailValues = Infer<typeof MailValues>

export const MailTest = object({ language: enums(panelLanguages), texts: EveryMailText })
export const MailTested = object({ recipient: string() })

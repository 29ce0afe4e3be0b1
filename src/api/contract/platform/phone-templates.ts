import { array, boolean, enums, type Infer, integer, nullable, object, string } from 'superstruct'
import { Id, Switch, Text } from './common.ts'
import { panelLanguages } from './languages.ts'
import { MailValues } from './mail-templates.ts'

/** The messages that a shop sends to phones, in the order in which they are listed; a template's number is its place, and never changes. */
export const phoneKinds = [
  'order_accepted',
  'order_reported_to_cargo',
  'order_delivered',
  'order_cancelled',
  'order_rejected',
  'refunded',
  'part_refunded',
] as const
export type PhoneKind = (typeof phoneKinds)[number]

/** How a company takes letters that the alphabet of phones lacks: as they are, by the Turkish table, or not at all. */
export const phoneLetters = ['unicode', 'turkish', 'plain'] as const
export type PhoneLetters = (typeof phoneLetters)[number]

export const EveryPhoneText = object({ tr: Text, en: Text })
export type EveryPhoneText = Infer<typeof EveryPhoneText>

/** What is needed to send one: an active connection, and for a test the shop's own phone. */
const PhoneReady = object({ integration: boolean(), letters: enums(phoneLetters), phone: string() })
export type PhoneReady = Infer<typeof PhoneReady>

/** A template as it is used now, and as it was built. */
export const PhoneTemplate = object({
  id: Id,
  kind: enums(phoneKinds),
  /** 0 while it is as it was built. */
  version: integer(),
  /** Only what is active is sent. */
  status: Switch,
  texts: EveryPhoneText,
  built: EveryPhoneText,
  ready: PhoneReady,
})
export type PhoneTemplate = Infer<typeof PhoneTemplate>

export const PhoneTemplates = object({
  rows: array(
    object({ id: Id, kind: enums(phoneKinds), own: boolean(), status: Switch, updated_at: nullable(string()) }),
  ),
  ready: PhoneReady,
})
export type PhoneTemplates = Infer<typeof PhoneTemplates>

export const SavedPhoneTemplate = object({ texts: EveryPhoneText, status: Switch, version: integer() })

/** What a template is tried with. */
export const PhoneValues = MailValues

export const PhoneTest = object({ language: enums(panelLanguages), texts: EveryPhoneText })
export const PhoneTested = object({ phone: string() })

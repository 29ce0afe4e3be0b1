import { array, enums, type Infer, nullable, object, optional, size, string } from 'superstruct'
import { Id, RefusalAnswer, Switch, Text } from '#api/contract/platform/common.ts'

/** The ways by which a customer may allow the shop to write or call. */
export const consentChannels = ['email', 'sms', 'call'] as const
export type ConsentChannel = (typeof consentChannels)[number]

const Consent = object({
  id: Id,
  channel: enums(consentChannels),
  given: Switch,
  /** It was withdrawn by complaining. */
  complaint: Switch,
  /** How it was given or withdrawn, such as a form or a call. */
  how: string(),
  at: string(),
  user: string(),
})
export type Consent = Infer<typeof Consent>

/** What a customer allows, the newest word of each first, and what stands in the way of erasing what is known of them. */
export const PersonalData = object({
  erased_at: nullable(string()),
  consents: array(Consent),
  /** Addresses of theirs that a mail server refused for good, the newest first. */
  bounces: array(object({ email: string(), reply: string(), at: string() })),
  erase_refusals: array(RefusalAnswer),
})
export type PersonalData = Infer<typeof PersonalData>

export const NewConsent = object({
  channel: enums(consentChannels),
  given: Switch,
  /** They complained: a withdrawal that is told as such. */
  complaint: optional(Switch),
  how: size(Text, 0, 250),
})
export type NewConsent = Infer<typeof NewConsent>

/** As data for another program, or as a sheet that people read. */
export const personalDataFormats = ['json', 'xlsx'] as const
export const PersonalDataQuery = object({
  format: optional(enums(personalDataFormats)),
  lang: optional(enums(['tr', 'en'] as const)),
})

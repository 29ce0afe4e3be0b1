import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  pattern,
  refine,
  size,
  string,
} from 'superstruct'
import { Id, IdText, Text } from './common.ts'
import { panelLanguages } from './languages.ts'
import { Password, SecondFactorCode } from './session.ts'

const upTo = (length: number) => refine(Text, 'validation.max_length', (text) => text.length <= length)

/** What a person writes of themself. The language is that of the panel and of mails to them; `null` leaves it to the browser. */
const own = {
  name: upTo(255),
  surname: upTo(255),
  phone: upTo(255),
  email: upTo(254),
  language: nullable(enums(panelLanguages)),
  version: integer(),
}

/** The account of whoever asks. What they may do is no part of it: that is given to them by others. */
export const Account = object({ ...own, name: string(), surname: string(), phone: string(), email: string() })
export type Account = Infer<typeof Account>

export const AccountInput = object(own)
export type AccountInput = Infer<typeof AccountInput>

export const PasswordChange = object({
  current_password: Password,
  password: Password,
  password_confirmation: Password,
})
export type PasswordChange = Infer<typeof PasswordChange>

/** A second factor of a person: since when, how many recovery codes are left, and the key while it is set up. */
export const SecondFactor = object({
  since: nullable(string()),
  recovery_left: integer(),
  setup: nullable(object({ key: string(), uri: string() })),
})
export type SecondFactor = Infer<typeof SecondFactor>

/** Ten codes that stand in for the app, once each. Whoever sets them up makes them: no answer carries them, and only their hashes are stored. */
const RecoveryCodes = refine(
  size(array(pattern(string(), /^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)), 10),
  'validation.invalid_choice',
  (codes) => new Set(codes).size === codes.length,
)

/** How a member of the staff gets in. */
export const StaffAccess = object({
  /** When a link to a first password was last sent; `null` where none ever was. */
  invited_at: nullable(string()),
  /** They may do more than whoever asks. */
  above: boolean(),
  /** They have a password to sign in with. */
  has_password: boolean(),
  second_factor: nullable(string()),
})
export type StaffAccess = Infer<typeof StaffAccess>

/** What keeps the caller from saving a person, or a new one without an id: see `SaveLimits`. */
export const StaffLimits = object({ above: boolean(), last_admin: boolean(), roles_above: array(Id) })
export const StaffLimitsQuery = object({ id: optional(IdText) })

export const OwnPassword = object({ own_password: Password })
export const SecondFactorConfirmation = object({ code: SecondFactorCode, recovery_codes: RecoveryCodes })
export const RecoveryRenewal = object({ own_password: Password, recovery_codes: RecoveryCodes })

/** Somewhere that somebody is signed in. Browser and system are names, empty where they are not known; `own` is the one that asks. */
const OpenSession = object({
  id: Id,
  browser: string(),
  system: string(),
  address: string(),
  created_at: string(),
  /** To the minute. */
  seen_at: string(),
  own: boolean(),
  /** It was opened with other permissions than the person would be given now (rule R37). */
  outdated: boolean(),
  /** Whose it is, where those of several people are told. */
  person: optional(string()),
})
export type OpenSession = Infer<typeof OpenSession>
export const OpenSessions = array(OpenSession)

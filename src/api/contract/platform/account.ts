import { array, boolean, enums, type Infer, integer, nullable, object, refine, string } from 'superstruct'
import { Id, Text } from './common.ts'
import { panelLanguages } from './languages.ts'
import { Password } from './session.ts'

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
})
export type OpenSession = Infer<typeof OpenSession>
export const OpenSessions = array(OpenSession)

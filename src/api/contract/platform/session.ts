import { array, enums, type Infer, integer, nullable, object, optional, refine, string } from 'superstruct'
import { Id, Text } from './common.ts'
import { panelLanguages } from './languages.ts'
import { printers, TableSettings } from './shop-settings.ts'

/** A password as it was typed: never trimmed, and at least 64 characters are welcome. */
export const Password = refine(string(), 'validation.max_length', (text) => text.length <= 256)
const Email = refine(Text, 'validation.max_length', (text) => text.length <= 254)

/** A code of an app or a recovery code, as it was typed. */
export const SecondFactorCode = refine(string(), 'validation.max_length', (text) => text.length <= 64)

export const SignInInput = object({ email: Email, password: Password, code: optional(SecondFactorCode) })
export type SignInInput = Infer<typeof SignInInput>

export const ForgotInput = object({ email: Email })
export type ForgotInput = Infer<typeof ForgotInput>

export const ResetInput = object({
  token: refine(Text, 'validation.max_length', (text) => text.length <= 200),
  password: Password,
  password_confirmation: Password,
})
export type ResetInput = Infer<typeof ResetInput>

/** The signed-in person. The permissions are those of the moment of signing in (rule R37). */
export const User = object({
  id: Id,
  type: enums(['admin', 'employee'] as const),
  name: string(),
  surname: string(),
  email: string(),
  permissions: array(integer()),
  /** What they chose to read the panel in. */
  language: optional(nullable(enums(panelLanguages))),
  /** The role that the panel is seen as: the permissions are its, and nothing is changed meanwhile. */
  viewing: optional(nullable(object({ id: Id, name: string() }))),
})
export type User = Infer<typeof User>

export const SignedIn = object({ token: string(), shop_id: Id, user: User })
export type SignedIn = Infer<typeof SignedIn>

/** The ids of a shop's own language, country and currency. */
export const ShopHome = object({ language: integer(), country: integer(), currency: integer() })
export type ShopHome = Infer<typeof ShopHome>

/** The shop as the session check tells it. Without a default language, 175 stands in (rule R226). */
export const SessionShop = object({
  id: Id,
  name: string(),
  domain: string(),
  default_language_id: optional(nullable(integer())),
  /** By whose clock moments are told. */
  time_zone: string(),
  /** What is its default of each. */
  home: optional(ShopHome),
  /** How its lists begin. */
  tables: optional(TableSettings),
  /** The picture of its tab: a stored file, or `''`. */
  favicon: optional(string()),
  /** What stands for its name: a stored file, or `''`. */
  logo: optional(string()),
  /** What it prints its papers with. */
  printer: optional(enums(printers)),
  /** Who of its staff gives permissions, so that a refusal can say whom to ask. */
  granters: optional(array(object({ name: string(), permissions: array(integer()) }))),
})
export type SessionShop = Infer<typeof SessionShop>

export const Me = object({ user: User, shop: SessionShop })
export type Me = Infer<typeof Me>

/** A language of the shop. `id` is its row, `language_id` the language; of the name, screens show the part before ` - `. */
export const Language = object({ id: Id, language_id: Id, code: string(), name: string() })
export type Language = Infer<typeof Language>
export const Languages = array(Language)

export const HeaderLanguagesQuery = object({ type: enums(['language'] as const) })
export const LanguagesQuery = object({ type: enums(['available'] as const) })

/** A language's name as people see it: `Türkçe - Turkish` is `Türkçe`. */
export function languageName(language: Pick<Language, 'name'>): string {
  return language.name.split(' - ')[0]?.trim() || language.name
}

import { eq } from 'drizzle-orm'
import { languageOf } from '#api/contract/platform/languages.ts'
import type { Database } from '#server/db/open.ts'
import { languages } from '#server/db/schema/shops.ts'
import type { Mail } from '#server/integrations/mail/mailer.ts'
import { composeMail } from '#server/platform/mails/compose.ts'

interface Facts {
  readonly shop_id: number
  readonly email: string
  readonly name: string
  readonly link: string
  /** The language that the panel was used in. */
  readonly language: number
  readonly minutes: number
  /** They have no password yet. */
  readonly invites: boolean
}

/** The mail with the link, in the language in which it was asked for, else in Turkish. */
export async function resetMail(db: Database, facts: Facts): Promise<Mail> {
  const { shop_id, language, email, name, link, minutes, invites } = facts
  const [found] = await db.select({ code: languages.code }).from(languages).where(eq(languages.id, language))
  const lang = languageOf(found?.code)
  const { subject, body } = await composeMail(db, shop_id, lang, {
    kind: invites ? 'invitation' : 'password_reset',
    values: { customer_name: name, link, minutes: String(minutes), days: String(minutes / 1440) },
  })
  return { to: email, subject, text: body }
}

import { eq } from 'drizzle-orm'
import { languageOf, type PanelLanguage } from '#api/contract/platform/languages.ts'
import { mails } from '#server/db/schema/mails.ts'
import { languages } from '#server/db/schema/shops.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { type LetterText, letter } from '#server/platform/mails/letter.ts'

type Queueing = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'language' | 'services'>

/** One of the staff, as a mail reaches them. */
interface Recipient {
  readonly shop_id: number
  readonly name: string
  readonly email: string
  readonly language: string | null
}

/**
 * Stores a mail to one of the staff about their account, in the caller's transaction: it goes out only when what it tells of is stored. It is in
 * their own language, else in the one that the panel is used in.
 */
export async function queueStaffMail(
  { db, language }: Queueing,
  { shop_id, name, email, language: own }: Recipient,
  words: (language: PanelLanguage) => LetterText,
): Promise<void> {
  const [used] = own ? [] : await db.select({ code: languages.code }).from(languages).where(eq(languages.id, language))
  const spoken = languageOf(own ?? used?.code)
  const { subject, body } = letter({ shop: 'Kepenk', language: spoken }, name, words(spoken))
  await db.insert(mails).values({ shop_id, order_id: null, recipient: email, subject, body })
}

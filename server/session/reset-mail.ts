import { eq } from 'drizzle-orm'
import type { Mail } from '#server/adapters/mail/mailer.ts'
import type { Database } from '#server/db/open.ts'
import { languages } from '#server/db/schema/shops.ts'

interface Facts {
  readonly email: string
  readonly name: string
  readonly link: string
  /** The language that the panel was used in. */
  readonly language: number
  readonly minutes: number
}

/** The mail with the link, in the language in which it was asked for: Turkish, or English. */
export async function resetMail(db: Database, { language, email, ...facts }: Facts): Promise<Mail> {
  const [found] = await db.select({ code: languages.code }).from(languages).where(eq(languages.id, language))
  return { to: email, ...(found?.code === 'en' ? inEnglish(facts) : inTurkish(facts)) }
}

type Words = Pick<Facts, 'name' | 'link' | 'minutes'>

function inTurkish({ name, link, minutes }: Words) {
  return {
    subject: 'Kepenk: yeni parola bağlantısı',
    text: [
      `Merhaba ${name},`,
      `Kepenk hesabınız için yeni bir parola belirlemek üzere bu bağlantıyı açın. Bağlantı bir kez ve ${minutes} dakika içinde kullanılabilir:`,
      link,
      'Bunu siz istemediyseniz bu iletiyi dikkate almayın; parolanız değişmez.',
    ].join('\n\n'),
  }
}

function inEnglish({ name, link, minutes }: Words) {
  return {
    subject: 'Kepenk: a link for a new password',
    text: [
      `Hello ${name},`,
      `Open this link to set a new password for your Kepenk account. It works once, within ${minutes} minutes:`,
      link,
      'If you did not ask for it, ignore this message; your password stays as it is.',
    ].join('\n\n'),
  }
}

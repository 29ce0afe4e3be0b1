import { eq } from 'drizzle-orm'
import { languageOf } from '#api/contract/platform/languages.ts'
import type { Database } from '#server/db/open.ts'
import { languages } from '#server/db/schema/shops.ts'
import type { Mail } from '#server/integrations/mail/mailer.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

interface Facts {
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
export async function resetMail(db: Database, { language, email, name, link, minutes, invites }: Facts): Promise<Mail> {
  const [found] = await db.select({ code: languages.code }).from(languages).where(eq(languages.id, language))
  const lang = languageOf(found?.code)
  return {
    to: email,
    subject: formatMessage(lang, invites ? invitation.subject : words.subject),
    text: [
      formatMessage(lang, words.hello, { name }),
      formatMessage(lang, invites ? invitation.open : words.open, { minutes, days: minutes / 1440 }),
      link,
      formatMessage(lang, invites ? invitation.ignore : words.ignore),
    ].join('\n\n'),
  }
}

const words = {
  subject: /*i18n*/ { id: 'mails.reset.subject', message: 'Kepenk: yeni parola bağlantısı' },
  hello: /*i18n*/ { id: 'mails.hello', message: 'Merhaba {name},' },
  open: /*i18n*/ {
    id: 'mails.reset.open',
    message:
      'Kepenk hesabınız için yeni bir parola belirlemek üzere bu bağlantıyı açın. Bağlantı bir kez ve {minutes} dakika içinde kullanılabilir:',
  },
  ignore: /*i18n*/ {
    id: 'mails.reset.ignore',
    message: 'Bunu siz istemediyseniz bu iletiyi dikkate almayın; parolanız değişmez.',
  },
}

const invitation = {
  subject: /*i18n*/ { id: 'mails.invite.subject', message: 'Kepenk: hesabınız açıldı' },
  open: /*i18n*/ {
    id: 'mails.invite.open',
    message:
      'Sizin için bir Kepenk hesabı açıldı. Parolanızı belirlemek üzere bu bağlantıyı açın. Bağlantı bir kez ve {days} gün içinde kullanılabilir; süresi dolarsa giriş sayfasındaki “Parolamı unuttum” yenisini gönderir:',
  },
  ignore: /*i18n*/ {
    id: 'mails.invite.ignore',
    message: 'Bunu beklemiyorsanız bu iletiyi dikkate almayın.',
  },
}

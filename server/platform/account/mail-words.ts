import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import { type LetterText, oneLine } from '#server/platform/mails/letter.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

/** Tells somebody that their password was changed, and what to do if it was not they who did it. */
export function mailOfPassword(
  language: PanelLanguage,
  { address, link }: { address: string; link: string },
): LetterText {
  return {
    subject: formatMessage(language, /*i18n*/ { id: 'mails.password.subject', message: 'parolanız değiştirildi' }),
    paragraphs: [
      formatMessage(
        language,
        /*i18n*/ {
          id: 'mails.password.changed',
          message:
            'Kepenk hesabınızın parolası {address} adresindeki bir cihazdan değiştirildi. Öteki oturumlarınız kapatıldı.',
        },
        { address: oneLine(address) },
      ),
      formatMessage(
        language,
        /*i18n*/ {
          id: 'mails.password.not_you',
          message: 'Bunu siz yapmadıysanız hemen buradan yeni bir parola belirleyin ve yöneticinize haber verin:',
        },
      ),
      link,
    ],
  }
}

/** Tells somebody, at the address that they had, that another one signs them in now. */
export function mailOfAddress(language: PanelLanguage, email: string): LetterText {
  return {
    subject: formatMessage(language, /*i18n*/ { id: 'mails.address.subject', message: 'e-postanız değiştirildi' }),
    paragraphs: [
      formatMessage(
        language,
        /*i18n*/ {
          id: 'mails.address.changed',
          message: 'Kepenk hesabınıza artık {email} adresiyle giriliyor; bu adresle girilmez.',
        },
        { email: oneLine(email) },
      ),
      formatMessage(
        language,
        /*i18n*/ { id: 'mails.address.not_you', message: 'Bunu siz yapmadıysanız hemen yöneticinize haber verin.' },
      ),
    ],
  }
}

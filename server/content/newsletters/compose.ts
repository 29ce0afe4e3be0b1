import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import type { EveryMailText } from '#api/contract/platform/mail-templates.ts'
import { mailOf } from '#api/rules/platform/mail-templates.ts'
import type { Mail } from '#server/integrations/mail/mailer.ts'
import { oneLine } from '#server/platform/mails/letter.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

interface NewsletterTo {
  readonly language: PanelLanguage
  readonly shop_name: string
  readonly customer_name: string
  /** Where they unsubscribe. */
  readonly link: string
}

/** A newsletter to somebody: its words, and under them the way to get no more, which programs offer beside it too (RFC 8058). */
export function composeNewsletter(
  texts: EveryMailText,
  { language, shop_name, customer_name, link }: NewsletterTo,
): Pick<Mail, 'subject' | 'text' | 'headers'> {
  const values = { shop_name: oneLine(shop_name), customer_name: oneLine(customer_name) }
  const { subject, body } = mailOf(texts[language], values)
  const leave = formatMessage(
    language,
    /*i18n*/ {
      id: 'newsletters.leave',
      message: 'Bu bülteni almak istemiyorsanız aboneliğinizi buradan bitirebilirsiniz:',
    },
  )
  return {
    subject,
    text: [body, leave, link].join('\n\n'),
    headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

import type { FileLanguage } from '#api/contract/platform/exports.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

/** By whom and in which language customers are written to. */
export interface Sender {
  readonly shop: string
  readonly language: FileLanguage
}

/** What a mail tells, without greeting and name of the shop. */
export interface LetterText {
  readonly subject: string
  readonly paragraphs: readonly string[]
}

/** A mail of a shop to a customer. */
export function letter({ shop, language }: Sender, customer: string, { subject, paragraphs }: LetterText) {
  const greeting = formatMessage(
    language,
    /*i18n*/ { id: 'mails.hello', message: 'Merhaba {name},' },
    {
      name: oneLine(customer),
    },
  )
  return {
    subject: oneLine(`${shop}: ${subject}`),
    body: [greeting, ...paragraphs, oneLine(shop)].join('\n\n'),
  }
}

/** What others wrote, as words within a sentence: nobody's name makes a paragraph or a header of its own. */
export function oneLine(words: string): string {
  return words.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

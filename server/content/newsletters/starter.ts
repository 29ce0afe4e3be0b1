import type { EveryMailText } from '#api/contract/platform/mail-templates.ts'
import { inEveryLanguage } from '#api/rules/platform/mail-templates.ts'
import { hole } from '#api/rules/platform/placeholders.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

/** The words that a new newsletter begins with, in every language. */
export function starterTexts(): EveryMailText {
  return inEveryLanguage((language) => ({
    subject: formatMessage(
      language,
      /*i18n*/ { id: 'newsletters.starter_subject', message: '{shop}: yeni gelenler' },
      { shop: hole('shop_name') },
    ),
    content: formatMessage(
      language,
      /*i18n*/ {
        id: 'newsletters.starter_content',
        message: 'Merhaba {name},\n\nBu ay gelen yeni ürünleri sizin için seçtik.',
      },
      { name: hole('customer_name') },
    ),
    footer: hole('shop_name'),
  }))
}

import type { Newsletters } from '#api/contract/content/newsletters.ts'
import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import type { Database } from '#server/db/open.ts'
import { oneLine } from '#server/platform/mails/letter.ts'
import { readSender } from '#server/platform/mails/sender.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

/** What a newsletter is tried with: the shop's own name, and that of nobody. */
export async function valuesToTry(db: Database, shop_id: number): Promise<Newsletters['values']> {
  const { shop } = await readSender(db, shop_id)
  const valuesIn = (language: PanelLanguage) => ({
    shop_name: oneLine(shop),
    customer_name: formatMessage(language, /*i18n*/ { id: 'samples.customer', message: 'Ayşe Yılmaz' }),
  })
  return { tr: valuesIn('tr'), en: valuesIn('en') }
}

import { type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import type { MailValues } from '#api/contract/platform/mail-templates.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/open.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { publicAddress } from '#server/platform/http/public-address.ts'
import { refuse } from '#server/platform/http/refused.ts'
import type { MailValuesOf } from '#server/platform/mails/compose.ts'
import { readSender } from '#server/platform/mails/sender.ts'
import { registry } from '#server/platform/registry.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

interface Trying {
  readonly db: Database
  readonly actor: Actor
  readonly config: Config
}

/** What a template is tried with: samples, and over them the order that was named, or else the newest, for whoever may see orders. */
export async function valuesToTry({ db, actor, config }: Trying, number: string): Promise<MailValues> {
  const { shop } = await readSender(db, actor.shop_id)
  const order = await registry().mailValues(db, actor, number)
  if (number !== '' && !order) throw refuse(404, notFound)
  const valuesIn = (language: PanelLanguage) => {
    const real = order?.values(language) ?? {}
    return { ...samples(language, publicAddress(config)), shop_name: shop, ...real } as Record<string, string>
  }
  const [tr, en] = panelLanguages.map(valuesIn)
  return { order: order?.number ?? null, tr: tr ?? {}, en: en ?? {} }
}

function samples(language: PanelLanguage, address: string): MailValuesOf {
  return {
    customer_name: formatMessage(language, /*i18n*/ { id: 'samples.customer', message: 'Ayşe Yılmaz' }),
    order_number: '1001',
    amount: language === 'tr' ? '₺1.250,00' : '₺1,250.00',
    tracking: formatMessage(
      language,
      /*i18n*/ { id: 'mails.tracking_code', message: 'Kargo takip numarası: {code}' },
      { code: '123456789' },
    ),
    lines: formatMessage(language, /*i18n*/ { id: 'samples.lines', message: '2 × Keten elbise: ₺1.250,00' }),
    tax: formatMessage(language, /*i18n*/ { id: 'samples.tax', message: 'İçindeki KDV: ₺208,33' }),
    link: `${address}/…`,
    subject: formatMessage(language, /*i18n*/ { id: 'samples.subject', message: 'Beden' }),
    message: formatMessage(language, /*i18n*/ { id: 'samples.message', message: '> Hangi beden bana olur?' }),
    answer: formatMessage(language, /*i18n*/ { id: 'samples.answer', message: 'Ölçülerinize M beden uygun.' }),
    minutes: '60',
    days: '3',
  }
}

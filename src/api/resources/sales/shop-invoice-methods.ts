import {
  adapter,
  adapterFields,
  placeOfConnection,
  sandboxSays,
  titleOfConnection,
} from '#api/resources/platform/adapters.ts'
import { choice, status, text } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { secret } from '#api/resources/platform/secret.ts'
import { isWebAddress } from '#api/rules/platform/addresses.ts'
import { uuidPlaced } from '#api/rules/sales/invoice-methods.ts'

const words = (label: { id: string; message: string }, initial: string) => text({ label, initial, max: 500 })

/** An integrator that takes UBL-TR over HTTP and is asked what became of it, whatever words it has for that. */
const http = adapter(
  'http',
  /*i18n*/ { id: 'invoice_methods.http', message: 'HTTP ile UBL-TR (her entegratör)' },
  {
    url: text({
      label: /*i18n*/ { id: 'invoice_methods.url', message: 'Gönderme adresi' },
      hint: /*i18n*/ { id: 'invoice_methods.url_hint', message: 'Faturanın XML’i buraya POST edilir.' },
      required: true,
      max: 2_000,
      rules: [isWebAddress],
    }),
    status_url: text({
      label: /*i18n*/ { id: 'invoice_methods.status_url', message: 'Durum adresi' },
      hint: /*i18n*/ {
        id: 'invoice_methods.status_url_hint',
        message: '[uuid] yerine faturanın ETTN’si gelir: https://api.entegrator.com/faturalar/[uuid].',
      },
      required: true,
      max: 2_000,
      rules: [isWebAddress],
    }),
    cancel_url: text({
      label: /*i18n*/ { id: 'invoice_methods.cancel_url', message: 'İptal adresi' },
      hint: /*i18n*/ { id: 'invoice_methods.cancel_url_hint', message: 'Boşsa e-arşiv fatura buradan iptal edilemez.' },
      max: 2_000,
      rules: [isWebAddress],
    }),
    auth: choice({
      label: /*i18n*/ { id: 'invoice_methods.auth', message: 'Kimlik doğrulama' },
      required: true,
      initial: 'basic',
      choices: [
        { value: 'basic', says: /*i18n*/ { id: 'invoice_methods.basic', message: 'Kullanıcı adı ve parola (Basic)' } },
        { value: 'bearer', says: /*i18n*/ { id: 'invoice_methods.bearer', message: 'Anahtar (Bearer)' } },
      ],
    }),
    username: text({ label: /*i18n*/ { id: 'mail_methods.username', message: 'Kullanıcı adı' } }),
    credential: secret({
      label: /*i18n*/ { id: 'invoice_methods.credential', message: 'Parola ya da anahtar' },
      required: true,
      sentTo: ['url', 'status_url', 'cancel_url'],
    }),
    words_succeed: words(
      /*i18n*/ { id: 'invoice_methods.words_succeed', message: 'Kabul edildi sözcükleri' },
      'SUCCEED, DELIVERED',
    ),
    words_waiting: words(
      /*i18n*/ { id: 'invoice_methods.words_waiting', message: 'Bekliyor sözcükleri' },
      'QUEUED, PROCESSING',
    ),
    words_error: words(/*i18n*/ { id: 'invoice_methods.words_error', message: 'Hata sözcükleri' }, 'ERROR, FAILED'),
    words_approved: words(
      /*i18n*/ { id: 'invoice_methods.words_approved', message: 'Alıcı onayladı sözcükleri' },
      'ACCEPTED',
    ),
    words_rejected: words(
      /*i18n*/ { id: 'invoice_methods.words_rejected', message: 'Alıcı reddetti sözcükleri' },
      'REJECTED',
    ),
  },
)
const manual = adapter(
  'manual',
  /*i18n*/ {
    id: 'invoice_methods.manual',
    message: 'Elle: UBL-TR dosyası indirilir, entegratöre kendiniz yüklersiniz',
  },
)

/** How a shop's invoices get to the tax authority: what is issued goes by the one that is active, the first of several. */
export const shopInvoiceMethods = resource({
  name: 'shop-invoice-methods',
  title: /*i18n*/ { id: 'invoice_methods.title', message: 'E-fatura bağlantıları' },
  one: /*i18n*/ { id: 'invoice_methods.one', message: 'E-fatura bağlantısı' },
  menu: 'modules',
  codes: family(2600),
  connection: 'e_invoice',
  naming: 'title',
  ordered: 'position',
  fields: {
    title: titleOfConnection,
    ...adapterFields([adapter('sandbox', sandboxSays), manual, http]),
    position: placeOfConnection,
    status: status({ listed: true }),
  },
  rules: [uuidPlaced],
})

import { paymentMethods } from '#api/contract/sales/orders.ts'
import { adapter, adapterFields, sandboxSays } from '#api/resources/platform/adapters.ts'
import type { ChoiceField } from '#api/resources/platform/field.types.ts'
import {
  choice,
  longText,
  money,
  quantity,
  reference,
  status,
  text,
  translations,
} from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { secret } from '#api/resources/platform/secret.ts'
import { isWebAddress } from '#api/rules/platform/addresses.ts'
import { methodSays, paymentLimitRules } from '#api/rules/sales/payment-methods.ts'

const name = text({
  label: /*i18n*/ { id: 'payment_methods.name', message: 'Yöntem adı' },
  required: true,
  max: 100,
})

/** A bank or payment company whose page people are sent to, with what is to be paid signed by a key that both know. */
const redirect = adapter(
  'redirect',
  /*i18n*/ { id: 'payment_methods.redirect', message: 'Banka ya da ödeme kuruluşu (imzalı yönlendirme)' },
  {
    url: text({
      label: /*i18n*/ { id: 'payment_methods.url', message: 'Ödeme sayfasının adresi' },
      hint: /*i18n*/ {
        id: 'payment_methods.url_hint',
        message: 'merchant, payment, order, amount, currency, language, answer_url ve return_url imzalı gönderilir.',
      },
      required: true,
      max: 2_000,
      rules: [isWebAddress],
    }),
    send: choice({
      label: /*i18n*/ { id: 'payment_methods.send', message: 'Nasıl gönderilir' },
      required: true,
      initial: 'post',
      choices: [
        { value: 'post', says: /*i18n*/ { id: 'payment_methods.post', message: 'Form (POST)' } },
        { value: 'get', says: /*i18n*/ { id: 'payment_methods.get', message: 'Adres (GET)' } },
      ],
    }),
    merchant: text({
      label: /*i18n*/ { id: 'payment_methods.merchant', message: 'Üye iş yeri no' },
      required: true,
      max: 100,
    }),
    key: secret({
      label: /*i18n*/ { id: 'payment_methods.key', message: 'İmza anahtarı' },
      required: true,
      max: 500,
    }),
  },
)
const manual = adapter('manual', /*i18n*/ { id: 'payment_methods.manual', message: 'Elle (POS cihazı, kasa, dekont)' })
const { adapter: which, ...connecting } = adapterFields([manual, adapter('sandbox', sandboxSays), redirect])

/** How customers pay a shop: what each way is called, for which orders it is offered, and where its money comes in. */
export const shopPaymentMethods = resource({
  name: 'shop-payment-methods',
  title: /*i18n*/ { id: 'payment_methods.title', message: 'Ödeme yöntemleri' },
  one: /*i18n*/ { id: 'payment_methods.one', message: 'Ödeme yöntemi' },
  menu: 'modules',
  codes: family(2600),
  connection: 'payment',
  naming: 'translations',
  follows: (draft) => (draft.method === 'credit_card' ? draft : { ...draft, adapter: 'manual' }),
  fields: {
    translations: translations({
      label: /*i18n*/ { id: 'payment_methods.name', message: 'Yöntem adı' },
      texts: {
        name,
        description: longText({
          label: /*i18n*/ { id: 'payment_methods.description', message: 'Müşteriye açıklama' },
          max: 2_000,
        }),
      },
      required: true,
      listed: true,
      searched: true,
    }),
    method: choice({
      label: /*i18n*/ { id: 'payment_methods.method', message: 'Nasıl ödenir' },
      hint: /*i18n*/ {
        id: 'payment_methods.method_hint',
        message: 'Aynı türden birden çok yöntem aktifse siparişe sırada önce gelen yazılır.',
      },
      choices: paymentMethods.map((value) => ({ value, says: methodSays[value] })),
      required: true,
      listed: true,
    }),
    adapter: { ...(which as ChoiceField), when: { field: 'method', is: ['credit_card'] } },
    ...connecting,
    bank_details: longText({
      label: /*i18n*/ { id: 'payment_methods.bank_details', message: 'Banka hesapları' },
      hint: /*i18n*/ {
        id: 'payment_methods.bank_details_hint',
        message: 'Müşterinin parayı göndereceği hesaplar: banka, hesap sahibi ve IBAN.',
      },
      max: 2_000,
      when: { field: 'method', is: ['money_transfer', 'bank_transfer'] },
    }),
    minimum: money({
      label: /*i18n*/ { id: 'payment_methods.minimum', message: 'En düşük sipariş tutarı' },
      listed: true,
    }),
    maximum: money({
      label: /*i18n*/ { id: 'payment_methods.maximum', message: 'En yüksek sipariş tutarı' },
      hint: /*i18n*/ { id: 'payment_methods.limit_hint', message: 'Boşsa sınır yoktur.' },
      listed: true,
    }),
    account_id: reference({
      label: /*i18n*/ { id: 'payments.account', message: 'Paranın girdiği hesap' },
      hint: /*i18n*/ {
        id: 'payment_methods.account_hint',
        message: 'Ödendi işaretlenen sipariş bu hesaba yazılır; boşsa son seçilen hesap önerilir.',
      },
      to: 'accounts',
    }),
    position: quantity({
      label: /*i18n*/ { id: 'records.place', message: 'Sıra' },
      hint: /*i18n*/ { id: 'shipping_methods.place_hint', message: 'Siparişte küçük olan önce gelir.' },
      listed: true,
    }),
    status: status({ listed: true }),
  },
  rules: paymentLimitRules,
})

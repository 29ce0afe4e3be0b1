import {
  adapter,
  adapterFields,
  placeOfConnection,
  sandboxSays,
  titleOfConnection,
} from '#api/resources/platform/adapters.ts'
import { choice, longText, status, text } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { secret } from '#api/resources/platform/secret.ts'
import { isHeaderName, isWebAddress } from '#api/rules/platform/addresses.ts'
import { messagePlaced } from '#api/rules/settings/phone-messages.ts'

/** A company that takes messages over HTTP, whatever it wants to be told and how. */
const http = adapter(
  'http',
  /*i18n*/ { id: 'phone_methods.http', message: 'HTTP ile (her SMS firması)' },
  {
    url: text({
      label: /*i18n*/ { id: 'phone_methods.url', message: 'Gönderme adresi' },
      hint: /*i18n*/ {
        id: 'phone_methods.url_hint',
        message: 'Firmanın verdiği adres, örneğin https://api.firma.com/sms.',
      },
      required: true,
      max: 2_000,
      rules: [isWebAddress],
    }),
    header_name: text({
      label: /*i18n*/ { id: 'phone_methods.header_name', message: 'Yetki başlığı' },
      hint: /*i18n*/ { id: 'phone_methods.header_hint', message: 'Çoğunlukla Authorization ya da X-Api-Key.' },
      max: 100,
      rules: [isHeaderName],
    }),
    header_value: secret({
      label: /*i18n*/ { id: 'phone_methods.header_value', message: 'Yetki başlığının değeri' },
      sentTo: ['url'],
    }),
    content_type: choice({
      label: /*i18n*/ { id: 'phone_methods.content_type', message: 'Gövdenin biçimi' },
      required: true,
      initial: 'application/json',
      choices: [
        { value: 'application/json', says: /*i18n*/ { id: 'phone_methods.json', message: 'JSON' } },
        {
          value: 'application/x-www-form-urlencoded',
          says: /*i18n*/ { id: 'phone_methods.form', message: 'Form' },
        },
        { value: 'text/xml', says: /*i18n*/ { id: 'phone_methods.xml', message: 'XML' } },
      ],
    }),
    body: longText({
      label: /*i18n*/ { id: 'phone_methods.body', message: 'Gövde' },
      hint: /*i18n*/ {
        id: 'phone_methods.body_hint',
        message: '[phone] yerine numara, [message] yerine ileti gelir; [id] yerine her denemede aynı kalan bir numara.',
      },
      required: true,
      max: 5_000,
    }),
    answer_contains: text({
      label: /*i18n*/ { id: 'phone_methods.answer_contains', message: 'Başarılı yanıtta geçen' },
      hint: /*i18n*/ {
        id: 'phone_methods.answer_hint',
        message: 'Hatayı da 200 koduyla bildiren firmalar için; boşsa yanıtın koduna bakılır.',
      },
    }),
  },
)

/** How a shop's messages to phones leave it (R151, R202). */
export const shopPhoneMessageMethods = resource({
  name: 'shop-phone-message-methods',
  title: /*i18n*/ { id: 'phone_methods.title', message: 'SMS bağlantıları' },
  one: /*i18n*/ { id: 'phone_methods.one', message: 'SMS bağlantısı' },
  menu: 'modules',
  codes: family(2600),
  connection: 'phone_message',
  naming: 'title',
  ordered: 'position',
  fields: {
    title: titleOfConnection,
    ...adapterFields([adapter('sandbox', sandboxSays), http]),
    letters: choice({
      label: /*i18n*/ { id: 'phone_methods.letters', message: 'Türkçe harfler' },
      hint: /*i18n*/ {
        id: 'phone_methods.letters_hint',
        message:
          'Bir mesajda ş, ğ, ı, İ ya da ç varsa 160 yerine 70 karakter sığar. Tablo kullanan firmada 155 sığar, bu harfler iki sayılır.',
      },
      required: true,
      initial: 'unicode',
      choices: [
        { value: 'unicode', says: /*i18n*/ { id: 'phone_methods.unicode', message: 'Olduğu gibi (Unicode)' } },
        {
          value: 'turkish',
          says: /*i18n*/ { id: 'phone_methods.turkish', message: 'Firma Türkçe karakter tablosunu kullanır' },
        },
        { value: 'plain', says: /*i18n*/ { id: 'phone_methods.plain', message: 'Sadeleştirilir (ş → s)' } },
      ],
    }),
    position: placeOfConnection,
    status: status({ listed: true }),
  },
  rules: [messagePlaced],
})

import { adapter, adapterFields, placeOfConnection, titleOfConnection } from '#api/resources/platform/adapters.ts'
import { choice, status, text } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { secret } from '#api/resources/platform/secret.ts'
import { isHost, isPort } from '#api/rules/platform/addresses.ts'
import { isEmail } from '#api/rules/platform/fields.ts'

/** Seven fields, each of them required (R152). */
const smtp = adapter(
  'smtp',
  /*i18n*/ { id: 'mail_methods.smtp', message: 'SMTP sunucusu' },
  {
    host: text({
      label: /*i18n*/ { id: 'mail_methods.host', message: 'Sunucu' },
      hint: /*i18n*/ { id: 'mail_methods.host_hint', message: 'Örneğin smtp.magaza.com.' },
      required: true,
      rules: [isHost],
    }),
    port: text({
      label: /*i18n*/ { id: 'mail_methods.port', message: 'Bağlantı noktası' },
      hint: /*i18n*/ { id: 'mail_methods.port_hint', message: 'STARTTLS için çoğunlukla 587, TLS için 465.' },
      required: true,
      rules: [isPort],
      max: 5,
      keys: 'numeric',
    }),
    secure: choice({
      label: /*i18n*/ { id: 'mail_methods.secure', message: 'Şifreleme' },
      required: true,
      initial: 'starttls',
      choices: [
        { value: 'starttls', says: /*i18n*/ { id: 'mail_methods.starttls', message: 'STARTTLS' } },
        { value: 'tls', says: /*i18n*/ { id: 'mail_methods.tls', message: 'TLS' } },
        { value: 'none', says: /*i18n*/ { id: 'mail_methods.unencrypted', message: 'Yok (yalnızca kendi ağınızda)' } },
      ],
    }),
    username: text({
      label: /*i18n*/ { id: 'mail_methods.username', message: 'Kullanıcı adı' },
      required: true,
    }),
    password: secret({
      label: /*i18n*/ { id: 'mail_methods.password', message: 'Parola' },
      required: true,
      max: 255,
      sentTo: ['host', 'port'],
    }),
    from_name: text({
      label: /*i18n*/ { id: 'mail_methods.from_name', message: 'Gönderen adı' },
      required: true,
      max: 100,
    }),
    from_email: text({
      label: /*i18n*/ { id: 'mail_methods.from_email', message: 'Gönderen e-postası' },
      required: true,
      rules: [isEmail],
      keys: 'email',
    }),
  },
)

const sandbox = adapter(
  'sandbox',
  /*i18n*/ { id: 'mail_methods.sandbox', message: 'Deneme (sunucudaki bir klasöre yazılır)' },
)

/** How a shop's mails leave it; without one that is active, they leave as the server's owner has set. */
export const shopMailMethods = resource({
  name: 'shop-mail-methods',
  title: /*i18n*/ { id: 'mail_methods.title', message: 'E-posta bağlantıları' },
  one: /*i18n*/ { id: 'mail_methods.one', message: 'E-posta bağlantısı' },
  menu: 'modules',
  codes: family(2600),
  connection: 'mail',
  naming: 'title',
  ordered: 'position',
  fields: {
    title: titleOfConnection,
    ...adapterFields([smtp, sandbox]),
    position: placeOfConnection,
    status: status({ listed: true }),
  },
})

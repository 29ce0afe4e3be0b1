import { image, text } from '#api/resources/platform/fields.ts'
import { section } from '#api/resources/platform/section.ts'
import { isEmail, lengthBetween } from '#api/rules/platform/fields.ts'
import { isWebAddress } from '#api/rules/settings/shop.ts'

/** Who the shop is, wherever it is named. */
export const identity = section({
  name: 'identity',
  title: /*i18n*/ { id: 'settings.identity', message: 'Kimlik' },
  says: /*i18n*/ { id: 'settings.identity_says', message: 'Mağazanın adı, logosu ve nasıl ulaşıldığı.' },
  fields: {
    name: text({ label: /*i18n*/ { id: 'settings.shop_name', message: 'Mağaza adı' }, required: true }),
    email: text({
      label: /*i18n*/ { id: 'common.email', message: 'E-posta' },
      required: true,
      rules: [isEmail],
      keys: 'email',
      max: 254,
    }),
    phone: text({
      label: /*i18n*/ { id: 'common.phone', message: 'Telefon' },
      required: true,
      rules: [lengthBetween(3, 50)],
      keys: 'tel',
    }),
    domain: text({
      label: /*i18n*/ { id: 'settings.domain', message: 'Mağazanın adresi' },
      hint: /*i18n*/ { id: 'settings.domain_hint', message: 'Müşterilerin alışveriş yaptığı site, https:// ile.' },
      rules: [isWebAddress],
    }),
    logo: image({ label: /*i18n*/ { id: 'settings.logo', message: 'Logo' } }),
    favicon: image({
      label: /*i18n*/ { id: 'settings.favicon', message: 'Site simgesi' },
      hint: /*i18n*/ { id: 'settings.favicon_hint', message: 'Tarayıcı sekmesinde görünür. ICO dosyası da olur.' },
      fileType: 'favicon',
    }),
  },
})

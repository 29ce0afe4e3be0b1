import { longText, text } from '#api/resources/platform/fields.ts'
import { section } from '#api/resources/platform/section.ts'

/** Where the shop is (R143). */
export const address = section({
  name: 'address',
  title: /*i18n*/ { id: 'settings.address', message: 'Adres' },
  says: /*i18n*/ {
    id: 'settings.address_says',
    message: 'Mağazanın açık adresi; fişlerde ve kargo etiketlerinde görünür.',
  },
  within: 'shop_address',
  fields: {
    country: text({ label: /*i18n*/ { id: 'settings.address_country', message: 'Ülke' }, required: true }),
    city: text({ label: /*i18n*/ { id: 'settings.address_city', message: 'İl' }, required: true }),
    district: text({ label: /*i18n*/ { id: 'settings.address_district', message: 'İlçe' }, required: true }),
    neighborhood: text({ label: /*i18n*/ { id: 'settings.address_neighborhood', message: 'Mahalle' }, required: true }),
    address: longText({
      label: /*i18n*/ { id: 'settings.address_address', message: 'Açık adres' },
      required: true,
      max: 255,
    }),
    zip: text({
      label: /*i18n*/ { id: 'settings.address_zip', message: 'Posta kodu' },
      required: true,
      max: 20,
      keys: 'numeric',
    }),
  },
})

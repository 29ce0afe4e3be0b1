import { longText, text } from '#api/resources/platform/fields.ts'
import { places } from '#api/resources/platform/place.ts'
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
    ...places({ required: true }),
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

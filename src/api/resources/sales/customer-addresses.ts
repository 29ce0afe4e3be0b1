import { flag, longText, reference, text } from '#api/resources/platform/fields.ts'
import { places } from '#api/resources/platform/place.ts'
import { family, resource } from '#api/resources/platform/resource.ts'

/** Where customers are: several addresses of each, one of which new orders begin with (R142). */
export const customerAddresses = resource({
  name: 'customer-addresses',
  title: /*i18n*/ { id: 'customer_addresses.title', message: 'Müşteri adresleri' },
  one: /*i18n*/ { id: 'customer_addresses.one', message: 'Müşteri adresi' },
  menu: 'customers',
  codes: family(2000, { delete: 2003 }),
  naming: 'title',
  repeats: true,
  fields: {
    customer_id: reference({
      label: /*i18n*/ { id: 'customers.one', message: 'Müşteri' },
      to: 'customers',
      usedBy: { says: /*i18n*/ { id: 'customer_addresses.used', message: '{count, plural, other {# adres}}' } },
      required: true,
      listed: true,
    }),
    title: text({
      label: /*i18n*/ { id: 'address.title', message: 'Adres başlığı' },
      required: true,
      max: 100,
      listed: true,
      searched: true,
    }),
    name: text({
      label: /*i18n*/ { id: 'customer_addresses.name', message: 'Teslim alacak kişi' },
      hint: /*i18n*/ { id: 'customer_addresses.name_hint', message: 'Boşsa müşterinin kendisi.' },
    }),
    ...places({ required: true }),
    address: longText({
      label: /*i18n*/ { id: 'settings.address_address', message: 'Açık adres' },
      required: true,
      max: 255,
      searched: true,
    }),
    zip: text({
      label: /*i18n*/ { id: 'settings.address_zip', message: 'Posta kodu' },
      required: true,
      max: 20,
      keys: 'numeric',
      listed: true,
    }),
    default_status: flag({
      label: /*i18n*/ { id: 'customer_addresses.default', message: 'Varsayılan adres' },
      hint: /*i18n*/ {
        id: 'customer_addresses.default_hint',
        message: 'Yeni siparişler bununla başlar; müşterinin ilk adresi kendiliğinden varsayılandır.',
      },
      initial: 0,
      listed: true,
    }),
  },
})

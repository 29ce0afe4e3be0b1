import { longText, status, text } from '#api/resources/platform/fields.ts'
import { places } from '#api/resources/platform/place.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { isTaxNumber } from '#api/rules/platform/contacts.ts'
import { isEmail, lengthBetween } from '#api/rules/platform/fields.ts'

export const suppliers = resource({
  name: 'suppliers',
  title: /*i18n*/ { id: 'suppliers.title', message: 'Tedarikçiler' },
  one: /*i18n*/ { id: 'suppliers.one', message: 'Tedarikçi' },
  details: 'money/suppliers/Details',
  menu: 'supply',
  codes: family(1300),
  // What the quick form begins with is chosen in the settings.
  lookup: [200],
  naming: 'name',
  usedBy: [
    {
      what: 'journal_lines',
      says: /*i18n*/ { id: 'ties.journal_lines', message: '{count, plural, other {# cari hesap kaydı}}' },
    },
    {
      what: 'purchase_invoices',
      says: /*i18n*/ { id: 'ties.purchase_invoices', message: '{count, plural, other {# alış faturası}}' },
    },
    {
      what: 'cheques',
      says: /*i18n*/ { id: 'ties.cheques', message: '{count, plural, other {# çek}}' },
      list: { path: '/cheques', filter: 'supplier_id' },
    },
    {
      what: 'cheque_steps',
      says: /*i18n*/ { id: 'ties.cheque_steps', message: '{count, plural, other {# çek hareketi}}' },
      list: { path: '/cheques', filter: 'supplier_id' },
    },
    {
      what: 'given_cheques',
      says: /*i18n*/ { id: 'ties.given_cheques', message: '{count, plural, other {# verilen çek}}' },
      list: { path: '/given-cheques', filter: 'supplier_id' },
    },
  ],
  fields: {
    name: text({
      label: /*i18n*/ { id: 'suppliers.name', message: 'Tedarikçi adı' },
      required: true,
      listed: true,
      searched: true,
    }),
    phone: text({
      label: /*i18n*/ { id: 'common.phone', message: 'Telefon' },
      rules: [lengthBetween(3, 50)],
      keys: 'tel',
      listed: true,
      searched: true,
    }),
    email: text({
      label: /*i18n*/ { id: 'common.email', message: 'E-posta' },
      rules: [isEmail],
      keys: 'email',
      listed: true,
      searched: true,
    }),
    tax_number: text({
      label: /*i18n*/ { id: 'common.tax_number', message: 'Vergi no' },
      rules: [isTaxNumber],
      keys: 'numeric',
      searched: true,
    }),
    ...places(),
    address: longText({ label: /*i18n*/ { id: 'common.address', message: 'Adres' }, max: 255 }),
    zip: text({
      label: /*i18n*/ { id: 'settings.address_zip', message: 'Posta kodu' },
      max: 20,
      keys: 'numeric',
    }),
    status: status({ listed: true }),
  },
})

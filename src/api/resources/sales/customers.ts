import { choice, longText, money, reference, text } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { companyNamed, isTaxNumber, isTcNumber } from '#api/rules/platform/contacts.ts'
import { isEmail, lengthBetween } from '#api/rules/platform/fields.ts'
import { startDebtBelow } from '#api/rules/platform/price-range.ts'

const corporate = { field: 'contact_type', is: ['corporate'] }
const individual = { field: 'contact_type', is: ['individual'] }

/** Whom the shop sells to: persons and firms, of whom other things are asked. They are those of the users who never sign in to the panel. */
export const customers = resource({
  name: 'customers',
  title: /*i18n*/ { id: 'customers.title', message: 'Müşteriler' },
  one: /*i18n*/ { id: 'customers.one', message: 'Müşteri' },
  menu: 'customers',
  codes: family(2000, { delete: 2003 }),
  details: 'sales/customers/CustomerPage',
  naming: 'name',
  called: /*i18n*/ { id: 'customers.one', message: 'Müşteri' },
  sums: { balance: /*i18n*/ { id: 'customers.balance', message: 'Bakiye' } },
  opensSum: '/account-movements/:id',
  repeats: true,
  rules: [companyNamed],
  askedRules: [startDebtBelow],
  asked: {
    min_debt: money({ label: /*i18n*/ { id: 'customers.min_debt', message: 'En az borç' }, bound: 'from', bare: true }),
    max_debt: money({ label: /*i18n*/ { id: 'customers.max_debt', message: 'En çok borç' }, bound: 'to', bare: true }),
    debt_currency: choice({
      label: /*i18n*/ { id: 'customers.debt_currency', message: 'Borcun para birimi' },
      choices: [
        { value: 'TRY', says: /*i18n*/ { id: 'settings.default_currency_try', message: 'Türk lirası' } },
        { value: 'USD', says: /*i18n*/ { id: 'settings.default_currency_usd', message: 'ABD doları' } },
        { value: 'EUR', says: /*i18n*/ { id: 'settings.default_currency_eur', message: 'Euro' } },
        { value: 'GBP', says: /*i18n*/ { id: 'settings.default_currency_gbp', message: 'İngiliz sterlini' } },
      ],
    }),
    city: text({ label: /*i18n*/ { id: 'address.city', message: 'İl' } }),
    district: text({ label: /*i18n*/ { id: 'address.district', message: 'İlçe' } }),
  },
  usedBy: [
    {
      what: 'orders',
      says: /*i18n*/ { id: 'ties.orders', message: '{count, plural, other {# sipariş}}' },
      list: { path: '/orders', filter: 'customer_id' },
    },
    { what: 'product_reviews', says: /*i18n*/ { id: 'ties.reviews', message: '{count, plural, other {# yorum}}' } },
    {
      what: 'journal_lines',
      says: /*i18n*/ { id: 'ties.journal_lines', message: '{count, plural, other {# cari hesap kaydı}}' },
    },
    { what: 'collections', says: /*i18n*/ { id: 'ties.collections', message: '{count, plural, other {# tahsilat}}' } },
    {
      what: 'cheques',
      says: /*i18n*/ { id: 'ties.cheques', message: '{count, plural, other {# çek}}' },
      list: { path: '/cheques', filter: 'customer_id' },
    },
  ],
  fields: {
    contact_type: choice({
      label: /*i18n*/ { id: 'customers.type', message: 'Cari türü' },
      required: true,
      initial: 'individual',
      listed: true,
      choices: [
        { value: 'individual', says: /*i18n*/ { id: 'customers.individual', message: 'Bireysel' } },
        { value: 'corporate', says: /*i18n*/ { id: 'customers.corporate', message: 'Kurumsal' } },
      ],
    }),
    company_name: text({
      label: /*i18n*/ { id: 'customers.company', message: 'Firma adı' },
      when: corporate,
      searched: true,
    }),
    name: text({
      label: /*i18n*/ { id: 'users.name', message: 'Ad' },
      hint: /*i18n*/ { id: 'customers.name_hint', message: 'Kurumsal müşteride görüşülen kişi.' },
      required: true,
      rules: [lengthBetween(3, 50)],
      listed: true,
      searched: true,
    }),
    surname: text({
      label: /*i18n*/ { id: 'users.surname', message: 'Soyad' },
      required: true,
      rules: [lengthBetween(3, 50)],
      searched: true,
    }),
    email: text({
      label: /*i18n*/ { id: 'common.email', message: 'E-posta' },
      required: true,
      // The walk-in customer has none.
      emptyStays: true,
      rules: [isEmail],
      keys: 'email',
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
    tax_office: text({ label: /*i18n*/ { id: 'customers.tax_office', message: 'Vergi dairesi' }, when: corporate }),
    tax_number: text({
      label: /*i18n*/ { id: 'common.tax_number', message: 'Vergi no' },
      when: corporate,
      rules: [isTaxNumber],
      keys: 'numeric',
      searched: true,
    }),
    tc_number: text({
      label: /*i18n*/ { id: 'customers.tc_number', message: 'TC kimlik no' },
      when: individual,
      rules: [isTcNumber],
      keys: 'numeric',
      searched: true,
    }),
    group_id: reference({
      label: /*i18n*/ { id: 'customer_groups.one', message: 'Müşteri grubu' },
      to: 'customer-groups',
      makeHere: true,
      usedBy: { says: /*i18n*/ { id: 'customer_groups.used', message: '{count, plural, other {# müşteri}}' } },
      listed: true,
    }),
    language: choice({
      label: /*i18n*/ { id: 'customers.language', message: 'Yazışma dili' },
      hint: /*i18n*/ { id: 'customers.language_hint', message: 'Boşsa mağazanın dilinde yazılır.' },
      choices: [
        { value: 'tr', says: /*i18n*/ { id: 'customers.turkish', message: 'Türkçe' } },
        { value: 'en', says: /*i18n*/ { id: 'customers.english', message: 'İngilizce' } },
      ],
    }),
    note: longText({ label: /*i18n*/ { id: 'customers.note', message: 'Not' }, max: 250 }),
  },
})

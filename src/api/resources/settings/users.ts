import { choice, reference, text } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { secret } from '#api/resources/platform/secret.ts'
import { isEmail, lengthBetween } from '#api/rules/platform/fields.ts'
import {
  givesOwnAccess,
  lastAdmin,
  ownAccessStays,
  passwordOrInvitation,
  roleEmployeeOnly,
} from '#api/rules/settings/users.ts'

/** Staff and customers. Whoever has done anything in the shop is suspended or banned, and not deleted: orders and the log name them. Customers never sign in to the panel. */
export const users = resource({
  name: 'users',
  title: /*i18n*/ { id: 'users.title', message: 'Kullanıcılar' },
  one: /*i18n*/ { id: 'users.one', message: 'Kullanıcı' },
  menu: 'shop',
  codes: family(2000, { delete: 2003 }),
  naming: 'name',
  called: /*i18n*/ { id: 'users.whole_name', message: 'Ad soyad' },
  repeats: true,
  rules: [roleEmployeeOnly, ownAccessStays, givesOwnAccess, lastAdmin, passwordOrInvitation],
  limited: true,
  begins: { type: 'employee,admin' },
  marks: {
    invited: /*i18n*/ { id: 'users.invited', message: 'Davetli' },
    no_access: /*i18n*/ { id: 'users.no_access', message: 'Parolası yok' },
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
    { what: 'invoices', says: /*i18n*/ { id: 'ties.invoices', message: '{count, plural, other {# fatura}}' } },
    {
      what: 'marketplace_listings',
      says: /*i18n*/ { id: 'ties.decided_matches', message: '{count, plural, other {# eşleşme kararı}}' },
    },
    { what: 'audit_log', says: /*i18n*/ { id: 'ties.log', message: '{count, plural, other {# işlem kaydı}}' } },
  ],
  fields: {
    name: text({
      label: /*i18n*/ { id: 'users.name', message: 'Ad' },
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
      emptyStays: { field: 'type', is: ['customer'] },
      rules: [isEmail],
      keys: 'email',
      listed: true,
      searched: true,
    }),
    phone: text({
      label: /*i18n*/ { id: 'common.phone', message: 'Telefon' },
      rules: [lengthBetween(3, 50)],
      keys: 'tel',
      searched: true,
    }),
    type: choice({
      label: /*i18n*/ { id: 'users.type', message: 'Tür' },
      required: true,
      initial: 'employee',
      listed: true,
      several: true,
      choices: [
        { value: 'employee', says: /*i18n*/ { id: 'users.employee', message: 'Personel' } },
        { value: 'admin', says: /*i18n*/ { id: 'users.admin', message: 'Yönetici' } },
        { value: 'customer', says: /*i18n*/ { id: 'users.customer', message: 'Müşteri' } },
      ],
    }),
    role_id: reference({
      label: /*i18n*/ { id: 'user_roles.one', message: 'Rol' },
      hint: /*i18n*/ { id: 'users.role_hint', message: 'Yalnızca personelin rolü olur; yönetici her şeyi yapabilir.' },
      to: 'user-roles',
      listed: true,
      usedBy: { says: /*i18n*/ { id: 'user_roles.used', message: '{count, plural, other {# kullanıcı}}' } },
    }),
    status: choice({
      label: /*i18n*/ { id: 'common.status', message: 'Durum' },
      required: true,
      initial: 'accepted',
      listed: true,
      choices: [
        { value: 'accepted', says: /*i18n*/ { id: 'common.active', message: 'Aktif' } },
        { value: 'pending', says: /*i18n*/ { id: 'common.passive', message: 'Pasif' } },
        { value: 'suspended', says: /*i18n*/ { id: 'users.suspended', message: 'Askıda' } },
        { value: 'banned', says: /*i18n*/ { id: 'users.banned', message: 'Yasaklı' } },
      ],
    }),
    password: secret({
      label: /*i18n*/ { id: 'auth.password', message: 'Parola' },
      hint: /*i18n*/ {
        id: 'users.password_hint',
        message: 'Boş bırakılan parola değişmez. Parolası olmayan yeni personele bağlantı e-postayla gider.',
      },
      max: 256,
    }),
    password_confirmation: secret({
      label: /*i18n*/ { id: 'users.password_again', message: 'Parola (tekrar)' },
      max: 256,
    }),
  },
})

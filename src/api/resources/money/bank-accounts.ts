import type { When } from '#api/resources/platform/field.types.ts'
import { choice, money, reference, status, text } from '#api/resources/platform/fields.ts'
import { family, type Resource, resource } from '#api/resources/platform/resource.ts'
import { isIban } from '#api/rules/money/iban.ts'

/** Told of a record, and never typed. */
const computed: When = { field: 'kind', is: [] }
const atBank: When = { field: 'kind', is: ['bank'] }

const declared = resource({
  name: 'bank-accounts',
  title: /*i18n*/ { id: 'bank_accounts.title', message: 'Kasa ve banka hesapları' },
  one: /*i18n*/ { id: 'bank_accounts.one', message: 'Hesap' },
  menu: 'accounting',
  codes: family(1400, { delete: 1403 }),
  list: 'money/accounts/AccountList',
  naming: 'name',
  usedBy: [
    {
      what: 'account_transactions',
      says: /*i18n*/ { id: 'ties.account_transactions', message: '{count, plural, other {# para hareketi}}' },
      list: { path: '/bank-accounts/transactions', filter: 'account_id' },
    },
    {
      what: 'cheque_steps',
      says: /*i18n*/ { id: 'ties.cheque_steps', message: '{count, plural, other {# çek hareketi}}' },
    },
    {
      what: 'given_cheques',
      says: /*i18n*/ { id: 'ties.given_cheques', message: '{count, plural, other {# verilen çek}}' },
      list: { path: '/given-cheques', filter: 'account_id' },
    },
    {
      what: 'shop_payment_methods',
      says: /*i18n*/ { id: 'ties.payment_methods', message: '{count, plural, other {# ödeme yöntemi}}' },
    },
  ],
  fields: {
    name: text({
      label: /*i18n*/ { id: 'bank_accounts.name', message: 'Hesap adı' },
      required: true,
      max: 100,
      listed: true,
      searched: true,
    }),
    kind: choice({
      label: /*i18n*/ { id: 'bank_accounts.kind', message: 'Tür' },
      required: true,
      initial: 'bank',
      listed: true,
      choices: [
        { value: 'cash', says: /*i18n*/ { id: 'bank_accounts.cash', message: 'Kasa' } },
        { value: 'bank', says: /*i18n*/ { id: 'bank_accounts.bank_account', message: 'Banka hesabı' } },
      ],
    }),
    bank: text({
      label: /*i18n*/ { id: 'bank_accounts.bank', message: 'Banka' },
      max: 100,
      listed: true,
      searched: true,
      when: atBank,
    }),
    branch_name: text({
      label: /*i18n*/ { id: 'bank_accounts.branch_name', message: 'Şube adı' },
      max: 100,
      when: atBank,
    }),
    branch_code: text({
      label: /*i18n*/ { id: 'bank_accounts.branch_code', message: 'Şube kodu' },
      max: 20,
      when: atBank,
    }),
    account_number: text({
      label: /*i18n*/ { id: 'bank_accounts.account_number', message: 'Hesap no' },
      max: 50,
      searched: true,
      when: atBank,
    }),
    iban: text({
      label: /*i18n*/ { id: 'bank_accounts.iban', message: 'IBAN' },
      max: 50,
      rules: [isIban],
      listed: true,
      searched: true,
      when: atBank,
    }),
    currency_id: reference({
      label: /*i18n*/ { id: 'shop_currencies.one', message: 'Para birimi' },
      hint: /*i18n*/ {
        id: 'bank_accounts.currency_hint',
        message: 'Sonradan değişmez: başka bir para için ayrı hesap açılır.',
      },
      to: 'shop-currencies',
      required: true,
      once: true,
    }),
    initial_balance: money({
      label: /*i18n*/ { id: 'bank_accounts.initial_balance', message: 'Açılış bakiyesi' },
      hint: /*i18n*/ {
        id: 'bank_accounts.initial_hint',
        message: 'Hesabın ilk hareketi olarak yazılır; değişirse eskisi ters kayıtla geri alınır.',
      },
      bare: true,
    }),
    balance: money({
      label: /*i18n*/ { id: 'bank_accounts.balance', message: 'Bakiye' },
      listed: true,
      bare: true,
      when: computed,
    }),
    currency: text({
      label: /*i18n*/ { id: 'orders.currency', message: 'Para birimi' },
      listed: true,
      when: computed,
    }),
    status: status({ listed: true }),
  },
})

/** Where a shop keeps its money: its cash desks and its accounts at banks, each in one currency. A balance is the sum of movements, so no list is sorted by it. */
export const bankAccounts = {
  ...declared,
  sortings: ['name', 'kind', 'bank', 'iban', 'status'],
} satisfies Resource as typeof declared

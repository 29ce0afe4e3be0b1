import { choice, date, money, reference, text } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { entryRules } from '#api/rules/money/entries.ts'

const moving = { field: 'kind', is: ['in', 'out', 'transfer'] }
const transferring = { field: 'kind', is: ['transfer'] }

/** Money of accounts that is written by hand. Once written nobody changes or deletes it: a reversal takes it back, and both stay. */
export const accountEntries = resource({
  name: 'account-entries',
  title: /*i18n*/ { id: 'account_entries.title', message: 'Elle yazılan para hareketleri' },
  one: /*i18n*/ { id: 'account_entries.one', message: 'Para hareketi' },
  menu: 'accounting',
  codes: family(1400, { delete: 1403 }),
  acts: ['list', 'add'],
  stays: true,
  list: 'money/accounts/EntryList',
  naming: 'text',
  repeats: true,
  rules: entryRules,
  // A reversal is asked for by the row that it takes back, and a payment by the supplier who gets it.
  follows: (draft, field) => {
    if (field !== null) return draft
    if (draft.reverses_id !== null && draft.kind !== 'reversal') return { ...draft, kind: 'reversal' }
    return draft.supplier_id !== null && draft.counter === '' ? { ...draft, kind: 'out', counter: 'supplier' } : draft
  },
  fields: {
    text: text({
      label: /*i18n*/ { id: 'account_entries.text', message: 'Açıklama' },
      required: true,
      listed: true,
      searched: true,
    }),
    kind: choice({
      label: /*i18n*/ { id: 'account_entries.kind', message: 'İşlem' },
      required: true,
      initial: 'in',
      listed: true,
      choices: [
        { value: 'in', says: /*i18n*/ { id: 'account_entries.in', message: 'Para girişi' } },
        { value: 'out', says: /*i18n*/ { id: 'account_entries.out', message: 'Para çıkışı' } },
        { value: 'transfer', says: /*i18n*/ { id: 'account_entries.transfer', message: 'Hesaplar arası transfer' } },
        { value: 'reversal', says: /*i18n*/ { id: 'account_entries.reversal', message: 'Ters kayıt' } },
      ],
    }),
    day: date({ label: /*i18n*/ { id: 'account_entries.day', message: 'Gün' }, required: true, listed: true }),
    reverses_id: reference({
      label: /*i18n*/ { id: 'account_entries.reverses', message: 'Geri alınan hareket' },
      to: 'account-entries',
      when: { field: 'kind', is: ['reversal'] },
    }),
    account_id: reference({
      label: /*i18n*/ { id: 'bank_accounts.one', message: 'Hesap' },
      to: 'accounts',
      listed: true,
      when: moving,
    }),
    amount: money({
      label: /*i18n*/ { id: 'account_entries.amount', message: 'Tutar' },
      listed: true,
      bare: true,
      when: moving,
    }),
    to_account_id: reference({
      label: /*i18n*/ { id: 'account_entries.to_account', message: 'Giren hesap' },
      to: 'accounts',
      listed: true,
      when: transferring,
    }),
    to_amount: money({
      label: /*i18n*/ { id: 'account_entries.to_amount', message: 'Giren tutar' },
      hint: /*i18n*/ {
        id: 'account_entries.to_amount_hint',
        message: 'Yalnızca hesapların para birimleri farklıysa yazılır.',
      },
      bare: true,
      when: transferring,
    }),
    counter: choice({
      label: /*i18n*/ { id: 'account_entries.counter', message: 'Ne için' },
      listed: true,
      when: { field: 'kind', is: ['in', 'out'] },
      choices: [
        { value: 'income', says: /*i18n*/ { id: 'account_entries.income', message: 'Gelir' } },
        { value: 'expense', says: /*i18n*/ { id: 'account_entries.expense', message: 'Gider' } },
        { value: 'rent', says: /*i18n*/ { id: 'account_entries.rent', message: 'Kira' } },
        { value: 'salary', says: /*i18n*/ { id: 'account_entries.salary', message: 'Maaş' } },
        { value: 'tax', says: /*i18n*/ { id: 'account_entries.tax', message: 'Vergi ve sigorta' } },
        { value: 'bank_charge', says: /*i18n*/ { id: 'account_entries.bank_charge', message: 'Banka masrafı' } },
        { value: 'supplier', says: /*i18n*/ { id: 'suppliers.one', message: 'Tedarikçi' } },
        { value: 'capital', says: /*i18n*/ { id: 'account_entries.capital', message: 'Sermaye ve ortaklar' } },
        { value: 'loan', says: /*i18n*/ { id: 'account_entries.loan', message: 'Kredi' } },
      ],
    }),
    supplier_id: reference({
      label: /*i18n*/ { id: 'suppliers.one', message: 'Tedarikçi' },
      hint: /*i18n*/ {
        id: 'account_entries.supplier_hint',
        message: 'Seçilirse ödeme bu tedarikçinin borcundan düşer.',
      },
      to: 'suppliers',
      when: { field: 'counter', is: ['supplier'] },
      usedBy: { says: /*i18n*/ { id: 'ties.account_entries', message: '{count, plural, other {# para hareketi}}' } },
    }),
  },
})

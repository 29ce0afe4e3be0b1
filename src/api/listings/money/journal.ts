import { JournalRow, journalFilters } from '#api/contract/money/ledger.ts'
import { entryKinds, ledgerAccounts } from '#api/contract/platform/ledger.ts'
import { listing } from '#api/listings/platform/listing.ts'
import { periodSays } from '#api/listings/platform/periods.ts'
import { choice, date, money, quantity, text } from '#api/resources/platform/fields.ts'
import { family } from '#api/resources/platform/resource.ts'
import type { Says } from '#api/rules/platform/rule.ts'

/** The journal of the shop, side by side; its file is what an accountant takes over. */
export const journal = listing({
  name: 'pre-accountancy',
  summary: 'The sides of the entries in the books, a page at a time, newest first',
  title: /*i18n*/ { id: 'journal.title', message: 'Yevmiye ve mizan' },
  one: /*i18n*/ { id: 'journal.one', message: 'Muhasebe kaydı' },
  codes: family(1400, { delete: 1403 }),
  menu: 'accounting',
  list: 'money/ledger/JournalList',
  acts: ['list'],
  naming: 'text',
  repeats: true,
  fields: {
    day: date({ label: /*i18n*/ { id: 'journal.day', message: 'Gün' }, listed: true }),
    entry_id: quantity({ label: /*i18n*/ { id: 'journal.entry', message: 'Kayıt no' }, listed: true }),
    kind: choice({
      label: /*i18n*/ { id: 'journal.kind', message: 'Kayıt türü' },
      choices: choicesOf(entryKinds),
      several: true,
      listed: true,
    }),
    account_code: text({ label: /*i18n*/ { id: 'journal.code', message: 'Hesap kodu' }, listed: true }),
    account: choice({
      label: /*i18n*/ { id: 'journal.account', message: 'Hesap adı' },
      choices: choicesOf(ledgerAccounts),
      several: true,
      listed: true,
    }),
    debit: money({ label: /*i18n*/ { id: 'journal.debit', message: 'Borç' }, listed: true, bare: true }),
    credit: money({ label: /*i18n*/ { id: 'journal.credit', message: 'Alacak' }, listed: true, bare: true }),
    currency: text({ label: /*i18n*/ { id: 'orders.currency', message: 'Para birimi' }, listed: true }),
    text: text({ label: /*i18n*/ { id: 'journal.text', message: 'Belge' }, listed: true, searched: true }),
    party: text({ label: /*i18n*/ { id: 'journal.party', message: 'Karşı taraf' }, listed: true }),
    tax_number: text({ label: /*i18n*/ { id: 'journal.tax_number', message: 'Vergi / TC no' }, listed: true }),
    period: choice({ label: /*i18n*/ { id: 'orders.period', message: 'Dönem' }, choices: choicesOf(periodSays) }),
    from: date({ label: /*i18n*/ { id: 'orders.from', message: 'İlk gün' }, bound: 'from' }),
    to: date({ label: /*i18n*/ { id: 'orders.to', message: 'Son gün' }, bound: 'to' }),
  },
  row: JournalRow,
  filters: journalFilters,
  sortings: [],
  label: ({ text }) => text,
})

function choicesOf(says: Readonly<Record<string, Says>>) {
  return Object.entries(says).map(([value, words]) => ({ value, says: words }))
}

import { ledgerAccounts } from '#api/contract/platform/ledger.ts'
import type { Draft } from '#api/resources/platform/resource.ts'

const accounts = Object.keys(ledgerAccounts)
let codes = 0

/** What the kinds of their fields do not know of accounts and what is written of them. */
export const moneyDrafts = {
  // One that begins with money has a movement, and is not deleted.
  'bank-accounts': {
    ...{ kind: 'bank', iban: 'TR330006100519786457841326', branch_code: '0021', account_number: '6457841' },
    ...{ initial_balance: '', balance: '0.00', currency: 'TRY' },
  },
  'account-entries': { kind: 'in', counter: 'income' },
  // An account has one code for each rate: each sample is of another.
  'account-codes': {
    get account() {
      codes += 1
      return accounts[codes % accounts.length]
    },
    get tax_rate() {
      return ['all', '0', '1', '10', '20'][Math.floor(codes / accounts.length) % 5]
    },
  },
  'accounting-exports': { scope: 'new', state: 'waiting', entries: 0, repeated: 0 },
} satisfies Readonly<Record<string, Draft>>

import type { Draft } from '#api/resources/platform/resource.ts'

/** What the kinds of their fields do not know of accounts and what is written of them. */
export const moneyDrafts = {
  // One that begins with money has a movement, and is not deleted.
  'bank-accounts': {
    ...{ kind: 'bank', iban: 'TR330006100519786457841326', branch_code: '0021', account_number: '6457841' },
    ...{ initial_balance: '', balance: '0.00', currency: 'TRY' },
  },
  'account-entries': { kind: 'in', counter: 'income' },
} satisfies Readonly<Record<string, Draft>>

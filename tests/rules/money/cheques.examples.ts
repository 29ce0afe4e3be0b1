import {
  chequeAccountChosen,
  chequeAmountPositive,
  chequeBankNamed,
  chequeCurrencyChosen,
  chequeCustomerChosen,
  chequeDrawerNamed,
  chequeDue,
  chequeDueGiven,
  chequeEditable,
  chequeIbanValid,
  chequeNotAhead,
  chequeNotAtBank,
  chequeNotEndorsed,
  chequeNoteFits,
  chequeNumbered,
  chequeSupplierChosen,
  chequeTextsFit,
  chequeToBank,
} from '#api/rules/money/cheques.ts'
import { examples } from '#tests/rules/examples.ts'

const accounts = [
  { id: 1, kind: 'bank' },
  { id: 2, kind: 'cash' },
] as const
const texts = { number: '7000001', bank: 'Ziraat', branch: '', drawer: 'Yılmaz Ticaret' }

export default [
  examples(chequeNumbered, {
    holds: [{ of: 'own', when: 'a number', facts: { number: '7000001' } }],
    refuses: [
      {
        of: 'own',
        when: 'blanks alone',
        facts: { number: '  ' },
        at: ['number'],
        about: { field: 'cheques.number' },
      },
    ],
  }),
  examples(chequeBankNamed, {
    holds: [{ of: 'own', when: 'a bank', facts: { bank: 'Ziraat' } }],
    refuses: [{ of: 'own', when: 'none', facts: { bank: '' }, at: ['bank'], about: { field: 'bank_accounts.bank' } }],
  }),
  examples(chequeDrawerNamed, {
    holds: [{ of: 'own', when: 'who signed it', facts: { drawer: 'Yılmaz Ticaret' } }],
    refuses: [{ of: 'own', when: 'nobody', facts: { drawer: '' }, at: ['drawer'], about: { field: 'cheques.drawer' } }],
  }),
  examples(chequeDueGiven, {
    holds: [{ of: 'own', when: 'a day', facts: { due_on: '2026-12-31' } }],
    refuses: [
      { of: 'own', when: 'none', facts: { due_on: '' }, at: ['due_on'], about: { field: 'cheques.due_on' } },
      { of: 'own', when: 'a day that there is not', facts: { due_on: '2026-02-30' }, at: ['due_on'] },
    ],
  }),
  examples(chequeTextsFit, {
    holds: [{ of: 'own', when: '100 letters', facts: { ...texts, drawer: 'ş'.repeat(100) } }],
    refuses: [
      {
        of: 'own',
        when: '101 letters',
        facts: { ...texts, branch: 'ş'.repeat(101) },
        at: ['branch'],
        about: { max: 100 },
      },
    ],
  }),
  examples(chequeIbanValid, {
    holds: [
      { of: 'own', when: 'none', facts: { iban: '' } },
      { of: 'own', when: 'one whose check digits fit', facts: { iban: 'TR33 0006 1005 1978 6457 8413 26' } },
    ],
    refuses: [
      { of: 'own', when: 'a digit is wrong', facts: { iban: 'TR33 0006 1005 1978 6457 8413 27' }, at: ['iban'] },
    ],
  }),
  examples(chequeCustomerChosen, {
    holds: [{ of: 'own', when: 'a customer', facts: { customer_id: 5 } }],
    refuses: [
      {
        of: 'own',
        when: 'nobody',
        facts: { customer_id: null },
        at: ['customer_id'],
        about: { field: 'orders.customer' },
      },
    ],
  }),
  examples(chequeAmountPositive, {
    holds: [{ of: 'D9', when: 'one kuruş', facts: { amount: '0.01' } }],
    refuses: [
      { of: 'D9', when: 'nothing', facts: { amount: '0' }, at: ['amount'] },
      { of: 'D9', when: 'three decimals', facts: { amount: '1.005' } },
      { of: 'D9', when: 'less than nothing', facts: { amount: '-1' } },
    ],
  }),
  examples(chequeCurrencyChosen, {
    holds: [{ of: 'own', when: 'a currency', facts: { currency_id: 1 } }],
    refuses: [
      {
        of: 'own',
        when: 'none',
        facts: { currency_id: null },
        at: ['currency_id'],
        about: { field: 'orders.currency' },
      },
    ],
  }),
  examples(chequeNotAhead, {
    holds: [{ of: 'own', when: 'today', facts: { received_on: '2026-11-23', today: '2026-11-23' } }],
    refuses: [
      {
        of: 'own',
        when: 'tomorrow',
        facts: { received_on: '2026-11-24', today: '2026-11-23' },
        at: ['received_on'],
      },
    ],
  }),
  examples(chequeDue, {
    holds: [
      { of: 'own', when: 'its day is today', facts: { due_on: '2026-11-23', day: '2026-11-23' } },
      { of: 'own', when: 'its day has passed', facts: { due_on: '2026-11-22', day: '2026-11-23' } },
    ],
    refuses: [
      {
        of: 'own',
        when: 'its day is tomorrow',
        facts: { due_on: '2026-11-24', day: '2026-11-23' },
        about: { due: '2026-11-24' },
      },
    ],
  }),
  examples(chequeAccountChosen, {
    holds: [{ of: 'D10', when: 'one of its currency', facts: { accounts, account_id: 2 } }],
    refuses: [
      { of: 'own', when: 'none', facts: { accounts, account_id: null }, at: ['account_id'] },
      { of: 'D10', when: 'another', facts: { accounts, account_id: 9 }, at: ['account_id'] },
    ],
  }),
  examples(chequeToBank, {
    holds: [
      { of: 'own', when: 'a bank', facts: { accounts, account_id: 1 } },
      { of: 'own', when: 'none yet', facts: { accounts, account_id: null } },
    ],
    refuses: [{ of: 'own', when: 'a cash desk', facts: { accounts, account_id: 2 }, at: ['account_id'] }],
  }),
  examples(chequeSupplierChosen, {
    holds: [{ of: 'own', when: 'a supplier', facts: { supplier_id: 5 } }],
    refuses: [{ of: 'own', when: 'none', facts: { supplier_id: null }, at: ['supplier_id'] }],
  }),
  examples(chequeNotEndorsed, {
    holds: [{ of: 'own', when: 'it lies in the portfolio', facts: { status: 'portfolio' } }],
    refuses: [{ of: 'own', when: 'a supplier has it', facts: { status: 'endorsed' } }],
  }),
  examples(chequeNotAtBank, {
    holds: [{ of: 'own', when: 'it lies in the portfolio', facts: { status: 'portfolio' } }],
    refuses: [{ of: 'own', when: 'a bank has it', facts: { status: 'deposited' } }],
  }),
  examples(chequeEditable, {
    holds: [{ of: 'own', when: 'it lies in the portfolio', facts: { status: 'portfolio' } }],
    refuses: [{ of: 'own', when: 'a bank has it', facts: { status: 'deposited' } }],
  }),
  examples(chequeNoteFits, {
    holds: [{ of: 'own', when: '250 letters', facts: { note: 'ş'.repeat(250) } }],
    refuses: [{ of: 'own', when: '251 letters', facts: { note: 'ş'.repeat(251) }, at: ['note'], about: { max: 250 } }],
  }),
]

import {
  entryAccountChosen,
  entryAmountPositive,
  entryCounterChosen,
  entryReversedChosen,
  entryTargetAmountPositive,
  entryTargetChosen,
} from '#api/rules/money/entries.ts'
import { isIban } from '#api/rules/money/iban.ts'
import { examples } from '#tests/rules/examples.ts'

const money = {
  kind: 'in',
  account_id: 1,
  amount: '10.00',
  to_account_id: null,
  to_amount: '',
  counter: 'income',
  reverses_id: null,
}
const transfer = { ...money, kind: 'transfer', counter: '', to_account_id: 2 }
const reversal = { ...money, kind: 'reversal', account_id: null, amount: '', counter: '', reverses_id: 5 }

export default [
  examples(isIban, {
    holds: [
      { of: 'own', when: 'the one of the standard’s examples for Türkiye', facts: 'TR33 0006 1005 1978 6457 8413 26' },
      { of: 'own', when: 'a German one in small letters', facts: 'de89370400440532013000' },
      { of: 'own', when: 'a British one with letters', facts: 'GB82 WEST 1234 5698 7654 32' },
    ],
    refuses: [
      { of: 'own', when: 'two digits changed places', facts: 'TR33 0006 1005 1978 6457 8413 62' },
      { of: 'own', when: 'a Turkish one that is too short', facts: 'TR330006100519786457841' },
      { of: 'own', when: 'a number without its country', facts: '0006100519786457841326' },
    ],
  }),
  examples(entryAccountChosen, {
    holds: [
      { of: 'own', when: 'money in', facts: money },
      { of: 'own', when: 'a reversal names none', facts: reversal },
    ],
    refuses: [{ of: 'own', when: 'none is chosen', facts: { ...money, account_id: null }, at: ['account_id'] }],
  }),
  examples(entryAmountPositive, {
    holds: [
      { of: 'own', when: 'a hundredth', facts: { ...money, amount: '0.01' } },
      { of: 'own', when: 'a reversal has the amount of what it takes back', facts: reversal },
    ],
    refuses: [
      { of: 'own', when: 'nothing', facts: { ...money, amount: '0' }, at: ['amount'] },
      { of: 'own', when: 'below nothing', facts: { ...money, amount: '-5' }, at: ['amount'] },
      { of: 'own', when: 'it is left out', facts: { ...money, amount: '' }, at: ['amount'] },
    ],
  }),
  examples(entryCounterChosen, {
    holds: [
      { of: 'own', when: 'income', facts: money },
      { of: 'own', when: 'a transfer is for nothing else', facts: transfer },
    ],
    refuses: [
      { of: 'own', when: 'money in for nothing', facts: { ...money, counter: '' }, at: ['counter'] },
      { of: 'own', when: 'money out for nothing', facts: { ...money, kind: 'out', counter: '' }, at: ['counter'] },
    ],
  }),
  examples(entryTargetChosen, {
    holds: [
      { of: 'own', when: 'another account', facts: transfer },
      { of: 'own', when: 'money in goes nowhere else', facts: money },
    ],
    refuses: [
      { of: 'own', when: 'none', facts: { ...transfer, to_account_id: null }, at: ['to_account_id'] },
      { of: 'own', when: 'the same account', facts: { ...transfer, to_account_id: 1 }, at: ['to_account_id'] },
    ],
  }),
  examples(entryTargetAmountPositive, {
    holds: [
      { of: 'own', when: 'it is left out', facts: transfer },
      { of: 'own', when: 'it is given', facts: { ...transfer, to_amount: '0.31' } },
      { of: 'own', when: 'money in has none', facts: { ...money, to_amount: '0' } },
    ],
    refuses: [{ of: 'own', when: 'nothing', facts: { ...transfer, to_amount: '0' }, at: ['to_amount'] }],
  }),
  examples(entryReversedChosen, {
    holds: [
      { of: 'own', when: 'one is named', facts: reversal },
      { of: 'own', when: 'money in takes nothing back', facts: money },
    ],
    refuses: [{ of: 'own', when: 'none is named', facts: { ...reversal, reverses_id: null }, at: ['reverses_id'] }],
  }),
]

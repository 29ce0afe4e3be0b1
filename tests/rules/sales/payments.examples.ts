import {
  type PaymentFacts,
  paymentAccountChosen,
  paymentDayGiven,
  paymentNotAhead,
  paymentPeriodOpen,
  paymentReferenceFits,
} from '#api/rules/sales/payments.ts'
import { examples } from '#tests/rules/examples.ts'

const bank = { id: 4, kind: 'bank', name: 'Banka', currency: 'TRY' } as const
const received: PaymentFacts = {
  ...{ account_id: 4, day: '2026-11-20', reference: 'DEKONT 17' },
  offered: { accounts: [bank], account_id: 4, day: '2026-11-20', closed_until: '2026-10-31' },
}
const noAccounts = { ...received.offered, accounts: [], account_id: null }

export default [
  examples(paymentAccountChosen, {
    holds: [
      { of: 'own', when: 'one of the accounts that take the currency', facts: received },
      {
        of: 'own',
        when: 'none, where the shop has none yet',
        facts: { ...received, account_id: null, offered: noAccounts },
      },
    ],
    refuses: [
      { of: 'own', when: 'none, where there is one', facts: { ...received, account_id: null } },
      { of: 'own', when: 'an account of another currency, or of another shop', facts: { ...received, account_id: 5 } },
      { of: 'own', when: 'one, where the shop has none yet', facts: { ...received, offered: noAccounts } },
    ],
  }),
  examples(paymentDayGiven, {
    holds: [{ of: 'own', when: 'a day', facts: received }],
    refuses: [
      { of: 'own', when: 'no day', facts: { ...received, day: '' } },
      { of: 'own', when: 'a day that there is not', facts: { ...received, day: '2026-02-30' } },
    ],
  }),
  examples(paymentNotAhead, {
    holds: [
      { of: 'own', when: 'today', facts: received },
      { of: 'own', when: 'a day of last year', facts: { ...received, day: '2025-12-31' } },
    ],
    refuses: [{ of: 'own', when: 'tomorrow', facts: { ...received, day: '2026-11-21' } }],
  }),
  examples(paymentPeriodOpen, {
    holds: [
      { of: 'own', when: 'the day after the last one that closed', facts: { ...received, day: '2026-11-01' } },
      {
        of: 'own',
        when: 'any day, where nothing closed',
        facts: { ...received, day: '2020-01-01', offered: { ...received.offered, closed_until: null } },
      },
    ],
    refuses: [{ of: 'own', when: 'the last day that closed', facts: { ...received, day: '2026-10-31' } }],
  }),
  examples(paymentReferenceFits, {
    holds: [
      { of: 'own', when: 'no reference', facts: { ...received, reference: '' } },
      { of: 'own', when: 'a hundred letters', facts: { ...received, reference: 'a'.repeat(100) } },
    ],
    refuses: [{ of: 'own', when: 'a letter more', facts: { ...received, reference: 'a'.repeat(101) } }],
  }),
]

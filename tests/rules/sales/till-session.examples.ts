import { cashCounted, cashMoved, deskChosen, salesSent } from '#api/rules/sales/till-session.ts'
import { examples } from '#tests/rules/examples.ts'

const closing = { counted: '100.00', unsent: 0, holder: { permissions: [2900] }, approved: false }
const full = { permissions: [100] }

export default [
  examples(cashCounted, {
    holds: [
      { of: 'own', when: 'an amount', facts: { counted: '100.00' } },
      { of: 'own', when: 'an empty desk', facts: { counted: '0' } },
    ],
    refuses: [
      { of: 'own', when: 'nothing was counted', facts: { counted: '' }, at: ['counted'] },
      { of: 'own', when: 'less than nothing', facts: { counted: '-1' }, at: ['counted'] },
    ],
  }),
  examples(deskChosen, {
    holds: [{ of: 'own', when: 'one of the shop', facts: { account_id: 3, counted: '0', desks: [{ id: 3 }] } }],
    refuses: [
      { of: 'own', when: 'none', facts: { account_id: null, counted: '0', desks: [{ id: 3 }] }, at: ['account_id'] },
    ],
  }),
  examples(cashMoved, {
    holds: [{ of: 'own', when: 'an amount', facts: { kind: 'in', amount: '0.01', note: '' } }],
    refuses: [{ of: 'own', when: 'nothing', facts: { kind: 'out', amount: '0', note: '' }, at: ['amount'] }],
  }),
  examples(salesSent, {
    holds: [
      { of: 'own', when: 'all are with the server', facts: closing },
      { of: 'own', when: 'full authority signs for two', facts: { ...closing, unsent: 2, override: 1, holder: full } },
      {
        of: 'own',
        when: 'full authority approves for two',
        facts: { ...closing, unsent: 2, override: 1, approved: true },
      },
    ],
    refuses: [
      { of: 'own', when: 'two are not', facts: { ...closing, unsent: 2, holder: full }, at: ['override'] },
      {
        of: 'own',
        when: 'it was approved and is not signed',
        facts: { ...closing, unsent: 2, approved: true },
        at: ['override'],
      },
      { of: 'own', when: 'a cashier signs for two', facts: { ...closing, unsent: 2, override: 1 }, at: ['override'] },
    ],
  }),
]

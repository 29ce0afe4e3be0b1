import {
  accountSettled,
  complaintWithdraws,
  consentHow,
  eraseConfirmed,
  isPerson,
  noChequeOpen,
  noOrderOpen,
  noRefundOpen,
  noStaffErased,
  notErased,
} from '#api/rules/sales/personal-data.ts'
import { examples } from '#tests/rules/examples.ts'

const settled = {
  ...{ erased: false, walk_in: false, signs_in: false, unsettled: false },
  ...{ open_orders: 0, open_refunds: 0, open_cheques: 0 },
}
const holds = [{ of: 'own', when: 'nothing is open', facts: settled }] as const

export default [
  examples(complaintWithdraws, {
    holds: [
      { of: 'own', when: 'a complaint withdraws', facts: { given: 0, complaint: 1 } },
      { of: 'own', when: 'a consent is no complaint', facts: { given: 1 } },
    ],
    refuses: [{ of: 'own', when: 'who complains allows it', facts: { given: 1, complaint: 1 }, at: ['given'] }],
  }),
  examples(consentHow, {
    holds: [{ of: 'own', when: 'a form that was signed', facts: { how: 'Mağazada imzalı form' } }],
    refuses: [{ of: 'own', when: 'blanks alone', facts: { how: '  ' }, at: ['how'] }],
  }),
  examples(notErased, {
    holds: [...holds],
    refuses: [{ of: 'own', when: 'they were erased before', facts: { ...settled, erased: true } }],
  }),
  examples(isPerson, {
    holds: [...holds],
    refuses: [{ of: 'own', when: 'the walk-in customer', facts: { ...settled, walk_in: true } }],
  }),
  examples(noStaffErased, {
    holds: [...holds],
    refuses: [{ of: 'own', when: 'somebody who worked in the panel', facts: { ...settled, signs_in: true } }],
  }),
  examples(noOrderOpen, {
    holds: [...holds],
    refuses: [{ of: 'own', when: 'one order is on its way', facts: { ...settled, open_orders: 1 } }],
  }),
  examples(noRefundOpen, {
    holds: [...holds],
    refuses: [{ of: 'own', when: 'one refund is not paid', facts: { ...settled, open_refunds: 1 } }],
  }),
  examples(noChequeOpen, {
    holds: [...holds],
    refuses: [{ of: 'own', when: 'one cheque lies in the portfolio', facts: { ...settled, open_cheques: 1 } }],
  }),
  examples(eraseConfirmed, {
    holds: [{ of: 'own', when: 'the name was written', facts: { typed: ' Elif Kaya ', name: 'Elif Kaya' } }],
    refuses: [{ of: 'own', when: 'another was', facts: { typed: 'Elif', name: 'Elif Kaya' }, at: ['typed'] }],
  }),
  examples(accountSettled, {
    holds: [...holds],
    refuses: [{ of: 'own', when: 'a kuruş is owed', facts: { ...settled, unsettled: true } }],
  }),
]

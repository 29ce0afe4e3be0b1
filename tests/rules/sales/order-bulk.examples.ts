import { ordersSelected, sameStatus, statusChosen, stillStands } from '#api/rules/sales/order-bulk.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
  examples(ordersSelected, {
    holds: [{ of: 'R68', when: 'two orders are selected', facts: { selected: 2 } }],
    refuses: [{ of: 'R68', when: 'none is selected', facts: { selected: 0 } }],
  }),
  examples(sameStatus, {
    holds: [
      { of: 'R69', when: 'all are accepted', facts: { statuses: ['accepted'] } },
      { of: 'R69', when: 'there is none, which another rule refuses', facts: { statuses: [] } },
    ],
    refuses: [
      { of: 'R69', when: 'one is accepted, one being prepared', facts: { statuses: ['accepted', 'preparing'] } },
    ],
  }),
  examples(statusChosen, {
    holds: [{ of: 'own', when: 'they are to be prepared', facts: { to: 'preparing' } }],
    refuses: [{ of: 'own', when: 'nothing was chosen yet', facts: { to: null } }],
  }),
  examples(stillStands, {
    holds: [{ of: 'R69', when: 'nobody touched it', facts: { status: 'accepted', from: 'accepted' } }],
    refuses: [{ of: 'R69', when: 'a colleague began to prepare it', facts: { status: 'preparing', from: 'accepted' } }],
  }),
]

import {
  leadsThere,
  ordersSelected,
  sameStatus,
  statusChosen,
  stepByStep,
  stillStands,
} from '#api/rules/sales/order-bulk.ts'
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
  examples(stepByStep, {
    holds: [
      {
        of: 'R69',
        when: 'the status is the next one',
        facts: { from: 'orders.pending', to: 'orders.accepted', next: 'orders.accepted' },
      },
      {
        of: 'R69',
        when: 'no way leads there, which another rule refuses',
        facts: { from: 'orders.delivered', to: 'orders.preparing', next: null },
      },
    ],
    refuses: [
      {
        of: 'R69',
        when: 'an order that waits is to be on its way',
        facts: { from: 'orders.pending', to: 'orders.in_cargo', next: 'orders.accepted' },
      },
    ],
  }),
  examples(leadsThere, {
    holds: [
      {
        of: 'R69',
        when: 'a way leads there',
        facts: { from: 'orders.pending', to: 'orders.in_cargo', next: 'orders.accepted' },
      },
    ],
    refuses: [
      {
        of: 'R69',
        when: 'what was delivered is to be prepared',
        facts: { from: 'orders.delivered', to: 'orders.preparing', next: null },
      },
    ],
  }),
]

import {
  acceptedFirst,
  allAccountedFor,
  notWithCargo,
  somethingToPutBack,
  withinOrdered,
} from '#api/rules/sales/picking.ts'
import { examples } from '#tests/rules/examples.ts'

const whole = { line_id: 1, quantity: 3, picked: 3, short_reason: '' }
const half = { line_id: 2, quantity: 2, picked: 1, short_reason: '' }
const lines = [whole, half]

export default [
  examples(acceptedFirst, {
    holds: [{ of: 'R63', when: 'an accepted order', facts: { status: 'accepted' } }],
    refuses: [
      { of: 'R63', when: 'a pending order', facts: { status: 'pending' } },
      { of: 'R63', when: 'one that waits for its payment', facts: { status: 'awaiting_payment' } },
    ],
  }),
  examples(notWithCargo, {
    holds: [{ of: 'R64', when: 'an order that is being packed', facts: { status: 'being_packed' } }],
    refuses: [
      { of: 'R64', when: 'one that was reported to cargo', facts: { status: 'reported_to_cargo' } },
      { of: 'R64', when: 'one that arrived', facts: { status: 'delivered' } },
    ],
  }),
  examples(withinOrdered, {
    holds: [
      { of: 'own', when: 'as many as were ordered', facts: { lines, picks: [{ line_id: 2, picked: 2 }] } },
      { of: 'own', when: 'none again', facts: { lines, picks: [{ line_id: 1, picked: 0 }] } },
    ],
    refuses: [
      {
        of: 'own',
        when: 'one more than was ordered',
        facts: { lines, picks: [{ line_id: 2, picked: 3 }] },
        at: ['lines.0.picked'],
      },
      {
        of: 'own',
        when: 'a line of another order',
        facts: { lines, picks: [{ line_id: 9, picked: 1 }] },
        at: ['lines.0.picked'],
      },
      {
        of: 'own',
        when: 'a line named twice',
        facts: {
          lines,
          picks: [
            { line_id: 1, picked: 1 },
            { line_id: 1, picked: 2 },
          ],
        },
        at: ['lines.1.picked'],
      },
    ],
  }),
  examples(somethingToPutBack, {
    holds: [{ of: 'own', when: 'the last piece goes back to its shelf', facts: { picked: 0 } }],
    refuses: [{ of: 'own', when: 'one goes back where none was taken', facts: { picked: -1 } }],
  }),
  examples(allAccountedFor, {
    holds: [
      { of: 'own', when: 'all pieces are in the basket', facts: { lines: [whole] } },
      {
        of: 'own',
        when: 'what is short has a reason',
        facts: { lines: [whole, { ...half, short_reason: 'missing' }] },
      },
    ],
    refuses: [{ of: 'own', when: 'a piece is missing without a reason', facts: { lines }, about: { count: 1 } }],
  }),
]

import { restSettled, somethingShort } from '#api/rules/sales/short-picks.ts'
import { examples } from '#tests/rules/examples.ts'

const one = { line_id: 1, missing: 2, reason: 'missing', refunded: 0, awaited: 0 } as const
const other = { line_id: 2, missing: 1, reason: 'damaged', refunded: 0, awaited: 1 } as const

export default [
  examples(restSettled, {
    holds: [
      { of: 'own', when: 'an order of which all was packed', facts: { short: [] } },
      { of: 'own', when: 'one whose rest is refunded', facts: { short: [{ ...one, refunded: 2 }] } },
    ],
    refuses: [
      { of: 'own', when: 'two pieces of which nobody said anything', facts: { short: [one] } },
      { of: 'own', when: 'one of two that is refunded', facts: { short: [{ ...one, refunded: 1 }] } },
      { of: 'own', when: 'a piece that the order waits for', facts: { short: [other] } },
    ],
  }),
  examples(somethingShort, {
    holds: [
      { of: 'own', when: 'a line that is short', facts: { short: [one, other], line_id: 2 } },
      { of: 'own', when: 'one that is refunded in part', facts: { short: [{ ...one, refunded: 1 }], line_id: 1 } },
    ],
    refuses: [
      { of: 'own', when: 'a line that is whole', facts: { short: [one], line_id: 2 } },
      { of: 'own', when: 'one that is refunded', facts: { short: [{ ...one, refunded: 2 }], line_id: 1 } },
    ],
  }),
]

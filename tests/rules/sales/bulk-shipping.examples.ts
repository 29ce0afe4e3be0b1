import { shippingRested } from '#api/rules/sales/bulk-shipping.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
  examples(shippingRested, {
    holds: [
      { of: 'R211', when: 'two minutes after an error', facts: { seconds: 120 } },
      { of: 'R236', when: 'nothing was ever sent in bulk', facts: { seconds: null } },
    ],
    refuses: [
      { of: 'R211', when: 'a second too early', facts: { seconds: 119 }, about: { seconds: 1 } },
      { of: 'R236', when: 'right after another job', facts: { seconds: 0 }, about: { seconds: 120 } },
    ],
  }),
]

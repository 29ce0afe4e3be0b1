import { senderKnown, senderReachable, somethingToSell, wayToSend } from '#api/rules/sales/readiness.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
  examples(somethingToSell, {
    holds: [{ of: 'own', when: 'a product may be sold', facts: { product: true } }],
    refuses: [{ of: 'own', when: 'none may be sold', facts: { product: false } }],
  }),
  examples(wayToSend, {
    holds: [{ of: 'own', when: 'a method is active', facts: { shipping_method: true } }],
    refuses: [{ of: 'own', when: 'no method is active', facts: { shipping_method: false } }],
  }),
  examples(senderKnown, {
    holds: [{ of: 'own', when: 'the shop said where it is', facts: { address: true } }],
    refuses: [{ of: 'own', when: 'it did not', facts: { address: false } }],
  }),
  examples(senderReachable, {
    holds: [{ of: 'own', when: 'the shop has a phone', facts: { phone: true } }],
    refuses: [{ of: 'own', when: 'it has none', facts: { phone: false } }],
  }),
]

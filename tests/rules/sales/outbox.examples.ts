import { failure } from '#api/contract/platform/failure.ts'
import { saleNotStored, saleRefused } from '#api/rules/sales/outbox.ts'
import { examples } from '#tests/rules/examples.ts'

const refused = failure('refused', { status: 422, says: 0, rules: [{ id: 'order.no_stock' }] })
const reused = failure('conflict', { status: 409, says: 0, error: 'request.key_reused' })

export default [
  examples(saleRefused, {
    holds: [{ of: 'own', when: 'the server has refused it', facts: { sale: { refused } } }],
    refuses: [
      { of: 'own', when: 'it waits for an answer', facts: { sale: { refused: null } } },
      { of: 'own', when: 'it is not there any more', facts: { sale: null } },
    ],
  }),
  examples(saleNotStored, {
    holds: [{ of: 'own', when: 'a rule of the sale refused it', facts: { sale: { refused } } }],
    refuses: [{ of: 'own', when: 'its key is taken by other words', facts: { sale: { refused: reused } } }],
  }),
]

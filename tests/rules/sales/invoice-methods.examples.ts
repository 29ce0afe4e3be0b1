import { uuidPlaced } from '#api/rules/sales/invoice-methods.ts'
import { examples } from '#tests/rules/examples.ts'

const placed = { adapter: 'http', status_url: 'https://e.test/[uuid]', cancel_url: '' }

export default [
  examples(uuidPlaced, {
    holds: [
      { of: 'own', when: 'an address with a place for it, and none to cancel at', facts: placed },
      {
        of: 'own',
        when: 'the sandbox, which has no address',
        facts: { adapter: 'sandbox', status_url: '', cancel_url: 'x' },
      },
      { of: 'own', when: 'no address yet, which its field says', facts: { ...placed, status_url: '' } },
    ],
    refuses: [
      { of: 'own', when: 'a status for all', facts: { ...placed, status_url: 'https://e.test/' }, at: ['status_url'] },
      {
        of: 'own',
        when: 'a cancelling of all',
        facts: { ...placed, cancel_url: 'https://e.test/' },
        at: ['cancel_url'],
      },
    ],
  }),
]

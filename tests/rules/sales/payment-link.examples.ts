import type { OrderPaymentLink } from '#api/contract/sales/payment-link.ts'
import type { Rule } from '#api/rules/platform/rule.ts'
import {
  customerReachable,
  mailedLinkRules,
  paidOnline,
  paymentLinkRules,
  somethingDue,
} from '#api/rules/sales/payment-link.ts'
import { enoughForMethod, notTooMuchForMethod } from '#api/rules/sales/payment-methods.ts'
import { examples } from '#tests/rules/examples.ts'

type Facts = Pick<OrderPaymentLink, 'status' | 'due' | 'method' | 'email'>

const limited: Facts = {
  status: 'pending',
  due: '100.00',
  method: { method: 'credit_card', name: 'Kart', minimum: '100.00', maximum: '200.00' },
  email: 'elif@ornek.test',
}
const among = (id: string) => paymentLinkRules.find((one) => one.id === id) as Rule<Facts>

export default [
  examples(somethingDue, {
    holds: [{ of: 'R60', when: 'a kuruş', facts: { due: '0.01' } }],
    refuses: [{ of: 'R60', when: 'nothing', facts: { due: '0.00' } }],
  }),
  examples(paidOnline, {
    holds: [{ of: 'R241', when: 'a shop that takes cards online', facts: limited }],
    refuses: [{ of: 'R241', when: 'one that does not', facts: { method: null } }],
  }),
  examples(customerReachable, {
    holds: [{ of: 'own', when: 'an address', facts: limited }],
    refuses: [{ of: 'own', when: 'blanks', facts: { email: ' ' } }],
  }),
  examples(among(enoughForMethod.id), {
    holds: [
      { of: 'R144', when: 'as much as the minimum', facts: limited },
      { of: 'own', when: 'no method, which is told otherwise', facts: { ...limited, method: null } },
    ],
    refuses: [
      { of: 'R144', when: 'a kuruş less', facts: { ...limited, due: '99.99' }, about: { name: 'Kart', min: 100 } },
    ],
  }),
  examples(among(notTooMuchForMethod.id), {
    holds: [{ of: 'R146', when: 'as much as the maximum', facts: { ...limited, due: '200.00' } }],
    refuses: [
      { of: 'R146', when: 'a kuruş more', facts: { ...limited, due: '200.01' }, about: { name: 'Kart', max: 200 } },
    ],
  }),
  examples(mailedLinkRules.at(-1) as Rule<Facts>, {
    holds: [{ of: 'own', when: 'somebody who can be written to', facts: limited }],
    refuses: [{ of: 'own', when: 'nobody', facts: { ...limited, email: '' } }],
  }),
]

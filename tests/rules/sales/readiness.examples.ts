import {
  mailsLeave,
  senderKnown,
  senderReachable,
  somethingToSell,
  wayToInvoice,
  wayToPay,
  wayToSend,
} from '#api/rules/sales/readiness.ts'
import { colleagueInvited, regionDecided, shopNamed } from '#api/rules/sales/set-up.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
  examples(somethingToSell, {
    holds: [{ of: 'own', when: 'a product may be sold', facts: { product: true } }],
    refuses: [{ of: 'own', when: 'none may be sold', facts: { product: false } }],
  }),
  examples(mailsLeave, {
    holds: [{ of: 'own', when: 'mails leave the shop', facts: { mail: true } }],
    refuses: [{ of: 'own', when: 'nothing sends them', facts: { mail: false } }],
  }),
  examples(wayToPay, {
    holds: [{ of: 'own', when: 'a way to pay is active', facts: { payment_method: true } }],
    refuses: [{ of: 'own', when: 'none is active', facts: { payment_method: false } }],
  }),
  examples(wayToInvoice, {
    holds: [{ of: 'own', when: 'an integrator is connected', facts: { invoice_method: true } }],
    refuses: [{ of: 'own', when: 'nobody takes invoices', facts: { invoice_method: false } }],
  }),
  examples(shopNamed, {
    holds: [{ of: 'own', when: 'somebody named the shop', facts: { named: true } }],
    refuses: [{ of: 'own', when: 'it is called as every new shop is', facts: { named: false } }],
  }),
  examples(regionDecided, {
    holds: [{ of: 'own', when: 'somebody saved money, language and taxes', facts: { regional: true } }],
    refuses: [{ of: 'own', when: 'nobody did', facts: { regional: false } }],
  }),
  examples(colleagueInvited, {
    holds: [{ of: 'own', when: 'somebody else works here', facts: { colleague: true } }],
    refuses: [{ of: 'own', when: 'nobody else does', facts: { colleague: false } }],
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

import { phoneIntegrationActive, phoneMessageActive, shopPhoneKnown } from '#api/rules/platform/phone-messages.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
  examples(phoneIntegrationActive, {
    holds: [{ of: 'R202', when: 'one method is active', facts: { integration: true } }],
    refuses: [{ of: 'R202', when: 'none is active', facts: { integration: false } }],
  }),
  examples(phoneMessageActive, {
    holds: [{ of: 'R151', when: 'it is active', facts: { status: 1 } }],
    refuses: [{ of: 'R151', when: 'it is passive', facts: { status: 0 }, at: ['status'] }],
  }),
  examples(shopPhoneKnown, {
    holds: [{ of: 'R151', when: 'as people write it', facts: { phone: '+90 (312) 555 01 23' } }],
    refuses: [
      { of: 'R151', when: 'none', facts: { phone: '' } },
      { of: 'R151', when: 'a word', facts: { phone: 'merkez' } },
    ],
  }),
]

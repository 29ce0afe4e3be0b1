import { messagePlaced, phoneMethodActive, shopPhoneKnown } from '#api/rules/settings/phone-messages.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
  examples(phoneMethodActive, {
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
  examples(messagePlaced, {
    holds: [
      {
        of: 'R202',
        when: 'both have their place',
        facts: { adapter: 'http', body: '{"to":"[phone]","text":"[message]"}' },
      },
      { of: 'R202', when: 'the sandbox has no body', facts: { adapter: 'sandbox', body: '' } },
    ],
    refuses: [
      { of: 'R202', when: 'no number', facts: { adapter: 'http', body: '[message]' }, at: ['body'] },
      { of: 'R202', when: 'no message', facts: { adapter: 'http', body: '[phone]' }, at: ['body'] },
    ],
  }),
]

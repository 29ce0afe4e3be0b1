import { messagePlaced } from '#api/rules/settings/phone-messages.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
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

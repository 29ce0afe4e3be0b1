import { phonePlaceholdersKnown, phoneTextFits, phoneTextGiven } from '#api/rules/platform/phone-templates.ts'
import { examples } from '#tests/rules/examples.ts'

const accepted = { kind: 'order_accepted', texts: { tr: 'Onaylandı: {{order_number}}', en: 'Accepted' } } as const
const turkish = (tr: string) => ({ ...accepted, texts: { ...accepted.texts, tr } })
const english = (en: string) => ({ ...accepted, texts: { ...accepted.texts, en } })

export default [
  examples(phoneTextGiven, {
    holds: [{ of: 'own', when: 'a text in both languages', facts: accepted }],
    refuses: [
      {
        ...{ of: 'own', when: 'none in English', facts: english(' \n') },
        ...{ at: ['en'], about: { field: 'phone_templates.text' } },
      },
    ],
  }),
  examples(phoneTextFits, {
    holds: [{ of: 'own', when: '600 characters', facts: turkish('😀'.repeat(600)) }],
    refuses: [{ of: 'own', when: '601 characters', facts: english('a'.repeat(601)), at: ['en'], about: { max: 600 } }],
  }),
  examples(phonePlaceholdersKnown, {
    holds: [
      { of: 'own', when: 'those of an order', facts: turkish('{{shop_name}} {{ customer_name }} {{order_number}}') },
      {
        ...{ of: 'own', when: 'the parcel of what goes to cargo' },
        facts: { ...turkish('{{tracking}}'), kind: 'order_reported_to_cargo' },
      },
    ],
    refuses: [
      {
        ...{
          of: 'own',
          when: 'one that there is not, in both',
          facts: { ...accepted, texts: { tr: '{{x}}', en: '{{x}}' } },
        },
        ...{ at: ['tr', 'en'], about: { names: '{{x}}' } },
      },
      {
        ...{ of: 'own', when: 'the lines of a refund, which a mail has room for' },
        ...{ facts: { ...english('{{lines}} {{tax}}'), kind: 'refunded' } },
        ...{ at: ['en'], about: { names: '{{lines}}, {{tax}}' } },
      },
    ],
  }),
]

import { type AddressFacts, addressLanguageChosen, addressRules } from '#api/rules/content/addresses.ts'
import { examples } from '#tests/rules/examples.ts'

const [, given, fits, formed] = addressRules as readonly [unknown, ...[Written, Written, Written]]
type Written = (typeof addressRules)[number]

const address = (slug: string): AddressFacts => ({ language_id: 175, slug })

export default [
  examples(addressLanguageChosen, {
    holds: [{ of: 'own', when: 'a language is chosen', facts: { language_id: 175 } }],
    refuses: [{ of: 'own', when: 'none is', facts: { language_id: null }, at: ['language_id'] }],
  }),
  examples(given, {
    holds: [{ of: 'own', when: 'an old address', facts: address('iade') }],
    refuses: [{ of: 'own', when: 'an old address that says nothing', facts: address(''), at: ['slug'] }],
  }),
  examples(fits, {
    holds: [{ of: 'own', when: 'an old address of a hundred letters', facts: address('a'.repeat(100)) }],
    refuses: [
      {
        of: 'own',
        when: 'an old address of a hundred and one',
        facts: address('a'.repeat(101)),
        at: ['slug'],
        about: { max: 100 },
      },
    ],
  }),
  examples(formed, {
    holds: [
      { of: 'own', when: 'an old address in words with hyphens', facts: address('iade-kosullari') },
      { of: 'own', when: 'an old address that is not written yet', facts: address('') },
    ],
    refuses: [{ of: 'own', when: 'an old address with a capital', facts: address('Iade'), at: ['slug'] }],
  }),
]

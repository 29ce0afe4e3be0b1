import { addressLanguageChosen } from '#api/rules/content/addresses.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
  examples(addressLanguageChosen, {
    holds: [{ of: 'own', when: 'a language is chosen', facts: { language_id: 175 } }],
    refuses: [{ of: 'own', when: 'none is', facts: { language_id: null }, at: ['language_id'] }],
  }),
]

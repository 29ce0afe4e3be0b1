import { isSlug } from '#api/rules/content/articles.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
  examples(isSlug, {
    holds: [
      { of: 'own', when: 'words with hyphens', facts: 'iade-kosullari' },
      { of: 'own', when: 'a number', facts: '2026' },
    ],
    refuses: [
      { of: 'own', when: 'a capital', facts: 'Iade' },
      { of: 'own', when: 'a Turkish letter', facts: 'iade-koşulları' },
      { of: 'own', when: 'a blank', facts: 'iade kosullari' },
      { of: 'own', when: 'a hyphen at the end', facts: 'iade-' },
      { of: 'own', when: 'two hyphens', facts: 'iade--kosullari' },
      { of: 'own', when: 'a path', facts: '../iade' },
    ],
  }),
]

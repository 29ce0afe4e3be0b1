import { attributeSourceChosen } from '#api/rules/catalog/marketplace-attributes.ts'
import { examples } from '#tests/rules/examples.ts'

const chosen = (changes: object) => ({
  chosen: [
    { ...{ attribute_id: 47, source: 'name' as const, source_id: null, value_id: null, matches: [] }, ...changes },
  ],
})

export default [
  examples(attributeSourceChosen, {
    holds: [
      { of: 'own', when: 'it goes by its name', facts: chosen({}) },
      { of: 'own', when: 'it comes from an option', facts: chosen({ source: 'option', source_id: 3 }) },
      { of: 'own', when: 'it comes from an attribute', facts: chosen({ source: 'attribute', source_id: 3 }) },
      { of: 'own', when: 'it is the same for all', facts: chosen({ source: 'fixed', value_id: 6_980 }) },
    ],
    refuses: [
      { of: 'own', when: 'no value is chosen for all', facts: chosen({ source: 'fixed' }), at: ['47'] },
      { of: 'own', when: 'no option is chosen', facts: chosen({ source: 'option' }), at: ['47'] },
    ],
  }),
]

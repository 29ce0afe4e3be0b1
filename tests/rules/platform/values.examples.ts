import { hasValue, isSwatch, somethingNew, valuesDiffer } from '#api/rules/platform/values.ts'
import { examples } from '#tests/rules/examples.ts'

const named = (...names: string[]) => ({
  values: names.map((name) => ({ id: null, translations: [{ language_id: 175, name }] })),
})

export default [
  examples(hasValue, {
    holds: [{ of: 'R123', when: 'one size', facts: named('S') }],
    refuses: [{ of: 'R123', when: 'no value', facts: { values: [] }, at: ['values'] }],
  }),
  examples(valuesDiffer, {
    holds: [
      { of: 'own', when: 'two sizes', facts: named('S', 'M') },
      { of: 'own', when: 'two without a name yet, which another rule tells', facts: named('', ' ') },
    ],
    refuses: [
      {
        of: 'own',
        when: 'the same colour in other letters',
        facts: named('Kırmızı', 'KIRMIZI'),
        at: ['values.1.translations.0.name'],
      },
    ],
  }),
  examples(isSwatch, {
    holds: [
      { of: 'own', when: 'nothing', facts: '' },
      { of: 'own', when: 'a colour', facts: '#1F6feb' },
      { of: 'own', when: 'a stored picture', facts: `${'0a'.repeat(15)}.webp` },
    ],
    refuses: [
      { of: 'own', when: 'a word', facts: 'kırmızı' },
      { of: 'own', when: 'three digits', facts: '#fff' },
      { of: 'own', when: 'a style', facts: 'url(//evil.test)' },
    ],
  }),
  examples(somethingNew, {
    holds: [{ of: 'own', when: 'one new value', facts: { fresh: 1 } }],
    refuses: [{ of: 'own', when: 'only what is there already', facts: { fresh: 0 } }],
  }),
]

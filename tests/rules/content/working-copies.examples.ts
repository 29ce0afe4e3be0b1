import { copyOfPublished, copySaved, copyScheduled, copyStored } from '#api/rules/content/working-copies.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
  examples(copyOfPublished, {
    holds: [{ of: 'own', when: 'visitors see the record', facts: { state: 'published' } }],
    refuses: [
      { of: 'own', when: 'it is a draft', facts: { state: 'draft' } },
      { of: 'own', when: 'it waits for its day', facts: { state: 'scheduled' } },
    ],
  }),
  examples(copyStored, {
    holds: [{ of: 'own', when: 'there is one', facts: { stored: true } }],
    refuses: [{ of: 'own', when: 'nobody saved one', facts: { stored: false } }],
  }),
  examples(copySaved, {
    holds: [{ of: 'own', when: 'nothing was typed since', facts: { unsaved: false } }],
    refuses: [{ of: 'own', when: 'something was', facts: { unsaved: true } }],
  }),
  examples(copyScheduled, {
    holds: [{ of: 'own', when: 'it has a moment', facts: { publish_at: '2026-12-01T09:00:00.000Z' } }],
    refuses: [{ of: 'own', when: 'it has none', facts: { publish_at: null } }],
  }),
]

import {
  countsFit,
  type LabelPrintFacts,
  labelsChosen,
  notTooManyLabels,
  somethingQueued,
  startsOnSheet,
  themeChosen,
} from '#api/rules/content/label-print.ts'
import { examples } from '#tests/rules/examples.ts'

const roll = { paper: 'roll', columns: 1, rows: 1 } as const
const sheet = { paper: 'sheet', columns: 3, rows: 8 } as const
const facts = (changes: Partial<LabelPrintFacts> = {}): LabelPrintFacts => ({
  ...{ theme: roll, counts: ['2', '1'], start: '1' },
  ...changes,
})

export default [
  examples(themeChosen, {
    holds: [{ of: 'own', when: 'a theme is chosen', facts: facts() }],
    refuses: [{ of: 'own', when: 'none is', facts: facts({ theme: null }), at: ['theme'] }],
  }),
  examples(countsFit, {
    holds: [
      { of: 'own', when: 'whole numbers', facts: facts() },
      { of: 'own', when: 'none of one and as many as may be of another', facts: facts({ counts: ['0', '999'] }) },
    ],
    refuses: [
      { of: 'own', when: 'nothing typed', facts: facts({ counts: ['1', ''] }), at: ['count.1'], about: { most: 999 } },
      { of: 'own', when: 'a fraction', facts: facts({ counts: ['1,5'] }), at: ['count.0'] },
      { of: 'own', when: 'less than none', facts: facts({ counts: ['-1'] }), at: ['count.0'] },
      { of: 'own', when: 'one more than may be', facts: facts({ counts: ['1000'] }), at: ['count.0'] },
    ],
  }),
  examples(labelsChosen, {
    holds: [{ of: 'own', when: 'one label', facts: facts({ counts: ['0', '1'] }) }],
    refuses: [
      { of: 'own', when: 'no product', facts: facts({ counts: [] }) },
      { of: 'own', when: 'none of any product', facts: facts({ counts: ['0', '0'] }) },
    ],
  }),
  examples(notTooManyLabels, {
    holds: [{ of: 'own', when: 'as many as go into a document', facts: facts({ counts: ['999', '999', '2'] }) }],
    refuses: [
      {
        of: 'own',
        when: 'one more',
        facts: facts({ counts: ['999', '999', '3'] }),
        about: { most: 2000, count: 2001 },
      },
    ],
  }),
  examples(startsOnSheet, {
    holds: [
      { of: 'own', when: 'the last place of a sheet', facts: facts({ theme: sheet, start: '24' }) },
      { of: 'own', when: 'a roll has no places', facts: facts({ start: '' }) },
    ],
    refuses: [
      {
        of: 'own',
        when: 'a place that the sheet does not have',
        facts: facts({ theme: sheet, start: '25' }),
        at: ['start'],
        about: { most: 24 },
      },
      { of: 'own', when: 'before the first', facts: facts({ theme: sheet, start: '0' }), at: ['start'] },
      { of: 'own', when: 'nothing typed', facts: facts({ theme: sheet, start: '' }), at: ['start'] },
    ],
  }),
  examples(somethingQueued, {
    holds: [{ of: 'own', when: 'one that waits', facts: { queued: 1 } }],
    refuses: [{ of: 'own', when: 'none that waits', facts: { queued: 0 } }],
  }),
]

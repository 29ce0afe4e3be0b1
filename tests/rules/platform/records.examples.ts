import {
  chosenOnce,
  conflictChosen,
  fieldsUploaded,
  somethingChanged,
  somethingSelected,
  wordTyped,
} from '#api/rules/platform/records.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
  examples(wordTyped, {
    holds: [
      { of: 'R192', when: 'the word as it is', facts: { typed: 'SİL', word: 'SİL' } },
      { of: 'R192', when: 'in small Turkish letters, with blanks', facts: { typed: ' sil ', word: 'SİL' } },
    ],
    refuses: [
      { of: 'R192', when: 'nothing typed', facts: { typed: '', word: 'SİL' }, at: ['word'], about: { word: 'SİL' } },
      { of: 'R192', when: 'half of the word', facts: { typed: 'si', word: 'SİL' } },
    ],
  }),
  examples(somethingChanged, {
    holds: [{ of: 'R40', when: 'a field was changed', facts: { changed: true } }],
    refuses: [{ of: 'R40', when: 'everything is as it was loaded', facts: { changed: false } }],
  }),
  examples(chosenOnce, {
    holds: [
      { of: 'own', when: 'a language of a record that is new', facts: { field: 'of', stored: null, chosen: 176 } },
      { of: 'own', when: 'the language that is stored', facts: { field: 'of', stored: 176, chosen: 176 } },
    ],
    refuses: [
      { of: 'own', when: 'another one', facts: { field: 'of', stored: 176, chosen: 177 }, at: ['of'] },
      { of: 'own', when: 'none any more', facts: { field: 'of', stored: 176, chosen: null }, at: ['of'] },
    ],
  }),
  examples(conflictChosen, {
    holds: [{ of: 'D5', when: 'a side was chosen for each field', facts: { unchosen: [] } }],
    refuses: [{ of: 'D5', when: 'one field has no side yet', facts: { unchosen: ['status'] }, at: ['status'] }],
  }),
  examples(somethingSelected, {
    holds: [{ of: 'R68', when: 'one row is selected', facts: { selected: 1 } }],
    refuses: [{ of: 'R68', when: 'no row is selected', facts: { selected: 0 } }],
  }),
  examples(fieldsUploaded, {
    holds: [{ of: 'R38', when: 'no picture is on its way', facts: { uploading: [] } }],
    refuses: [{ of: 'R38', when: 'the logo is on its way', facts: { uploading: ['logo'] }, at: ['logo'] }],
  }),
]

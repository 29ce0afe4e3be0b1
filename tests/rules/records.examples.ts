import { wordTyped } from '#api/rules/records.ts'
import { examples } from './examples.ts'

export default [
  examples(wordTyped, {
    holds: [
      { of: 'R192', when: 'the word', facts: { typed: 'SİL', word: 'SİL' } },
      { of: 'R192', when: 'the word in small letters, as Turkish has them', facts: { typed: ' sil ', word: 'SİL' } },
    ],
    refuses: [
      { of: 'R192', when: 'nothing', facts: { typed: '', word: 'SİL' }, at: ['word'], about: { word: 'SİL' } },
      { of: 'R192', when: 'another word', facts: { typed: 'ekle', word: 'SİL' } },
    ],
  }),
]

import {
  type CountedLine,
  countNamed,
  differencesExplained,
  explainedDiffer,
  goodsToCount,
  linesKnown,
  notBelowZero,
  notTooManyToCount,
  piecesSent,
  reasonsGiven,
} from '#api/rules/catalog/stock-counts.ts'
import { examples } from '#tests/rules/examples.ts'

const line = (counted: number | null, reason = ''): CountedLine => ({ line: 0, expected: 5, counted, reason })
const of = (...lines: CountedLine[]) => ({ size: lines.length, lines })
const pieces = (quantity: number, at = 0) => ({ ...of(line(2)), pieces: [{ line: at, quantity }] })
const reasons = (reason: string, counted = 4) => ({ ...of(line(counted)), reasons: [{ line: 0, reason }] })

export default [
  examples(countNamed, {
    holds: [{ of: 'own', when: 'a name', facts: { name: 'Kasım' } }],
    refuses: [{ of: 'own', when: 'blanks', facts: { name: ' ' }, at: ['name'], about: { field: 'counts.name' } }],
  }),
  examples(goodsToCount, {
    holds: [{ of: 'D2', when: 'one variant', facts: { size: 1, lines: [] } }],
    refuses: [{ of: 'D2', when: 'an empty shelf', facts: { size: 0, lines: [] } }],
  }),
  examples(notTooManyToCount, {
    holds: [{ of: 'own', when: 'five thousand', facts: { size: 5_000, lines: [] } }],
    refuses: [{ of: 'own', when: 'one more', facts: { size: 5_001, lines: [] }, about: { max: 5_000 } }],
  }),
  examples(piecesSent, {
    holds: [{ of: 'own', when: 'none of a line is counted too', facts: pieces(0) }],
    refuses: [{ of: 'own', when: 'nothing was counted', facts: { ...of(line(null)), pieces: [] } }],
  }),
  examples(linesKnown, {
    holds: [{ of: 'own', when: 'a line of the count', facts: pieces(1) }],
    refuses: [{ of: 'own', when: 'none of its lines', facts: pieces(1, 7) }],
  }),
  examples(notBelowZero, {
    holds: [{ of: 'D3', when: 'two that were counted twice are taken back', facts: pieces(-2) }],
    refuses: [{ of: 'D3', when: 'more than were counted', facts: pieces(-3) }],
  }),
  examples(differencesExplained, {
    holds: [
      { of: 'R23', when: 'one is missing, and why', facts: of(line(4, 'Kırık')) },
      { of: 'own', when: 'nothing differs', facts: of(line(5)) },
      { of: 'own', when: 'nobody counted it', facts: of(line(null)) },
    ],
    refuses: [{ of: 'R23', when: 'one is missing', facts: of(line(4), line(5)), about: { count: 1 } }],
  }),
  examples(reasonsGiven, {
    holds: [{ of: 'R23', when: 'a reason', facts: reasons('Kırık') }],
    refuses: [{ of: 'R23', when: 'blanks', facts: reasons(' ') }],
  }),
  examples(explainedDiffer, {
    holds: [{ of: 'own', when: 'it differs', facts: reasons('Kırık') }],
    refuses: [{ of: 'own', when: 'it does not', facts: reasons('Kırık', 5) }],
  }),
]

import {
  type GivenCode,
  givenCodeRules,
  type PatternAct,
  patternFills,
  patternHasCode,
  patternKnown,
} from '#api/rules/catalog/variant-codes.ts'
import { type Examples, examples } from '#tests/rules/examples.ts'

const code = (changes: Partial<GivenCode> = {}): GivenCode => ({
  code: 'KP-S-KIRMIZI',
  at: 'patterns.stock_code',
  held: false,
  ...changes,
})
const act = (changes: Partial<PatternAct> = {}): PatternAct => ({
  unknown: [],
  known: ['{code}', '{n:3}', '{Renk}'],
  codeless: false,
  wrongAt: [],
  codes: [code()],
  ...changes,
})
const [plain, whole, free, short] = givenCodeRules

/** One code that holds and one that is refused, which is named by its field. */
function codeExamples(rule: typeof plain, of: string, refused: Partial<GivenCode>, when: string): Examples {
  const at = ['patterns.stock_code']
  return examples(rule, {
    holds: [{ of, when: 'a plain code that nobody has', facts: { codes: [code()] } }],
    refuses: [{ of, when, facts: { codes: [code({ at: 'patterns.barcode' }), code(refused)] }, at }],
  })
}

export default [
  examples(patternKnown, {
    holds: [{ of: 'own', when: 'parts of the product alone', facts: act() }],
    refuses: [
      {
        of: 'own',
        when: 'an option that the product has not',
        facts: act({ unknown: ['{Desen}'], wrongAt: ['patterns.barcode'] }),
        about: { part: '{Desen}', known: '{code} {n:3} {Renk}' },
        at: ['patterns.barcode'],
      },
    ],
  }),
  examples(patternHasCode, {
    holds: [{ of: 'own', when: 'the code of the default variant', facts: act() }],
    refuses: [
      {
        of: 'own',
        when: 'a default variant without one',
        facts: act({ codeless: true, wrongAt: ['patterns.stock_code'] }),
        at: ['patterns.stock_code'],
      },
    ],
  }),
  examples(patternFills, {
    holds: [
      { of: 'own', when: 'one code', facts: act() },
      {
        of: 'own',
        when: 'a pattern that is wrong, which is said instead',
        facts: act({ codes: [], unknown: ['{X}'] }),
      },
      { of: 'own', when: 'a product without a code, which is said instead', facts: act({ codes: [], codeless: true }) },
    ],
    refuses: [{ of: 'own', when: 'no code to give', facts: act({ codes: [] }), at: ['patterns.stock_code'] }],
  }),
  codeExamples(plain, 'own', { code: 'K\t1' }, 'a tab'),
  codeExamples(whole, 'own', { code: '8,69E+12' }, 'a number that a spreadsheet rounded'),
  codeExamples(free, 'R94', { held: true }, 'the code of another variant'),
  codeExamples(short, 'R104', { code: 'K'.repeat(256) }, '256 letters'),
]

import {
  enoughForMethod,
  maximumPositive,
  minimumNotAboveMaximum,
  minimumNotNegative,
  notTooMuchForMethod,
} from '#api/rules/sales/payment-methods.ts'
import { examples } from '#tests/rules/examples.ts'

const limits = (minimum: string, maximum: string) => ({ minimum, maximum })
const paid = (total: number, minimum: string, maximum: string) => ({
  total,
  method: { name: 'Kart', minimum, maximum },
})

export default [
  examples(minimumNotNegative, {
    holds: [
      { of: 'R144', when: 'nothing', facts: limits('0', '1000') },
      { of: 'own', when: 'no minimum', facts: limits('', '1000') },
      { of: 'own', when: 'no amount, which its field says', facts: limits('abc', '') },
    ],
    refuses: [{ of: 'R144', when: 'a kuruş below', facts: limits('-0.01', '1000'), at: ['minimum'] }],
  }),
  examples(minimumNotAboveMaximum, {
    holds: [
      { of: 'R145', when: 'the same', facts: limits('100', '100') },
      { of: 'own', when: 'no maximum', facts: limits('100', '') },
      { of: 'own', when: 'no minimum', facts: limits('', '0.01') },
    ],
    refuses: [{ of: 'R145', when: 'a kuruş above', facts: limits('100.01', '100'), at: ['minimum'] }],
  }),
  examples(maximumPositive, {
    holds: [
      { of: 'R146', when: 'a kuruş', facts: limits('0', '0.01') },
      { of: 'own', when: 'no maximum', facts: limits('0', '') },
    ],
    refuses: [{ of: 'R146', when: 'nothing', facts: limits('0', '0'), at: ['maximum'] }],
  }),
  examples(enoughForMethod, {
    holds: [
      { of: 'own', when: 'as much as the minimum', facts: paid(10_000, '100.00', '') },
      {
        of: 'own',
        when: 'a method that is not offered, which another rule says',
        facts: { total: 1, method: undefined },
      },
    ],
    refuses: [{ of: 'own', when: 'a kuruş less', facts: paid(9_999, '100.00', ''), about: { name: 'Kart', min: 100 } }],
  }),
  examples(notTooMuchForMethod, {
    holds: [
      { of: 'own', when: 'as much as the maximum', facts: paid(5_000, '', '50.00') },
      { of: 'own', when: 'no maximum', facts: paid(500_000, '', '') },
    ],
    refuses: [{ of: 'own', when: 'a kuruş more', facts: paid(5_001, '', '50.00'), about: { name: 'Kart', max: 50 } }],
  }),
]

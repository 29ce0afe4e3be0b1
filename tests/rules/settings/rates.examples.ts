import { rateByHand, ratePositive, sellsAbove } from '#api/rules/settings/rates.ts'
import { examples } from '#tests/rules/examples.ts'

const rate = {
  source: 'manual',
  forex_buying: '42.1',
  forex_selling: '42.2',
  banknote_buying: '',
  banknote_selling: '',
}

export default [
  examples(ratePositive, {
    holds: [
      { of: 'own', when: 'without banknotes', facts: rate },
      { of: 'own', when: 'the least', facts: { ...rate, forex_buying: '0.0001' } },
    ],
    refuses: [
      { of: 'own', when: 'nought', facts: { ...rate, forex_buying: '0' }, at: ['forex_buying'] },
      {
        of: 'own',
        when: 'below nought',
        facts: { ...rate, banknote_selling: '-1' },
        at: ['banknote_selling'],
      },
    ],
  }),
  examples(sellsAbove, {
    holds: [{ of: 'own', when: 'both alike', facts: { ...rate, forex_selling: '42.1' } }],
    refuses: [
      { of: 'own', when: 'sold below', facts: { ...rate, forex_selling: '42' }, at: ['forex_selling'] },
      {
        of: 'own',
        when: 'banknotes sold below',
        facts: { ...rate, banknote_buying: '42', banknote_selling: '41.9' },
        at: ['banknote_selling'],
      },
    ],
  }),
  examples(rateByHand, {
    holds: [{ of: 'own', when: 'by hand', facts: rate }],
    refuses: [{ of: 'own', when: "the central bank's", facts: { ...rate, source: 'central_bank' }, at: ['source'] }],
  }),
]

import { changeAmountFits } from '#api/rules/catalog/listing-changes.ts'
import { examples } from '#tests/rules/examples.ts'

const change = (direction: string, unit: string, amount: string) => ({ type: 'price', direction, unit, amount })

export default [
  examples(changeAmountFits, {
    holds: [
      { of: 'own', when: 'prices are raised by 10 per cent', facts: change('raise', 'percent', '10') },
      { of: 'own', when: 'prices are lowered by 5 lira', facts: change('lower', 'fixed', '5.00') },
      { of: 'own', when: 'the stock is set to 0', facts: change('set', 'fixed', '0') },
      { of: 'own', when: 'everything is given away', facts: change('lower', 'percent', '100') },
    ],
    refuses: [
      {
        of: 'own',
        when: 'it is lowered by more than there is',
        facts: change('lower', 'percent', '100.01'),
        at: ['amount'],
      },
      { of: 'own', when: 'nothing is changed', facts: change('raise', 'percent', '0'), at: ['amount'] },
      { of: 'own', when: 'a value is set by per cent', facts: change('set', 'percent', '10'), at: ['amount'] },
      { of: 'own', when: 'the amount is below 0', facts: change('raise', 'fixed', '-1'), at: ['amount'] },
    ],
  }),
]

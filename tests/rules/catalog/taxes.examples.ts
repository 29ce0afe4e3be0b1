import { hasRate, ratesAllowed } from '#api/rules/catalog/taxes.ts'
import { examples } from '#tests/rules/examples.ts'

const from = (valid_from: string, rate: number, shop_country = 'TR') => ({
  rates: [{ rate, valid_from }],
  shop_country,
})

export default [
  examples(hasRate, {
    holds: [{ of: 'R110', when: 'one rate', facts: from('2024-01-01', 20) }],
    refuses: [{ of: 'R110', when: 'no rate', facts: { rates: [] }, at: ['rates'] }],
  }),
  examples(ratesAllowed, {
    holds: [
      { of: 'R109', when: '10 percent on the day of the change', facts: from('2023-07-10', 10) },
      { of: 'R109', when: '18 percent on the day before', facts: from('2023-07-09', 18) },
      { of: 'R109', when: 'exempt goods', facts: from('2026-01-01', 0) },
      { of: 'R109', when: '19 percent in a shop at home in Germany', facts: from('2026-01-01', 19, 'DE') },
    ],
    refuses: [
      { of: 'R109', when: '18 percent on the day of the change', facts: from('2023-07-10', 18), at: ['rates.0.rate'] },
      { of: 'R109', when: '8 percent afterwards', facts: from('2026-01-01', 8), at: ['rates.0.rate'] },
      { of: 'R109', when: '101 percent at any time', facts: from('2020-01-01', 101), at: ['rates.0.rate'] },
      { of: 'R109', when: '101 percent in Germany', facts: from('2026-01-01', 101, 'DE'), at: ['rates.0.rate'] },
    ],
  }),
]

import { simulatedDay, simulationRules } from '#api/rules/sales/campaign-simulator.ts'
import { examples } from '#tests/rules/examples.ts'

const line = (quantity: string) => ({ variant_id: 7, quantity })
const facts = { lines: [line('1')], day: '2026-11-20' }
const [someProduct = simulatedDay, someQuantity = simulatedDay] = simulationRules

export default [
  examples(someProduct, {
    holds: [{ of: 'R136', when: 'one product', facts }],
    refuses: [{ of: 'R136', when: 'none', facts: { ...facts, lines: [] }, at: ['product'] }],
  }),
  examples(someQuantity, {
    holds: [{ of: 'R136', when: 'one piece', facts }],
    refuses: [
      { of: 'R136', when: 'none', facts: { ...facts, lines: [line('2'), line('0')] }, at: ['lines.1.quantity'] },
    ],
  }),
  examples(simulatedDay, {
    holds: [{ of: 'own', when: 'a day', facts }],
    refuses: [
      { of: 'own', when: 'the 30th of February', facts: { ...facts, day: '2026-02-30' }, at: ['day'] },
      { of: 'own', when: 'nothing', facts: { ...facts, day: '' }, at: ['day'] },
    ],
  }),
]

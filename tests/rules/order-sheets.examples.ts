import { parcelSent, somethingToPrint } from '#api/rules/order-sheets.ts'
import { examples } from './examples.ts'

export default [
  examples(somethingToPrint, {
    holds: [{ of: 'own', when: 'one page', facts: { pages: 1 } }],
    refuses: [{ of: 'own', when: 'no page', facts: { pages: 0 } }],
  }),
  examples(parcelSent, {
    holds: [
      { of: 'own', when: 'a parcel that the cargo company has', facts: { parcel: 'registered' } },
      { of: 'own', when: 'one that went by hand', facts: { parcel: 'by_hand' } },
    ],
    refuses: [
      { of: 'own', when: 'no parcel', facts: { parcel: null } },
      { of: 'own', when: 'one that was warned of', facts: { parcel: 'warned' } },
      { of: 'own', when: 'one that was refused', facts: { parcel: 'failed' } },
      { of: 'own', when: 'one that was given up', facts: { parcel: 'cancelled' } },
    ],
  }),
]

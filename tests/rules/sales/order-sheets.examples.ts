import { mostSheets } from '#api/contract/sales/order-sheets.ts'
import { notTooManySheets, parcelSent, somethingToPrint } from '#api/rules/sales/order-sheets.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
  examples(somethingToPrint, {
    holds: [{ of: 'own', when: 'one page', facts: { pages: 1 } }],
    refuses: [{ of: 'own', when: 'no page', facts: { pages: 0 } }],
  }),
  examples(notTooManySheets, {
    holds: [{ of: 'own', when: 'as many as go into a document', facts: { selected: mostSheets } }],
    refuses: [{ of: 'own', when: 'one more', facts: { selected: mostSheets + 1 }, about: { most: mostSheets } }],
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

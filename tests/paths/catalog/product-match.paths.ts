import { productMatchChart } from '#machines/catalog/product-match/product-match.chart.ts'
import { paths } from '#tests/paths/cover/spec.ts'
import { matcher, watching } from '#tests/paths/platform/people.ts'

const free = { variant_id: 7, taken_by: null }
const taken = { variant_id: 8, taken_by: 'İpek şal' }
/** The variant that a fetch suggests. */
const suggested = { variant_id: 6, taken_by: null }

/** The life of a match: without a suggestion, with one, and with one that is matched elsewhere; for someone who may decide and for someone who may only look. */
export default paths(productMatchChart)({
  inputs: {
    unknown: { suggestion: null, variant_id: null },
    suggested: { suggestion: suggested, variant_id: null },
    taken: { suggestion: taken, variant_id: null },
  },
  events: () => [
    ...[matcher, watching].flatMap(
      (by) =>
        [
          { type: 'ACCEPT', by },
          { type: 'REFUSE', by },
          { type: 'RELEASE', by },
          { type: 'CHOOSE', by, candidate: free },
        ] as const,
    ),
    { type: 'CHOOSE', by: matcher, candidate: taken },
    { type: 'CHOOSE', by: matcher, candidate: null },
  ],
  key: ({ value, context }) => JSON.stringify([value, context]),
})

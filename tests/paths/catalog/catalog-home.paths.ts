import { failure } from '#api/contract/platform/failure.ts'
import { catalogHomeMachine } from '#machines/catalog/catalog-home/catalog-home.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

/** What needs care in a catalogue. */
export default paths(catalogHomeMachine)({
  inputs: { all: undefined },
  events: () => [{ type: 'RETRY' }, { type: 'RECOUNT' }],
  answers: {
    count: { done: [{ products: 3, cares: [{ name: 'no_stock', count: 1 }] }], failed: [failure('network')] },
  },
  key: ({ value, context }) => JSON.stringify([value, context.care !== null]),
})

import { failure } from '#api/contract/platform/failure.ts'
import { homeMachine } from '#machines/platform/home/home.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

/** The figures of the home page. */
export default paths(homeMachine)({
  inputs: { all: { figures: ['products', 'noStock', 'brands'] } },
  events: () => [{ type: 'RETRY' }],
  answers: { count: { done: [{ products: 3, noStock: 1, brands: 2 }], failed: [failure('network')] } },
  key: ({ value }) => JSON.stringify(value),
})

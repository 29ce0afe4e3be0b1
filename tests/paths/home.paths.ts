import { failure } from '#api/contract/failure.ts'
import { homeMachine } from '#machines/home/home.machine.ts'
import { paths } from './cover/spec.ts'

/** The figures of the home page. */
export default paths(homeMachine)({
  inputs: { all: { figures: ['products', 'noStock', 'brands'] } },
  events: () => [{ type: 'RETRY' }],
  answers: { count: { done: [{ products: 3, noStock: 1, brands: 2 }], failed: [failure('network')] } },
  key: ({ value }) => JSON.stringify(value),
})

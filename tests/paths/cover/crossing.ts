import { crossingMachine } from './crossing.machine.ts'
import { paths } from './spec.ts'

export const crossing = paths(crossingMachine)({
  inputs: { manned: { manned: true }, unmanned: { manned: false } },
  events: () => [
    { type: 'TRAIN' },
    { type: 'PASSED' },
    { type: 'OPEN' },
    { type: 'CLOSE' },
    { type: 'FORCE', by: 'chief' },
    { type: 'FORCE', by: 'passer-by' },
  ],
  answers: { motor: { done: ['up'], failed: [{ code: 'jam' }] } },
  key: ({ value, context }) => JSON.stringify([value, context]),
})

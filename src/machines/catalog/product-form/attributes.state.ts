import { flow } from './flow.ts'

/** The attributes of the main category (R44): fetched anew whenever it changes, whatever else the form is doing. */
export const attributes = flow.createStateConfig({
  initial: 'settled',
  always: { guard: 'categoryChanged', target: '.deciding' },
  states: {
    settled: {},
    deciding: {
      entry: 'askAttributes',
      always: [
        { guard: 'hasCategory', target: 'loading' },
        { target: 'settled', actions: 'noAttributes' },
      ],
    },
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadAttributes',
        src: 'loadAttributes',
        input: ({ context }) => ({ category_id: context.attributesFor ?? 0 }),
        onDone: { target: 'settled', actions: 'takeAttributes' },
        onError: { target: 'failed', actions: 'takeAttributesFailure' },
      },
    },
    failed: { on: { RETRY_ATTRIBUTES: 'deciding' } },
  },
})

import { failure } from '#api/contract/failure.ts'
import { choicesMachine } from '#machines/choices/choices.machine.ts'
import { paths } from './cover/spec.ts'

const brand = { id: 7, name: 'Paşabahçe' }

/** The choices of a reference: searched, named, and asked again after a failure. */
export default paths(choicesMachine)({
  inputs: { brands: { to: 'brands', ids: [] } },
  events: () => [{ type: 'SEARCH', text: 'paşa' }, { type: 'NAME', ids: [7] }, { type: 'RETRY' }],
  answers: {
    find: ({ context }) => ({
      done: [{ found: [], named: context.ids.length > 0 ? [brand] : [] }],
      failed: [failure('network')],
    }),
  },
  key: ({ value, context }) => JSON.stringify([value, context.text, context.ids, Object.keys(context.named)]),
})

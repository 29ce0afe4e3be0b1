import { failure } from '#api/contract/platform/failure.ts'
import { type Undoing, undoMachine } from '#machines/platform/undo/undo.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const brand = { id: 7, label: 'Paşabahçe' }
const deletion: Undoing = { what: 'deletion', list: 'brands', records: [brand] }

/** Taking a deletion back: it works, another has the name meanwhile, or no answer comes. */
export default paths(undoMachine)({
  inputs: { deletion: { undoing: deletion } },
  events: () => [{ type: 'TAKE' }, { type: 'RETRY' }],
  answers: {
    takeBack: {
      done: [
        { back: [7], refused: [] },
        { back: [], refused: [{ ...brand, refusals: [{ id: 'validation.name_exists' }] }] },
      ],
      failed: [failure('network')],
    },
  },
  key: ({ value }) => JSON.stringify(value),
})

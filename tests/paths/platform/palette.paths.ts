import { failure } from '#api/contract/platform/failure.ts'
import { paletteMachine } from '#machines/platform/palette/palette.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const found = { groups: [{ kind: 'brands', rows: [{ id: 1, label: 'Paşabahçe', code: '' }] }] }

/** The palette, in which a brand is looked for; `yok` finds nothing. */
export default paths(paletteMachine)({
  inputs: { palette: undefined },
  events: () => [
    { type: 'OPEN' },
    { type: 'SHORTCUTS' },
    { type: 'CLOSE' },
    { type: 'TYPE', text: 'paşab' },
    { type: 'TYPE', text: 'yok' },
    { type: 'TYPE', text: ' ' },
    { type: 'MOVE', by: 1, of: 2 },
    { type: 'MOVE', by: -1, of: 2 },
    { type: 'POINT', at: 1 },
    { type: 'OPEN_FIRST' },
    { type: 'RETRY' },
  ],
  answers: {
    find: ({ context: { text } }) => ({
      done: [text === 'yok' ? { groups: [] } : found],
      failed: [failure('network')],
    }),
  },
  key: ({ value, context: { text, at, awaited } }) => JSON.stringify([value, text, at, awaited]),
})

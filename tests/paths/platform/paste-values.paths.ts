import { pastedIn, pasteValuesMachine } from '#machines/platform/paste-values/paste-values.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

/** A list of values from a text: two new ones, or only what is there already. */
export default paths(pasteValuesMachine)({
  inputs: { turkishAndEnglish: { languages: 2 } },
  events: ({ context }) => [
    { type: 'OPEN', taken: ['S'] },
    { type: 'TYPE', text: 'S\nM\n\nL' },
    { type: 'TYPE', text: 's' },
    { type: 'ALIKE', on: !context.alike },
    { type: 'ADD' },
    { type: 'CANCEL' },
  ],
  key: ({ value, context }) => JSON.stringify([value, pastedIn(context).fresh.length, context.alike]),
})

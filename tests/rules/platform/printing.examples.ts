import { windowOpened } from '#api/rules/platform/printing.ts'
import { examples } from '#tests/rules/examples.ts'

export default [
  examples(windowOpened, {
    holds: [{ of: 'R221', when: 'a window that opened', facts: { opened: true } }],
    refuses: [{ of: 'R221', when: 'one that the browser kept closed', facts: { opened: false } }],
  }),
]

import { toastsMachine } from '#machines/platform/toasts/toasts.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

/** The queue of messages: at most five, none twice. */
export default paths(toastsMachine)({
  inputs: { empty: undefined },
  events: ({ context }) => [
    {
      type: 'SHOW',
      toast: { type: 'success', message: 'saved', offer: { id: 'categories.undo', message: 'Geri al' } },
    },
    ...context.items.flatMap(({ id }) => [
      { type: 'CLOSE' as const, id },
      { type: 'TAKE' as const, id },
    ]),
  ],
  key: ({ context }) => JSON.stringify(context.items.map(({ message }) => message)),
})

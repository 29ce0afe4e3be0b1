import { createActor } from 'xstate'
import { type ToastInput, toastsMachine } from '#machines/platform/toasts/toasts.machine.ts'

/** The one queue of messages; the frame shows it. */
export const toastsActor = createActor(toastsMachine).start()

const offered = new Map<string, () => void>()
toastsActor.on('taken', ({ id }) => offered.get(id)?.())
toastsActor.subscribe(({ context: { items } }) => {
  for (const id of offered.keys()) if (!items.some((one) => one.id === id)) offered.delete(id)
})

/**
 * Shows a message at the top right: `toast({ type: 'success', message: outcomes.saved })`; what it offers is done by `onTaken`. Answers
 * what takes it away again, for a page that leaves and cannot keep its offer.
 */
export function toast(message: ToastInput, onTaken?: () => void): () => void {
  toastsActor.send({ type: 'SHOW', toast: message })
  const item = toastsActor.getSnapshot().context.items.at(-1)
  const id = item?.id ?? ''
  if (onTaken) offered.set(id, onTaken)
  // A later message may have got the id of one that is gone.
  return () => {
    if (toastsActor.getSnapshot().context.items.some((one) => one === item)) toastsActor.send({ type: 'CLOSE', id })
  }
}

import { createActor } from 'xstate'
import { type ToastInput, toastsMachine } from '#machines/platform/toasts/toasts.machine.ts'
import { panelPart } from './panel.ts'

/** The one queue of messages; the frame shows it. */
export const toastsActor = panelPart(
  () => {
    const actor = createActor(toastsMachine).start()
    const offered = offers()
    actor.on('taken', ({ id }) => offered.get(id)?.())
    actor.subscribe(({ context: { items } }) => {
      for (const id of offered.keys()) if (!items.some((one) => one.id === id)) offered.delete(id)
    })
    return actor
  },
  (actor) => actor.stop(),
)

/** What messages offer, by the messages' ids. */
const offers = panelPart(() => new Map<string, () => void>())

/**
 * Shows a message at the top right: `toast({ type: 'success', message: outcomes.saved })`; what it offers is done by `onTaken`. Answers
 * what takes it away again, for a page that leaves and cannot keep its offer.
 */
export function toast(message: ToastInput, onTaken?: () => void): () => void {
  const actor = toastsActor()
  actor.send({ type: 'SHOW', toast: message })
  const item = actor.getSnapshot().context.items.at(-1)
  const id = item?.id ?? ''
  if (onTaken) offers().set(id, onTaken)
  // A later message may have got the id of one that is gone.
  return () => {
    if (actor.getSnapshot().context.items.some((one) => one === item)) actor.send({ type: 'CLOSE', id })
  }
}

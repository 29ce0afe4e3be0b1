import { createActor } from 'xstate'
import { type ToastInput, toastsMachine } from '#machines/toasts/toasts.machine.ts'

/** The one queue of messages; the frame shows it. */
export const toastsActor = createActor(toastsMachine).start()

/** Shows a message at the top right: `toast({ type: 'success', message: outcomes.saved })`. */
export function toast(message: ToastInput): void {
  toastsActor.send({ type: 'SHOW', toast: message })
}

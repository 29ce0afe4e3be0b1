import { createActor } from 'xstate'
import { type Intent, leaveMachine } from '#machines/platform/session/leave.machine.ts'
import { panelPart } from '#screens/platform/wiring/panel.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'
import { anythingUnsaved, anythingUnsent, letGo } from '#screens/platform/wiring/unsaved.ts'
import { askBy, go, open } from './place.ts'
import { speakAs } from './spoken.ts'

/** The question before unsaved work is lost; the frame shows it. */
export const leaveActor = panelPart(
  () => {
    const actor = createActor(leaveMachine)
    actor.on('discarded', ({ intent }) => {
      letGo()
      perform(intent)
    })
    askBy((intent) => actor.send({ type: 'ASK', intent }))
    return actor.start()
  },
  (actor) => actor.stop(),
)

/** Does it at once, or asks first where unsaved work would be lost. */
export function leaveBy(intent: Intent): void {
  if (anythingUnsaved() || (intent.kind === 'signOut' && anythingUnsent())) leaveActor().send({ type: 'ASK', intent })
  else perform(intent)
}

function perform(intent: Intent): void {
  if (intent.kind === 'open') open(intent.to, intent)
  if (intent.kind === 'go') go(intent.steps)
  if (intent.kind === 'signOut') sessionActor().send({ type: 'SIGN_OUT' })
  if (intent.kind === 'speak') speakAs(intent.language)
}

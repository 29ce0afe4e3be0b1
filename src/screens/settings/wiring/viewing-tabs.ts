import { stored } from '#api/client/platform/stored.ts'
import { panelPart } from '#screens/platform/wiring/panel.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'
import { anythingUnsaved } from '#screens/platform/wiring/unsaved.ts'

/**
 * The other tabs of this browser, who share the session: they hear that seeing the panel as a role began or ended. One with unsaved work stays
 * as it is, so that nothing typed is lost.
 */
const otherTabs = panelPart(
  () => {
    const channel = new BroadcastChannel('viewing')
    channel.onmessage = ({ data }) => {
      if (data === stored('token') && !anythingUnsaved()) sessionActor().send({ type: 'FOLLOW_IN' })
    }
    return channel
  },
  (channel) => channel.close(),
)

/** From now on this tab hears the others. */
export function hearViewing(): void {
  otherTabs()
}

/** The session is another by now: here, and in every other tab. */
export function tellViewing(): void {
  sessionActor().send({ type: 'FOLLOW_IN' })
  otherTabs().postMessage(stored('token'))
}

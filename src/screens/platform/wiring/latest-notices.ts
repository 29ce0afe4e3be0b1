import type { Notifications } from '#api/contract/platform/notices.ts'
import { panelListeners } from './panel.ts'
import { personPart } from './person-part.ts'

const changes = panelListeners()
const kept = personPart(() => ({
  asked: null as Notifications | null,
  shown: null as Notifications | null,
}))

/** What waits for the person as it was told last, whether it was asked for or the server told it by itself. */
export function latestNotices(): Notifications | null {
  return kept().shown
}

export const onLatestNotices = changes.listen

/** The header was answered this, now or some time ago. */
export function noticesAsked(notifications: Notifications | null): void {
  const own = kept()
  if (notifications === null || notifications === own.asked) return
  own.asked = notifications
  show(notifications)
}

/** Hears what the server tells by itself; answers how to stop. It comes after the frame, which does without it. */
export function hearLiveNotices(): () => void {
  const stop = new AbortController()
  import('./live-notices.ts').then(({ hearNotices }) => hearNotices(show, stop.signal)).catch(() => {})
  return () => stop.abort()
}

function show(notifications: Notifications): void {
  kept().shown = notifications
  changes.notify()
}

import { useEffect, useSyncExternalStore } from 'react'
import type { Actor } from 'xstate'
import type { Notifications } from '#api/contract/platform/notices.ts'
import {
  hearLiveNotices,
  latestNotices,
  noticesAsked,
  onLatestNotices,
} from '#screens/platform/wiring/latest-notices.ts'
import type { header } from '#screens/platform/wiring/session.ts'

/** What waits for the person: what the header was answered last, or what the server has told since. */
export function useLatestNotices(actor: Actor<typeof header>): Notifications | null {
  useEffect(() => {
    const hearing = actor.subscribe(({ context }) => noticesAsked(context.notifications))
    noticesAsked(actor.getSnapshot().context.notifications)
    return () => hearing.unsubscribe()
  }, [actor])
  useEffect(hearLiveNotices, [])
  return useSyncExternalStore(onLatestNotices, latestNotices)
}

import { cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { beginSpeaking } from '#locales/i18n.ts'
import { setShopTimeZone } from '#locales/shop-time.ts'
import { App } from '#screens/platform/frame/App.tsx'
import { followHistory } from '#screens/platform/frame/place.ts'
import { closePanel as endPanel } from '#screens/platform/wiring/panel.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'
import { patience } from '#tests/browser/patience.ts'

interface Opening {
  path?: string
  token?: string | null
  shop?: number
  language?: string
}

// The parts of the panel are read from their sources as they are opened, on a busy machine slowly: half of the time that a test has.
configure({ asyncUtilTimeout: patience })
window.scrollTo = () => {}

let stop = () => {}

/**
 * The whole panel, as the browser starts it: with what is stored, at an address. Every opening is a new page: nothing of an earlier one is
 * left but what it stored.
 */
export async function openPanel({ path = '/', token, shop, language = 'tr' }: Opening = {}) {
  closePanel()
  if (token !== undefined) keep('token', token)
  if (shop !== undefined) keep('shop_id', String(shop))
  keep('lang', language)
  history.replaceState(null, '', path)
  stop = followHistory()
  const session = sessionActor()
  session.subscribe(({ context }) => setShopTimeZone(context.shop?.time_zone))
  startAtOnce(session)
  await beginSpeaking()
  const view = render(<App />)
  return {
    ...view,
    session,
    user: userEvent.setup({ advanceTimers: vi.isFakeTimers() ? vi.advanceTimersByTime : () => {} }),
  }
}

/** Without the second that the loading screen stays (R32): where that matters, the timers are faked. */
function startAtOnce(session: ReturnType<typeof sessionActor>): void {
  const { clock } = session
  const wait = clock.setTimeout
  if (!vi.isFakeTimers()) clock.setTimeout = (then) => wait(then, 0)
  session.start()
  clock.setTimeout = wait
}

/** Closes the page that is open. */
export function closePanel(): void {
  cleanup()
  stop()
  endPanel()
  setShopTimeZone(undefined)
  stop = () => {}
}

function keep(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
}

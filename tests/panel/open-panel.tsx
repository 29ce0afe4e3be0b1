import { cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'

interface Opening {
  path?: string
  token?: string | null
  shop?: number
  language?: string
}

// The parts of the panel are read from their sources as they are opened, on a busy machine slowly: half of the time that a test has.
configure({ asyncUtilTimeout: 30_000 })
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
  vi.resetModules()
  const { App } = await import('#screens/platform/frame/App.tsx')
  const { followHistory } = await import('#screens/platform/frame/place.ts')
  const { beginSpeaking } = await import('#locales/i18n.ts')
  const { tellTimeOf } = await import('#locales/shop-time.ts')
  const { sessionActor } = await import('#screens/platform/wiring/session-actor.ts')
  const stopHistory = followHistory()
  sessionActor.subscribe(({ context }) => tellTimeOf(context.shop?.time_zone))
  startAtOnce(sessionActor)
  await beginSpeaking()
  const view = render(<App />)
  stop = () => {
    stopHistory()
    sessionActor.stop()
  }
  return {
    ...view,
    session: sessionActor,
    user: userEvent.setup({ advanceTimers: vi.isFakeTimers() ? vi.advanceTimersByTime : () => {} }),
  }
}

/** Without the second that the loading screen stays (R32): where that matters, the timers are faked. */
function startAtOnce(session: typeof import('#screens/platform/wiring/session-actor.ts').sessionActor): void {
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
  stop = () => {}
}

function keep(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
}

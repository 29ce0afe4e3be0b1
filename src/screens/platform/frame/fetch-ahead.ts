import { paths, publicRoutes } from '#api/routes/platform/public-routes.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'
import { publicScreens } from '#screens/public-screens.ts'
import { loadAppShell } from './AuthLayout.tsx'
import { place } from './place.ts'

/** So long, in milliseconds, nothing else is fetched while the visitor's page is drawn. */
const painting = 300

/**
 * Fetches what comes next before it is asked for. Whoever has a token will most likely come in: what is behind the door is fetched while the
 * session is checked. A visitor's page is fetched while the loading screen stays, and what is behind the door when they have their page.
 */
export function fetchAhead(): void {
  if (sessionActor().getSnapshot().context.hasToken) forReturning()
  else forVisitors()
}

/** What their page will ask for is asked for beside the session, by what comes with the frame. */
function forReturning(): void {
  loadQuietly()
  begin().catch(() => {})
}

async function begin(): Promise<void> {
  const { openAhead } = await import('#screens/platform/wiring/open-ahead.ts')
  openAhead()
}

function forVisitors(): void {
  const page =
    publicRoutes.find(({ path }) => path === place.path()) ?? publicRoutes.find(({ path }) => path === paths.signIn)
  if (page) publicScreens.prefetch(page)
  const watching = sessionActor().subscribe((snapshot) => {
    if (!snapshot.matches('out')) return
    watching.unsubscribe()
    setTimeout(() => whenIdle(loadQuietly), painting)
  })
}

/** A failure is told when it is asked for. */
function loadQuietly(): void {
  loadAppShell().catch(() => {})
}

/** Safari does not say when it is idle. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, 1_000)
}

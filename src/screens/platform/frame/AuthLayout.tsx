import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { SnapshotFrom } from 'xstate'
import { paths, publicRoutes } from '#api/routes/platform/public-routes.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { readCatalogue, spokenNow } from '#locales/i18n.ts'
import type { sessionMachine } from '#machines/platform/session/session.machine.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'
import { publicScreens } from '#screens/public-screens.ts'
import { loadChunk } from './chunk.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Loading } from './Loading.tsx'
import { place } from './place.ts'
import { Redirect } from './Redirect.tsx'
import { Screen } from './Screen.tsx'
import { usePath } from './use-place.ts'

/** What is behind the door; with it the catalogue, which knows the sentences that the server names by their ids. */
export const loadAppShell = () =>
  loadChunk(async () => {
    const [inside] = await Promise.all([import('./AppShell.tsx'), readCatalogue(spokenNow())])
    return inside
  })
const AppShell = lazy(loadAppShell)

/**
 * Before the gate: the loading screen while the session is checked, and for visitors the public pages. Nobody else sees more than the way to
 * the sign-in page (rules R3, R4, R32 to R34).
 */
export function AuthLayout() {
  const path = usePath()
  const visitor = useSelector(sessionActor(), visitorIn)
  if (visitor === 'checking') return <Loading />
  if (visitor === 'visitor') {
    const route = publicRoutes.find((one) => one.path === path.replace(/\/$/, ''))
    return route ? <Screen place={{ route, params: {} }} screens={publicScreens} /> : <Redirect to={signInPath(path)} />
  }
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading />}>
        <AppShell visitor={visitor} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** While the session is expired the page stays with the person whose it is. */
function visitorIn(snapshot: SnapshotFrom<typeof sessionMachine>): 'checking' | 'visitor' | Holder {
  if (snapshot.matches('out')) return 'visitor'
  const inside = snapshot.matches('in') || snapshot.matches('expired')
  return inside && snapshot.context.user ? snapshot.context.user : 'checking'
}

/** Whoever left by their own will starts anew; everybody else comes back to where they wanted to go. */
function signInPath(path: string): string {
  const { why } = sessionActor().getSnapshot().context
  if (why === 'left' || path === paths.home) return paths.signIn
  return `${paths.signIn}?to=${encodeURIComponent(path + place.search())}`
}

import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import type { Place } from '#api/registry/routes.ts'
import type { Screens } from '#screens/lazy-screens.ts'
import { contentLanguage } from '#screens/platform/wiring/language.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { titleOf, useRouteTitle } from './use-title.ts'

interface ScreenProps {
  place: Place
  screens: Screens
  /** Stands in its place while it is fetched. */
  waiting?: ReactNode
}

/** One screen: loaded when it is opened, drawn anew for another record, another person and another content language, and told of when it breaks. */
export function Screen({ place: { route, params }, screens, waiting }: ScreenProps) {
  const { i18n } = useLingui()
  const person = useSelector(sessionActor(), ({ context }) => context.person)
  const language = useSyncExternalStore(contentLanguage.subscribe, contentLanguage.id)
  const [attempt, setAttempt] = useState(0)
  useRouteTitle(titleOf(i18n, route), JSON.stringify([route.path, params]))
  const Drawn = screens.of(route)
  const retry = () => {
    screens.forget(route)
    setAttempt((before) => before + 1)
  }
  return (
    <ErrorBoundary key={JSON.stringify([route.path, params, person, language, attempt])} onRetry={retry}>
      <Suspense fallback={waiting}>
        <Drawn />
      </Suspense>
    </ErrorBoundary>
  )
}

import { lazy } from 'react'
import { Route, Router } from 'wouter'
import { gate, landing, returnPath } from '#api/registry/gate.ts'
import { paths, publicRoutes } from '#api/routes/platform/public-routes.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { NewRecordContext } from '#screens/platform/records/make-here/make-here.ts'
import { screens } from '#screens/screens.ts'
import { loadChunk } from './chunk.ts'
import { Frame } from './Frame.tsx'
import { kitWords } from './kit-words.ts'
import { PanelLink } from './PanelLink.tsx'
import { namePermissions } from './permission-sentences.ts'
import { place as here } from './place.ts'
import { Redirect } from './Redirect.tsx'
import { Screen } from './Screen.tsx'
import { UiTextProvider } from './UiTextProvider.tsx'
import { usePath, usePlace, useQuery } from './use-place.ts'
import { Waiting } from './Waiting.tsx'
import { WhyRefused } from './WhyRefused.tsx'

const NewRecord = lazy(() => loadChunk(() => import('#screens/platform/records/make-here/NewRecord.tsx')))

namePermissions()

/** Behind the door: every screen has the gate before it, and the frame around it (rules R5, R6, R178). */
export default function AppShell({ visitor }: { visitor: Holder }) {
  const path = usePath()
  const answer = gate(path, visitor)
  if (answer.kind === 'land' || answer.kind === 'signIn') return <Redirect to={wayIn(visitor)} />
  if (answer.kind === 'denied') return <Redirect to={paths.noAccess} state={path} />
  const place = answer.kind === 'open' ? answer.place : nowhere
  return (
    <UiTextProvider words={kitWords} anchor={PanelLink}>
      <WhyRefused>
        <NewRecordContext value={NewRecord}>
          <Router hook={usePlace} searchHook={useQuery}>
            <Route path={place === nowhere ? '*' : place.route.path}>
              {place.route.bare ? (
                <Screen place={place} screens={screens} />
              ) : (
                <Frame place={place}>
                  <Screen place={place} screens={screens} waiting={<Waiting />} />
                </Frame>
              )}
            </Route>
          </Router>
        </NewRecordContext>
      </WhyRefused>
    </UiTextProvider>
  )
}

const nowhere = { route: publicRoutes.find((route) => route.path === paths.notFound) ?? never(), params: {} }

/** To where the person wanted to go before signing in, if it is a page of ours that is open to them; else to the first page that is open to them. */
function wayIn(visitor: Holder): string {
  return returnPath(new URLSearchParams(here.search()).get('to'), visitor) ?? landing(visitor)
}

function never(): never {
  throw new Error('There is no page for unknown paths')
}

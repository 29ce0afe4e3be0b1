import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { landing } from '#api/registry/gate.ts'
import { paths } from '#api/routes/platform/public-routes.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'
import { StatusPage } from './StatusPage.tsx'

/** No page of ours (rule R6). */
export default function NotFound() {
  const { i18n } = useLingui()
  const user = useSelector(sessionActor(), ({ context }) => context.user)
  return (
    <main>
      <StatusPage
        code="404"
        title={i18n._(/*i18n*/ { id: 'route.notFound', message: 'Sayfa bulunamadı.' })}
        home={user ? landing(user) : paths.signIn}
      >
        {i18n._(/*i18n*/ { id: 'notfound.text', message: 'Adres yanlış yazılmış ya da sayfa kaldırılmış olabilir.' })}
      </StatusPage>
    </main>
  )
}

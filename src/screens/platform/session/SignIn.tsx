import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { paths } from '#api/routes/platform/public-routes.ts'
import { checkFailed, sessionExpired } from '#api/rules/platform/session.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { AuthPage } from './AuthPage.tsx'
import { FormNote } from './FormNote.tsx'
import styles from './SignIn.module.css'
import { SignInForm, useSignIn } from './SignInForm.tsx'

/** Only a demo has them, and signing in goes without. */
const DemoAccounts = lazy(() => import('./DemoAccounts.tsx').catch(() => ({ default: () => null })))

/** The sign-in page. It says why somebody stands before it who was inside a moment ago. */
export default function SignIn() {
  const { i18n } = useLingui()
  const actor = useSignIn()
  const { why, hasToken } = useSelector(sessionActor(), ({ context }) => context)
  if (!actor) return null
  return (
    <AuthPage title={i18n._(/*i18n*/ { id: 'signin.title', message: 'Giriş' })}>
      {why === 'expired' && (
        <div className={styles.note}>
          <FormNote tone="waiting" refusals={[{ id: sessionExpired.id }]} />
        </div>
      )}
      {why === 'unchecked' && (
        <div className={styles.note}>
          <FormNote tone="failed" refusals={[{ id: checkFailed.id }]} />
          {hasToken && (
            <Button onPress={() => sessionActor().send({ type: 'CHECK_AGAIN' })}>
              {i18n._(/*i18n*/ { id: 'signin.check_again', message: 'Oturumu yeniden kontrol et' })}
            </Button>
          )}
        </div>
      )}
      <SignInForm actor={actor} />
      <p className={styles.forgot}>
        <Link href={paths.forgotPassword}>{i18n._(/*i18n*/ { id: 'forgot.title', message: 'Parolamı unuttum' })}</Link>
      </p>
      <Suspense fallback={null}>
        <DemoAccounts actor={actor} />
      </Suspense>
    </AuthPage>
  )
}

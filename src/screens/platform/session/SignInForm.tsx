import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { Actor } from 'xstate'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { emailLabel, passwordLabel } from '#api/rules/platform/session.ts'
import type { signInMachine } from '#machines/platform/session/sign-in.machine.ts'
import { loadChunk } from '#screens/platform/frame/chunk.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'
import { Field } from '#ui/Field.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { FormNote } from './FormNote.tsx'
import styles from './SignInForm.module.css'

/** Most people sign in without a code. */
const CodeForm = lazy(() => loadChunk(() => import('./CodeForm.tsx')))

export type SignInActor = Actor<typeof signInMachine>

/** The sign-in form of the session, while nobody is signed in. */
export function useSignIn(): SignInActor | null {
  return useSelector(sessionActor(), ({ children }) => (children.signIn as unknown as SignInActor | undefined) ?? null)
}

/** E-mail and password, then the code of whoever has a second factor; and what the server said of the last try. */
export function SignInForm({ actor }: { actor: SignInActor }) {
  const asksCode = useSelector(actor, (snapshot) => snapshot.hasTag('code'))
  if (!asksCode) return <PasswordForm actor={actor} />
  return (
    <Suspense fallback={null}>
      <CodeForm actor={actor} />
    </Suspense>
  )
}

function PasswordForm({ actor }: { actor: SignInActor }) {
  const { i18n } = useLingui()
  const { email, password, failure } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const fill = (field: 'email' | 'password') => (text: string) => actor.send({ type: 'FILL', field, text })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      {failure && <FormNote tone="failed" refusals={failureMessages(failure, 'notSent')} />}
      <Field name="email" label={i18n._(emailLabel)}>
        <TextInput
          type="email"
          autoComplete="username"
          value={email}
          onChange={fill('email')}
          autoFocus={email === ''}
        />
      </Field>
      <Field name="password" label={i18n._(passwordLabel)}>
        <TextInput
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={fill('password')}
          autoFocus={email !== ''}
        />
      </Field>
      <Act
        actor={actor}
        event={{ type: 'SUBMIT' }}
        type="submit"
        variant="primary"
        busy={busy}
        nameOf={(path) => i18n._(path === 'password' ? passwordLabel : emailLabel)}
      >
        {i18n._(/*i18n*/ { id: 'signin.submit', message: 'Giriş yap' })}
      </Act>
    </form>
  )
}

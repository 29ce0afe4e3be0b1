import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { paths } from '#api/routes/platform/public-routes.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { resetLinkInactive } from '#api/rules/platform/session.ts'
import { useQuery } from '#screens/platform/frame/use-place.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { resetPassword } from '#screens/platform/wiring/session.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Field } from '#ui/Field.tsx'
import { Link } from '#ui/Link.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { AuthPage } from './AuthPage.tsx'
import { FormNote } from './FormNote.tsx'
import styles from './SignIn.module.css'
import form from './SignInForm.module.css'

const newPassword = /*i18n*/ { id: 'reset.password', message: 'Yeni parola' }
const again = /*i18n*/ { id: 'reset.confirmation', message: 'Yeni parola, bir daha' }

/** Sets a new password with the link from the mail. */
export default function ResetPassword() {
  const { i18n } = useLingui()
  const query = new URLSearchParams(useQuery())
  const token = query.get('token') ?? ''
  // The link of a new shop says where its first admin goes on.
  const to = query.get('to')
  const actor = useActorRef(resetPassword, { input: { token } })
  const state = useSelector(actor, ({ value }) => value)
  return (
    <AuthPage title={i18n._(/*i18n*/ { id: 'reset.title', message: 'Yeni parola' })}>
      {state === 'inactive' && (
        <>
          <FormNote tone="failed" refusals={[{ id: resetLinkInactive.id }]} />
          <p className={styles.forgot}>
            <Link href={paths.forgotPassword}>
              {i18n._(/*i18n*/ { id: 'reset.ask_again', message: 'Yeni bir bağlantı iste' })}
            </Link>
          </p>
        </>
      )}
      {state === 'done' && (
        <div className={form.form} role="status">
          <p>
            {to
              ? i18n._(
                  /*i18n*/ {
                    id: 'reset.first',
                    message: 'Parolanız belirlendi. Giriş yapınca mağazanın kurulumuyla başlarsınız.',
                  },
                )
              : i18n._(
                  /*i18n*/ {
                    id: 'reset.done',
                    message: 'Parolanız değişti. Açık olan bütün oturumlarınız kapatıldı.',
                  },
                )}
          </p>
          <ButtonLink href={to ? `${paths.signIn}?to=${encodeURIComponent(to)}` : paths.signIn} variant="primary">
            {i18n._(/*i18n*/ { id: 'signin.submit', message: 'Giriş yap' })}
          </ButtonLink>
        </div>
      )}
      {state !== 'inactive' && state !== 'done' && <Passwords actor={actor} />}
    </AuthPage>
  )
}

function Passwords({ actor }: { actor: ReturnType<typeof useActorRef<typeof resetPassword>> }) {
  const { i18n } = useLingui()
  const { password, password_confirmation, failure } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const fill = (field: 'password' | 'password_confirmation') => (text: string) =>
    actor.send({ type: 'FILL', field, text })
  return (
    <form className={form.form} noValidate onSubmit={(event) => event.preventDefault()}>
      {failure && <FormNote tone="failed" refusals={failureMessages(failure, 'notSaved')} />}
      <Field
        name="password"
        label={i18n._(newPassword)}
        hint={i18n._(/*i18n*/ { id: 'reset.hint', message: 'En az 8 karakter.' })}
      >
        <TextInput type="password" autoComplete="new-password" value={password} onChange={fill('password')} autoFocus />
      </Field>
      <Field name="password_confirmation" label={i18n._(again)}>
        <TextInput
          type="password"
          autoComplete="new-password"
          value={password_confirmation}
          onChange={fill('password_confirmation')}
        />
      </Field>
      <Act
        actor={actor}
        event={{ type: 'SUBMIT' }}
        type="submit"
        variant="primary"
        busy={busy}
        nameOf={(path) => i18n._(path === 'password' ? newPassword : again)}
      >
        {i18n._(/*i18n*/ { id: 'reset.submit', message: 'Parolayı değiştir' })}
      </Act>
    </form>
  )
}

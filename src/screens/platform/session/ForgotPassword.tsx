import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { paths } from '#api/routes/platform/public-routes.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { emailLabel } from '#api/rules/platform/session.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { forgotPassword } from '#screens/platform/wiring/session.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Link } from '#ui/Link.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { AuthPage } from './AuthPage.tsx'
import { FormNote } from './FormNote.tsx'
import styles from './SignIn.module.css'
import form from './SignInForm.module.css'

/** Asks for a link that sets a new password. */
export default function ForgotPassword() {
  const { i18n } = useLingui()
  const actor = useActorRef(forgotPassword)
  const sent = useSelector(actor, (snapshot) => snapshot.matches('sent'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const { email, failure } = useSelector(actor, ({ context }) => context)
  return (
    <AuthPage title={i18n._(/*i18n*/ { id: 'forgot.title', message: 'Parolamı unuttum' })}>
      {sent ? (
        <div className={form.form} role="status">
          <p>
            {i18n._(
              /*i18n*/ {
                id: 'forgot.sent',
                message: 'Adres kayıtlıysa bir bağlantı gönderildi. Bağlantı bir saat geçerlidir.',
              },
            )}
          </p>
          <Button onPress={() => actor.send({ type: 'ASK_AGAIN' })}>
            {i18n._(/*i18n*/ { id: 'forgot.again', message: 'Yeniden gönder' })}
          </Button>
        </div>
      ) : (
        <form className={form.form} noValidate onSubmit={(event) => event.preventDefault()}>
          <p>
            {i18n._(
              /*i18n*/ { id: 'forgot.text', message: 'Yeni parola belirlemek için size bir bağlantı gönderelim.' },
            )}
          </p>
          {failure && <FormNote tone="failed" refusals={failureMessages(failure, 'linkNotSent')} />}
          <Field name="email" label={i18n._(emailLabel)}>
            <TextInput
              type="email"
              autoComplete="username"
              value={email}
              onChange={(text) => actor.send({ type: 'FILL', email: text })}
              autoFocus
            />
          </Field>
          <Act
            actor={actor}
            event={{ type: 'SUBMIT' }}
            type="submit"
            variant="primary"
            busy={busy}
            nameOf={() => i18n._(emailLabel)}
          >
            {i18n._(/*i18n*/ { id: 'forgot.submit', message: 'Bağlantı gönder' })}
          </Act>
        </form>
      )}
      <p className={styles.forgot}>
        <Link href={paths.signIn}>{i18n._(/*i18n*/ { id: 'forgot.back', message: 'Girişe dön' })}</Link>
      </p>
    </AuthPage>
  )
}

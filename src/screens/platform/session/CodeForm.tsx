import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { FormNote } from './FormNote.tsx'
import styles from './SignInForm.module.css'
import type { SignInActor } from './SignInForm.tsx'

const codeLabel = /*i18n*/ { id: 'signin.code', message: 'Doğrulama kodu' }

/** The code of whoever has a second factor, once the password was right. */
export default function CodeForm({ actor }: { actor: SignInActor }) {
  const { i18n } = useLingui()
  const { code, failure } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const hint = /*i18n*/ {
    id: 'signin.code_hint',
    message: 'Uygulamanızdaki 6 haneli kod. Uygulama yanınızda değilse kurtarma kodlarınızdan biri.',
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      {failure && <FormNote tone="failed" refusals={failureMessages(failure, 'notSent')} />}
      <Field name="code" label={i18n._(codeLabel)} hint={i18n._(hint)}>
        <TextInput
          code
          inputMode="text"
          autoComplete="one-time-code"
          autoCapitalize="none"
          value={code}
          onChange={(text) => actor.send({ type: 'FILL_CODE', text })}
          autoFocus
        />
      </Field>
      <Act
        actor={actor}
        event={{ type: 'SUBMIT' }}
        type="submit"
        variant="primary"
        busy={busy}
        nameOf={() => i18n._(codeLabel)}
      >
        {i18n._(/*i18n*/ { id: 'signin.submit', message: 'Giriş yap' })}
      </Act>
      <Button variant="link" onPress={() => actor.send({ type: 'BACK' })}>
        {i18n._(/*i18n*/ { id: 'signin.back', message: 'Başka e-posta ya da parolayla gir' })}
      </Button>
    </form>
  )
}

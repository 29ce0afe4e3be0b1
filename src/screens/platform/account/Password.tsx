import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { currentPasswordLabel } from '#api/rules/platform/account.ts'
import { useUnsavedGuard } from '#screens/platform/frame/unsaved-guard.ts'
import { password } from '#screens/platform/wiring/account.ts'
import { Section } from '#ui/Section.tsx'
import styles from './account.module.css'
import { ShortField, ShortFields } from './ShortFields.tsx'

const labels = {
  current_password: currentPasswordLabel,
  password: /*i18n*/ { id: 'reset.password', message: 'Yeni parola' },
  password_confirmation: /*i18n*/ { id: 'reset.confirmation', message: 'Yeni parola, bir daha' },
}

const empty = { current_password: '', password: '', password_confirmation: '' }

/** A new password, by the current one (rule R200). */
export function Password() {
  const { i18n } = useLingui()
  const actor = useActorRef(password, { input: { fields: empty } })
  const done = useSelector(actor, (snapshot) => snapshot.matches({ form: 'done' }))
  useUnsavedGuard(() => Object.values(actor.getSnapshot().context.fields).some((text) => text !== ''))
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'auth.password', message: 'Parola' })}
      description={i18n._(
        /*i18n*/ {
          id: 'account.password_about',
          message: 'Parola değişince başka cihazlardaki oturumlarınız kapanır ve size bir e-posta gider.',
        },
      )}
    >
      <ShortFields
        actor={actor}
        act="notSaved"
        labels={labels}
        submit={i18n._(/*i18n*/ { id: 'reset.submit', message: 'Parolayı değiştir' })}
      >
        <ShortField
          actor={actor}
          name="current_password"
          label={labels.current_password}
          type="password"
          autoComplete="current-password"
        />
        <div className={styles.pair}>
          <ShortField
            actor={actor}
            name="password"
            label={labels.password}
            type="password"
            autoComplete="new-password"
            hint={i18n._(/*i18n*/ { id: 'reset.hint', message: 'En az 8 karakter.' })}
          />
          <ShortField
            actor={actor}
            name="password_confirmation"
            label={labels.password_confirmation}
            type="password"
            autoComplete="new-password"
          />
        </div>
      </ShortFields>
      <p className={styles.done} role="status">
        {done &&
          i18n._(
            /*i18n*/ { id: 'account.password_changed', message: 'Parolanız değişti. Öteki oturumlarınız kapatıldı.' },
          )}
      </p>
    </Section>
  )
}

import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { newRecoveryCodes, recoveryCodesIn, secondFactorConfirm } from '#screens/platform/wiring/account.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './account.module.css'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { ShortField, ShortFields } from './ShortFields.tsx'

const QrCode = lazy(() => import('./QrCode.tsx'))

interface SecondFactorSetupProps {
  setup: { readonly key: string; readonly uri: string }
  onChanged: () => void
}

const labels = { code: /*i18n*/ { id: 'signin.code', message: 'Doğrulama kodu' } }

/** The key for the app, as a picture and in letters, and the code that shows that it arrived. */
export function SecondFactorSetup({ setup, onChanged }: SecondFactorSetupProps) {
  const { i18n } = useLingui()
  const actor = useActorRef(secondFactorConfirm, {
    input: { fields: { code: '', recovery_codes: newRecoveryCodes() } },
  })
  const done = useSelector(actor, (snapshot) => snapshot.matches({ form: 'done' }))
  const codes = useSelector(actor, ({ context }) => recoveryCodesIn(context.fields))
  if (done) return <RecoveryCodes codes={codes} onKept={onChanged} />
  return (
    <div className={styles.setup}>
      <Suspense fallback={<Skeleton shape="form" rows={3} />}>
        <QrCode text={setup.uri} label={i18n._(qrLabel)} />
      </Suspense>
      <div className={styles.form}>
        <p>
          {i18n._(
            /*i18n*/ {
              id: 'second_factor.setup',
              message: 'Doğrulama uygulamanızla resmi okutun ya da bu anahtarı yazın; sonra gösterdiği kodu girin.',
            },
          )}
        </p>
        <p>
          <code className={styles.key}>{setup.key.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
        <ShortFields
          actor={actor}
          act="notSaved"
          labels={labels}
          submit={i18n._(/*i18n*/ { id: 'second_factor.confirm', message: 'Onayla ve aç' })}
        >
          <ShortField
            actor={actor}
            name="code"
            label={labels.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            code
          />
        </ShortFields>
      </div>
    </div>
  )
}

const qrLabel = /*i18n*/ { id: 'second_factor.qr', message: 'Doğrulama uygulaması için kare kod' }

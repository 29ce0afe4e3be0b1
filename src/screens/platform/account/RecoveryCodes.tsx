import { useLingui } from '@lingui/react'
import { Button } from '#ui/Button.tsx'
import styles from './account.module.css'

interface RecoveryCodesProps {
  codes: readonly string[]
  onKept: () => void
}

/** The codes that stand in for the app, told once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { i18n } = useLingui()
  return (
    <div className={styles.form}>
      <p role="status">
        {i18n._(
          /*i18n*/ {
            id: 'second_factor.recovery',
            message:
              'Kurtarma kodlarınızı güvenli bir yere yazın: bir daha gösterilmezler. Uygulama yanınızda değilken her biri bir kez giriş yapar.',
          },
        )}
      </p>
      <ul className={styles.recovery} aria-label={i18n._(listLabel)}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.act}>
        <Button variant="primary" onPress={onKept}>
          {i18n._(/*i18n*/ { id: 'second_factor.kept', message: 'Yazdım' })}
        </Button>
        <Button onPress={() => print()}>{i18n._(/*i18n*/ { id: 'second_factor.print', message: 'Yazdır' })}</Button>
      </div>
    </div>
  )
}

const listLabel = /*i18n*/ { id: 'second_factor.recovery_codes', message: 'Kurtarma kodları' }

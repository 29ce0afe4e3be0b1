import { useLingui } from '@lingui/react'
import { use } from 'react'
import { demoAccounts } from '#screens/platform/wiring/form-options.ts'
import { Button } from '#ui/Button.tsx'
import styles from './DemoAccounts.module.css'
import type { SignInActor } from './SignInForm.tsx'

/** The accounts of the demo shop, where this is one: a press fills the form. It suspends until that is known. */
export default function DemoAccounts({ actor }: { actor: SignInActor }) {
  const { i18n } = useLingui()
  const demo = use(demoAccounts())
  if (!demo) return null
  const fill = (email: string) => {
    actor.send({ type: 'FILL', field: 'email', text: email })
    actor.send({ type: 'FILL', field: 'password', text: demo.password })
  }
  return (
    <section className={styles.demo}>
      <h2 className={styles.title}>{i18n._(/*i18n*/ { id: 'signin.demo', message: 'Deneme mağazası' })}</h2>
      <p className={styles.text}>
        {i18n._(
          /*i18n*/ {
            id: 'signin.demo_text',
            message: 'Bir hesap seçin; parola her ikisinde de {password}.',
            values: { password: demo.password },
          },
        )}
      </p>
      <div className={styles.accounts}>
        {demo.accounts.map((email) => (
          <Button key={email} onPress={() => fill(email)}>
            {email}
          </Button>
        ))}
      </div>
    </section>
  )
}

import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { sessionExpired } from '#api/rules/platform/session.ts'
import { SignInForm, useSignIn } from '#screens/platform/session/SignInForm.tsx'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import styles from './ExpiredDialog.module.css'

/** Over a page with unsaved work whose session has ended: the person signs in again, and finds the page as it was. */
export function ExpiredDialog() {
  const { i18n } = useLingui()
  const expired = useSelector(sessionActor(), (snapshot) => snapshot.matches('expired'))
  const signIn = useSignIn()
  return (
    <Dialog
      open={expired}
      // It goes away by signing in, or by giving the page up; not by a press beside it.
      onClose={() => {}}
      title={i18n._(sessionExpired.says)}
      description={i18n._(
        /*i18n*/ {
          id: 'expired.text',
          message: 'Bu sayfada yazdıklarınız duruyor. Giriş yapınca kaldığınız yerden sürdürürsünüz.',
        },
      )}
      width="narrow"
      role="alertdialog"
      stays
    >
      {expired && signIn && <SignInForm actor={signIn} />}
      <div className={styles.giveUp}>
        <Button variant="link" onPress={() => sessionActor().send({ type: 'SIGN_OUT' })}>
          {i18n._(/*i18n*/ { id: 'expired.give_up', message: 'Yazdıklarımı bırak ve çık' })}
        </Button>
      </div>
    </Dialog>
  )
}

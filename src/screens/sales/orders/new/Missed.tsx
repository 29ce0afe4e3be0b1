import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { useWords } from '#ui/Kit.tsx'
import styles from './new-order.module.css'
import { useOrder } from './order-form.ts'

/** A product, a customer or a coupon that could not be asked for: ask again, or go on without. */
export function Missed({ what }: { what: 'notFound' | 'notKnown' | 'notChecked' }) {
  const { i18n } = useLingui()
  const actor = useOrder()
  const words = useWords()
  const missed = useSelector(actor, (snapshot) => (snapshot.matches({ form: what }) ? snapshot.context.missed : null))
  if (!missed) return null
  return (
    <p role="alert" className={styles.failed}>
      {sentencesOf(i18n, failureMessages(missed, 'notLoaded'))}{' '}
      <Button variant="link" onPress={() => actor.send({ type: 'RETRY' })}>
        {words.retry}
      </Button>{' '}
      <Button variant="link" onPress={() => actor.send({ type: 'DROP' })}>
        {i18n._(/*i18n*/ { id: 'new_order.drop', message: 'Aramaktan vazgeç' })}
      </Button>
    </p>
  )
}

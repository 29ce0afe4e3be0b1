import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { useWords } from '#ui/Kit.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import styles from './picking.module.css'
import type { DeskProps } from './picking-actor.ts'

/** Whether the basket is stored; when no answer came, why, and the way to try again. */
export function Stored({ actor }: DeskProps) {
  const { i18n } = useLingui()
  const words = useWords()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  if (typeof value === 'string') return null
  const { store } = value.basket
  if (store === 'unsaved')
    return (
      <span className={styles.stored} role="alert">
        <StatusDot tone="tomato">
          {context.failure && sentencesOf(i18n, failureMessages(context.failure, 'notSaved'))}
        </StatusDot>
        <Button size="compact" onPress={() => actor.send({ type: 'RETRY' })}>
          {words.retry}
        </Button>
      </span>
    )
  const says = {
    // Looking at what others pick is nothing to be told.
    saved: /*i18n*/ { id: 'picking.saved', message: 'Kaydedildi' },
    looking: /*i18n*/ { id: 'picking.saved', message: 'Kaydedildi' },
    saving: /*i18n*/ { id: 'picking.saving', message: 'Kaydediliyor' },
    catchingUp: /*i18n*/ { id: 'picking.catching_up', message: 'Öbür cihazın topladıkları alınıyor' },
  }[store]
  const tone = store === 'saved' || store === 'looking' ? 'grass' : 'amber'
  return <StatusDot tone={tone}>{i18n._(says)}</StatusDot>
}

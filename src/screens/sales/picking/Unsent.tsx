import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { unsentCount } from '#machines/sales/picking/kept-basket.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { TriangleAlertIcon } from '#ui/icons.ts'
import { useWords } from '#ui/Kit.tsx'
import styles from './picking.module.css'
import type { DeskProps } from './picking-actor.ts'

/** Across the page while no answer comes: how much was picked that the server does not know of, and that it goes off by itself. */
export function Unsent({ actor }: DeskProps) {
  const { i18n } = useLingui()
  const words = useWords()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { failure, pending, sending } = context
  if (typeof value === 'string' || !failure) return null
  const count = unsentCount(pending, sending)
  return (
    <div className={styles.unsent} role="alert">
      <TriangleAlertIcon aria-hidden="true" />
      <div className={styles.unsentText}>
        <strong>
          {i18n._(
            /*i18n*/ {
              id: 'picking.unsent',
              message: '{count, plural, =0 {Son değişiklik gönderilmedi} other {# parça gönderilmedi}}',
              values: { count },
            },
          )}
        </strong>
        <p>
          {sentencesOf(i18n, failureMessages(failure, 'notSaved'))}{' '}
          {i18n._(
            /*i18n*/ {
              id: 'picking.unsent_about',
              message: 'Toplamayı sürdürün: bu tarayıcıda saklanır, ağ gelince kendiliğinden gönderilir.',
            },
          )}
        </p>
      </div>
      <Button busy={value.basket.store !== 'unsaved'} onPress={() => actor.send({ type: 'RETRY' })}>
        {words.retry}
      </Button>
    </div>
  )
}

import { useLingui } from '@lingui/react'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { TriangleAlertIcon } from '#ui/icons.ts'
import styles from './picking.module.css'

/** Why the order is not picked now, in the place where it would be scanned. */
export function Closed({ refusals }: { refusals: readonly Refusal[] }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.closed} role="status">
      <TriangleAlertIcon aria-hidden="true" />
      <div>
        <p className={styles.head}>
          {i18n._(/*i18n*/ { id: 'picking.closed', message: 'Bu sipariş şimdi toplanamaz' })}
        </p>
        {refusals.map((refusal) => (
          <p key={refusal.id} data-rule={refusal.id}>
            {sentenceOf(i18n, refusal)}
          </p>
        ))}
      </div>
    </div>
  )
}

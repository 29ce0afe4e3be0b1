import { useLingui } from '@lingui/react'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { CircleAlertIcon } from '#ui/icons.ts'
import styles from './new-order.module.css'
import { useWritten } from './order-form.ts'

/** What was not added, each with the rules that keep it from being sold here. */
export function NotAdded() {
  const { i18n } = useLingui()
  const kept = useWritten((one) => one.kept)
  if (kept.length === 0) return null
  return (
    <div role="alert">
      <ul className={styles.kept}>
        {kept.map(({ name, rules }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one code may be scanned twice, and the list only grows
          <li key={at}>
            <CircleAlertIcon aria-hidden />
            <span>
              {name && <strong>{name}: </strong>}
              {sentencesOf(i18n, rules)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Says } from '#api/rules/platform/rule.ts'
import { useFormats } from '#screens/platform/formats.ts'
import styles from './history.module.css'
import { pastEvents } from './history-words.ts'

interface PastLineProps {
  at: string
  user: string
  event: string
  /** The moment that it set. */
  planned?: string | null
  /** Events of this kind of record alone. */
  own?: Readonly<Record<string, Says>>
  /** What may be done about it, at the right. */
  action?: ReactNode
  /** What it changed, a list item each. */
  children?: ReactNode
}

/** One thing that was done: what, when, by whom, and what it changed. */
export function PastLine({ at, user, event, planned = null, own = {}, action, children }: PastLineProps) {
  const { i18n } = useLingui()
  const { moment } = useFormats()
  const says = own[event] ?? pastEvents[event] ?? pastEvents.update
  return (
    <li>
      <strong>{says && i18n._({ ...says, values: { planned: planned === null ? '' : moment(planned) } })}</strong>
      <span className={styles.quiet}>{[moment(at), user].join(' · ')}</span>
      {action && <span className={styles.action}>{action}</span>}
      {children && <ul className={styles.changes}>{children}</ul>}
    </li>
  )
}

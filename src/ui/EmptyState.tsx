import type { ReactNode } from 'react'
import type { Icon } from './Button.tsx'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  icon?: Icon
  /** What would be here. */
  title: ReactNode
  /** One sentence more, if one is needed. */
  children?: ReactNode
  /** The first step. */
  action?: ReactNode
}

/** An empty list says what would be here and offers the first step. */
export function EmptyState({ icon: IconMark, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {IconMark && <IconMark aria-hidden />}
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import styles from './EmptyState.module.css'
import { CircleAlertIcon } from './icons.ts'
import { useWords } from './Kit.tsx'

interface ErrorStateProps {
  /** What happened. */
  title: ReactNode
  /** What to do next, or what the server said. */
  children?: ReactNode
  onRetry?: () => void
  busy?: boolean
}

/** Something could not be fetched: says so, and offers to try again. */
export function ErrorState({ title, children, onRetry, busy = false }: ErrorStateProps) {
  const words = useWords()
  return (
    <div className={classes(styles.state, styles.failed)} role="alert">
      <CircleAlertIcon aria-hidden />
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {onRetry && (
        <div className={styles.action}>
          <Button busy={busy} onPress={onRetry}>
            {words.retry}
          </Button>
        </div>
      )}
    </div>
  )
}

import type { ReactNode } from 'react'
import type { Tone } from './Badge.tsx'
import { classes } from './classes.ts'
import styles from './StatusDot.module.css'

/** The state of a record: its word, and a dot in the colour of what it means. Quiet enough for every row of a table. */
export function StatusDot({ tone = 'slate', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.status}>
      <span className={classes(styles.dot, styles[tone])} aria-hidden="true" />
      {children}
    </span>
  )
}

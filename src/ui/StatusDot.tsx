import type { ReactNode } from 'react'
import type { Tone } from './Badge.tsx'
import { classes } from './classes.ts'
import styles from './StatusDot.module.css'

interface StatusDotProps {
  tone?: Tone
  /** It says a sentence, which goes on in the next line where there is no room. */
  sentence?: boolean
  children: ReactNode
}

/** The state of a record: its word, and a dot in the colour of what it means. Quiet enough for every row of a table. */
export function StatusDot({ tone = 'slate', sentence = false, children }: StatusDotProps) {
  return (
    <span className={classes(styles.status, sentence && styles.sentence)}>
      <span className={classes(styles.dot, styles[tone])} aria-hidden="true" />
      {children}
    </span>
  )
}

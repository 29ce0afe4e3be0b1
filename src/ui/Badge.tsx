import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { classes } from './classes.ts'

/** What a colour means, everywhere: grass is allowed, done, paid; amber waits or is in the way; tomato failed; slate says nothing; accent is where you are. */
export type Tone = 'grass' | 'amber' | 'tomato' | 'slate' | 'accent'

/** A word about a record that stands out, such as a count or a mark. For the state of a record there is `StatusDot`. */
export function Badge({ tone = 'slate', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={classes(styles.badge, styles[tone])}>{children}</span>
}

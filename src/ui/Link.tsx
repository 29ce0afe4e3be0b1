import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './Link.module.css'

interface LinkProps extends ComponentProps<'a'> {
  /** `quiet` is for names in tables: the colour of text until the pointer or the focus is on it. */
  tone?: 'accent' | 'quiet'
}

/** A link in running text or a table. A router's link may wrap it (`asChild`). */
export function Link({ tone = 'accent', className, ...rest }: LinkProps) {
  return <a {...rest} className={classes(styles.link, styles[tone], className)} />
}

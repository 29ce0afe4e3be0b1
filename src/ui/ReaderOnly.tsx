import type { ReactNode } from 'react'
import styles from './ReaderOnly.module.css'

/** Words for screen readers alone. */
export function ReaderOnly({
  id,
  live,
  children,
}: {
  id?: string
  live?: 'polite' | 'assertive'
  children?: ReactNode
}) {
  return (
    <span id={id} className={styles.readerOnly} aria-live={live}>
      {children}
    </span>
  )
}

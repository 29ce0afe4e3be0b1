import type { ReactNode } from 'react'
import styles from './StatechartBook.module.css'

/** What may be wider than the page: it scrolls by itself, with the keyboard too. */
export function Scroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}

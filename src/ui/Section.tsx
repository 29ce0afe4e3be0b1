import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  title: ReactNode
  description?: ReactNode
  /** At the right of the title. */
  actions?: ReactNode
  /** By which a link leads here. */
  place?: string
  children: ReactNode
}

/** A part of a page under its own title, parted by a hairline; never a box in a box. */
export function Section({ title, description, actions, place, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id} {...(place ? { id: place, tabIndex: -1 } : {})}>
      <div className={styles.head}>
        <div className={styles.titles}>
          <h2 id={id}>{title}</h2>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  )
}

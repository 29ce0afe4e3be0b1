import type { ReactNode } from 'react'
import styles from './tick.module.css'

interface TickedProps {
  /** The id of the control. */
  id: string
  control: ReactNode
  label: ReactNode
  hint?: ReactNode
}

/** A box, dot or switch with its words at the right of it. */
export function Ticked({ id, control, label, hint }: TickedProps) {
  return (
    <label htmlFor={id} className={styles.row}>
      {control}
      <span>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  )
}

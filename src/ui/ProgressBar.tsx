import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  /** Names what is under way. */
  label: string
  /** How much is done; without one nobody knows. */
  value?: number
  max?: number
}

/** How far something has come. */
export function ProgressBar({ label, value, max = 100 }: ProgressBarProps) {
  return (
    <progress className={styles.progress} aria-label={label} max={max} {...(value === undefined ? {} : { value })} />
  )
}

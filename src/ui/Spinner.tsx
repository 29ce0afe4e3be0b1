import styles from './Spinner.module.css'

/** Something is under way. Silent: whoever shows it says so to screen readers (`aria-busy`, or a label). */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <svg className={styles.spinner} width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <circle className={styles.track} cx="8" cy="8" r="6" strokeWidth="2" />
      <path d="M8 2a6 6 0 0 1 6 6" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}

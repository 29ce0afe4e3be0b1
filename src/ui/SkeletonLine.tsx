import styles from './Skeleton.module.css'

/** One grey bar, in the place of words on their way. */
export function SkeletonLine({ width, height = 10 }: { width: string; height?: number }) {
  return <span className={styles.bone} style={{ width, height }} aria-hidden="true" />
}

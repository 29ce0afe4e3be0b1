import { useWords } from '#ui/Kit.tsx'
import { ReaderOnly } from '#ui/ReaderOnly.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './Loading.module.css'

/** The whole window while the session is checked, or the frame is on its way (rule R34). */
export function Loading() {
  const words = useWords()
  return (
    <div className={styles.loading} role="status">
      <Spinner size={24} />
      <ReaderOnly>{words.loading}</ReaderOnly>
    </div>
  )
}

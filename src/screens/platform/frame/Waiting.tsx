import { useEffect, useState } from 'react'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './Screen.module.css'

/** A screen that comes quickly shows nothing before: a flash of grey would only disturb. */
export function Waiting() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 200)
    return () => clearTimeout(timer)
  }, [])
  return <div className={styles.waiting}>{slow && <Skeleton shape="page" />}</div>
}

import { TriangleAlertIcon } from '#ui/icons.ts'
import type { ShownRefusal } from '#ui/refusal.ts'
import styles from './LockedNote.module.css'

/** Over a form that is only there to be read: why, told once. */
export function LockedNote({ locked }: { locked: readonly ShownRefusal[] }) {
  if (locked.length === 0) return null
  return (
    <div role="note" className={styles.note}>
      <TriangleAlertIcon aria-hidden />
      <div>
        {locked.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </div>
  )
}

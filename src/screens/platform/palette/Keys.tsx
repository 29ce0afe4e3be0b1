import type { ShortcutName } from '#screens/platform/frame/shortcut-table.ts'
import { keysOf } from '#screens/platform/frame/shortcuts.ts'
import styles from './palette.module.css'

/** The keys of a shortcut, as they stand on the keyboard. */
export function Keys({ name }: { name: ShortcutName }) {
  return (
    <span className={styles.keys}>
      {keysOf(name).map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  )
}

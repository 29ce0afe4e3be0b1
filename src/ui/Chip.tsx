import type { ReactNode } from 'react'
import styles from './Chip.module.css'
import { classes } from './classes.ts'
import { CloseIcon } from './icons.ts'
import { useWords } from './Kit.tsx'

interface ChipProps {
  /** What it stands for, in words; told when it is taken away. */
  name: string
  /** What is shown, when it is more than the name. */
  children?: ReactNode
  /** Opens what can be changed about it, such as the values of a filter. */
  onPress?: () => void
  onRemove?: () => void
  tone?: 'slate' | 'accent'
}

/** One filter or tag that can be taken away. */
export function Chip({ name, children = name, onPress, onRemove, tone = 'slate' }: ChipProps) {
  const words = useWords()
  return (
    <span className={classes(styles.chip, styles[tone])} data-chip={name}>
      {onPress ? (
        <button type="button" className={styles.body} onClick={onPress}>
          {children}
        </button>
      ) : (
        <span className={styles.body}>{children}</span>
      )}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={words.remove(name)}
          title={words.remove(name)}
          onClick={onRemove}
        >
          <CloseIcon aria-hidden />
        </button>
      )}
    </span>
  )
}

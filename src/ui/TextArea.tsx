import type { ComponentProps, CSSProperties } from 'react'
import { classes } from './classes.ts'
import styles from './control.module.css'
import { useFieldControl } from './field-context.ts'
import { useWords } from './Kit.tsx'
import { useLocked } from './locked.ts'
import { ReaderOnly } from './ReaderOnly.tsx'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'disabled'> {
  value: string
  onChange: (value: string) => void
  /** Counts the characters against this number. It stops nobody from typing on: the rule says what is too long. */
  counted?: number
}

/** Text of several lines; grows with what is typed. */
export function TextArea({ value, onChange, counted, rows = 3, className, ...rest }: TextAreaProps) {
  const words = useWords()
  const field = useFieldControl()
  const locked = useLocked().length > 0
  const length = [...value].length
  const left = (counted ?? Number.POSITIVE_INFINITY) - length
  return (
    <div className={styles.area}>
      <textarea
        {...field}
        {...rest}
        readOnly={rest.readOnly || locked}
        rows={rows}
        style={{ '--rows': rows } as CSSProperties}
        className={classes(styles.control, className)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {counted !== undefined && (
        <span className={styles.count} data-over={left < 0 || undefined} aria-hidden="true">
          {length} / {counted}
        </span>
      )}
      {left <= 20 && <ReaderOnly live="polite">{words.charactersLeft(Math.max(0, left))}</ReaderOnly>}
    </div>
  )
}

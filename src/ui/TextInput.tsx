import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './control.module.css'
import { useFieldControl } from './field-context.ts'
import { useLocked } from './locked.ts'

export interface TextInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'disabled' | 'prefix' | 'size'> {
  value: string
  onChange: (value: string) => void
  /** What stands in the box before or after the text: a mark, `https://`. */
  prefix?: ReactNode
  suffix?: ReactNode
  /** A barcode, stock code or address: told in the monospace face. */
  code?: boolean
}

/** One line of text. Inside a `Field` it takes its label and its errors from there. */
export function TextInput({ value, onChange, prefix, suffix, code, className, ...rest }: TextInputProps) {
  const field = useFieldControl()
  const locked = useLocked().length > 0
  const framed = prefix !== undefined || suffix !== undefined
  const input = (
    <input
      type="text"
      autoComplete="off"
      {...field}
      {...rest}
      readOnly={rest.readOnly || locked}
      className={classes(framed ? styles.inner : styles.control, code && styles.code, className)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
  if (!framed) return input
  return (
    <div className={styles.frame}>
      {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
      {input}
      {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
    </div>
  )
}

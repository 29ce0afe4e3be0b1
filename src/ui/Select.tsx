import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './control.module.css'
import { ChevronDownIcon } from './icons.ts'
import { type RefusableControl, useControl } from './useControl.tsx'

interface SelectProps
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'disabled' | 'size'>,
    RefusableControl {
  value: string
  onChange: (value: string) => void
  options: readonly { readonly value: string; readonly label: string }[]
  /** Shown, and chosen by nobody, while `value` is `''` or none of the options. */
  placeholder?: string
}

/** One of a few values, in the list of the browser: keys, phones and screen readers know it. For many values there is `Combobox`. */
export function Select({ value, onChange, options, placeholder, refusals, className, ...rest }: SelectProps) {
  const { refused, control, explanation } = useControl(refusals)
  // A browser shows the first option for a value that it does not know, and then cannot give it that one.
  const known = options.some((option) => option.value === value)
  return (
    <span className={styles.select}>
      <select
        {...rest}
        {...control}
        className={classes(styles.control, className)}
        value={known ? value : ''}
        onChange={(event) => !refused && onChange(event.target.value)}
      >
        {(placeholder !== undefined || !known) && (
          <option value="" hidden>
            {placeholder ?? '–'}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon aria-hidden />
      {explanation}
    </span>
  )
}

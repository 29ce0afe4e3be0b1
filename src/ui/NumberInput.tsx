import { classes } from './classes.ts'
import styles from './control.module.css'
import { TextInput, type TextInputProps } from './TextInput.tsx'

interface NumberInputProps extends TextInputProps {
  /** Whole numbers only: phones offer the keypad without a comma. */
  whole?: boolean
}

/** A number as it was typed: the text is kept, and the rules judge it. Right-aligned, with its unit beside it. */
export function NumberInput({ whole, className, ...rest }: NumberInputProps) {
  return <TextInput inputMode={whole ? 'numeric' : 'decimal'} {...rest} className={classes(styles.number, className)} />
}

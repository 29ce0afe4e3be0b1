import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { Ticked } from './Ticked.tsx'
import styles from './tick.module.css'
import { type RefusableControl, useControl } from './useControl.tsx'

interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'checked' | 'onChange' | 'disabled' | 'type' | 'ref'>,
    RefusableControl {
  /** `mixed`: some of what it stands for is chosen. */
  checked: boolean | 'mixed'
  onChange: (checked: boolean) => void
  /** Beside the box; without one give an `aria-label`, or put it into a `Field`. */
  label?: ReactNode
  hint?: ReactNode
}

/** On, off, or partly so. */
export function Checkbox({ checked, onChange, label, hint, refusals, className, ...rest }: CheckboxProps) {
  const { refused, control, explanation } = useControl(refusals)
  const ownId = useId()
  const id = rest.id ?? control.id ?? ownId
  const box = (
    <input
      {...rest}
      {...control}
      id={id}
      ref={(node) => {
        if (node) node.indeterminate = checked === 'mixed'
        if ('ref' in control) control.ref(node)
      }}
      type="checkbox"
      className={classes(styles.box, className)}
      checked={checked === true}
      onChange={(event) => !refused && onChange(event.target.checked)}
    />
  )
  return (
    <>
      {label === undefined ? box : <Ticked id={id} control={box} label={label} hint={hint} />}
      {explanation}
    </>
  )
}

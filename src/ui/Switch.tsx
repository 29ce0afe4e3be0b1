import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { Ticked } from './Ticked.tsx'
import styles from './tick.module.css'
import { type RefusableControl, useControl } from './useControl.tsx'

interface SwitchProps
  extends Omit<ComponentProps<'input'>, 'checked' | 'onChange' | 'disabled' | 'type' | 'ref'>,
    RefusableControl {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Beside the switch; without one give an `aria-label`, or put it into a `Field`. */
  label?: ReactNode
  hint?: ReactNode
}

/** On or off, at once. */
export function Switch({ checked, onChange, label, hint, refusals, className, ...rest }: SwitchProps) {
  const { refused, control, explanation } = useControl(refusals)
  const ownId = useId()
  const id = rest.id ?? control.id ?? ownId
  const knob = (
    <input
      {...rest}
      {...control}
      id={id}
      type="checkbox"
      role="switch"
      aria-checked={checked}
      className={classes(styles.switch, className)}
      checked={checked}
      onChange={(event) => !refused && onChange(event.target.checked)}
    />
  )
  return (
    <>
      {label === undefined ? knob : <Ticked id={id} control={knob} label={label} hint={hint} />}
      {explanation}
    </>
  )
}

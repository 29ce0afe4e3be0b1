import type { Ref } from 'react'
import { Button, type ButtonProps } from './Button.tsx'
import styles from './button.module.css'
import { classes } from './classes.ts'
import type { ShownRefusal } from './refusal.ts'
import { useRefusals } from './useRefusals.tsx'

export interface RefusableProps extends ButtonProps {
  /** The rules that stand in the way, all of them; empty when it may be pressed. */
  refusals: readonly ShownRefusal[]
}

const none: readonly ShownRefusal[] = []

/**
 * The button of this product: where rules stand in the way it keeps its words and its focus, is outlined with an amber mark, and tells all
 * of them, each with the way to mend it. Without refusals, and while its own press is under way, it is a `Button`.
 */
export function Refusable({ refusals, className, onPress, onClick, children, ref, ...rest }: RefusableProps) {
  const { refused, control, explanation } = useRefusals(rest.busy ? none : refusals, ref as Ref<HTMLElement>, {
    leadsOn: true,
  })
  return (
    <>
      <Button
        {...rest}
        ref={ref}
        {...(refused ? control : { onPress, onClick })}
        className={classes(refused && styles.refused, className)}
      >
        {children}
        {refused && <span className={styles.refusedMark} aria-hidden="true" />}
      </Button>
      {explanation}
    </>
  )
}

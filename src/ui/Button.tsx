import type { ComponentProps, ComponentType, ReactNode } from 'react'
import styles from './button.module.css'
import { classes } from './classes.ts'
import { Spinner } from './Spinner.tsx'

/** `destructive` is the filled one that carries out what cannot be undone; `danger` only leads there. */
export type ButtonVariant = 'primary' | 'plain' | 'ghost' | 'danger' | 'destructive' | 'link'
export type ButtonSize = 'compact' | 'touch'
export type Icon = ComponentType<{ 'aria-hidden'?: boolean | 'true' | 'false' }>

/** There is no `disabled`: what may not be done says why (see `Refusable`). */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children'> {
  variant?: ButtonVariant
  /** Without one, the density of the surroundings decides (32 px). */
  size?: ButtonSize
  icon?: Icon
  /** Under way: presses do nothing, the focus stays. */
  busy?: boolean
  onPress?: (() => void) | undefined
  children: ReactNode
}

export function Button({
  variant = 'plain',
  size,
  icon: IconMark,
  busy,
  onPress,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, styles[variant], size && styles[size], busy && styles.busy, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        if (busy) return event.preventDefault()
        onClick?.(event)
        if (!event.defaultPrevented) onPress?.()
      }}
    >
      {IconMark && <IconMark aria-hidden />}
      <span>{children}</span>
      {busy && (
        <span className={styles.mark} data-busy-mark="">
          <Spinner />
        </span>
      )}
    </button>
  )
}

import type { ComponentProps } from 'react'
import type { ButtonSize, ButtonVariant, Icon } from './Button.tsx'
import styles from './button.module.css'
import { classes } from './classes.ts'
import { Spinner } from './Spinner.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'aria-label'> {
  icon: Icon
  /** What it does, as a verb; also its title on hover. */
  label: string
  variant?: ButtonVariant
  size?: ButtonSize
  busy?: boolean
  onPress?: (() => void) | undefined
}

/** A button that shows only a mark; its label is read and shown on hover. */
export function IconButton({
  icon: IconMark,
  label,
  variant = 'ghost',
  size,
  busy,
  onPress,
  onClick,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classes(
        styles.button,
        styles.icon,
        styles[variant],
        size && styles[size],
        busy && styles.busy,
        className,
      )}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        if (busy) return event.preventDefault()
        onClick?.(event)
        if (!event.defaultPrevented) onPress?.()
      }}
    >
      {busy ? <Spinner /> : <IconMark aria-hidden />}
    </button>
  )
}

import type { ComponentProps } from 'react'
import type { ButtonSize, ButtonVariant, Icon } from './Button.tsx'
import styles from './button.module.css'
import { classes } from './classes.ts'

interface ButtonLinkProps extends ComponentProps<'a'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: Icon
}

/** A link that looks like a button: it leads to another page. A router's link may wrap it (`asChild`). */
export function ButtonLink({ variant = 'plain', size, icon: IconMark, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classes(styles.button, styles[variant], size && styles[size], className)}>
      {IconMark && <IconMark aria-hidden />}
      <span>{children}</span>
    </a>
  )
}

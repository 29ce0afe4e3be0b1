import type { ComponentProps } from 'react'
import type { ButtonSize, ButtonVariant, Icon } from './Button.tsx'
import styles from './button.module.css'
import { classes } from './classes.ts'
import { useAnchor } from './Kit.tsx'

interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: Icon
}

/** A link that looks like a button: it leads to another page. */
export function ButtonLink({ variant = 'plain', size, icon: IconMark, className, children, ...rest }: ButtonLinkProps) {
  const Anchor = useAnchor()
  return (
    <Anchor {...rest} className={classes(styles.button, styles[variant], size && styles[size], className)}>
      {IconMark && <IconMark aria-hidden />}
      <span>{children}</span>
    </Anchor>
  )
}

import type { ComponentProps, MouseEvent } from 'react'
import { classes } from './classes.ts'
import { focusField } from './focus-field.ts'
import { useAnchor } from './Kit.tsx'
import styles from './Link.module.css'

interface LinkProps extends ComponentProps<'a'> {
  href: string
  /** `quiet` is for names in tables: the colour of text until the pointer or the focus is on it. */
  tone?: 'accent' | 'quiet'
}

/** A link in running text or a table. `#field.path` leads to that field of this page and leaves the address alone. */
export function Link({ tone = 'accent', href, className, onClick, ...rest }: LinkProps) {
  const PageLink = useAnchor()
  const toField = href.startsWith('#')
  const Anchor = toField ? 'a' : PageLink
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!toField) return
    event.preventDefault()
    focusField(href.slice(1))
  }
  return <Anchor {...rest} href={href} onClick={follow} className={classes(styles.link, styles[tone], className)} />
}

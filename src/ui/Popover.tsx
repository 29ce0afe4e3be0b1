import * as Radix from '@radix-ui/react-popover'
import type { ReactElement, ReactNode } from 'react'
import { classes } from './classes.ts'
import floating from './floating.module.css'
import styles from './Popover.module.css'

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** Names what is inside for screen readers. */
  label: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

/** A small page beside a button, such as the values of a filter. */
export function Popover({ trigger, label, open, onOpenChange, align = 'start', children }: PopoverProps) {
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={classes(floating.floating, styles.popover)}
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          // Whoever followed a link to a field is there already.
          onCloseAutoFocus={(event) => document.activeElement !== document.body && event.preventDefault()}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

import * as Radix from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'
import { classes } from './classes.ts'
import floating from './floating.module.css'
import styles from './Tooltip.module.css'

interface TooltipProps {
  text: ReactNode
  /** What it explains; it must be able to take the focus. */
  children: ReactElement
}

/** A few words on hover and focus. What must be known stands on the page; this only explains. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={classes(floating.floating, styles.tooltip)} sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

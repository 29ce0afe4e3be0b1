import * as Radix from '@radix-ui/react-popover'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import floating from './floating.module.css'
import styles from './Popover.module.css'

interface CellPopoverProps {
  /** The control that it stands beside, and that gets the focus back. */
  anchor: () => HTMLElement | null
  /** Names what is inside for screen readers. */
  label: string
  onClose: () => void
  children: ReactNode
}

/** A small form beside a cell of a table: one for all cells, which stay light. */
export function CellPopover({ anchor, label, onClose, children }: CellPopoverProps) {
  const beside = { current: { getBoundingClientRect: () => anchor()?.getBoundingClientRect() ?? new DOMRect() } }
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={beside} />
      <Radix.Portal>
        <Radix.Content
          className={classes(floating.floating, styles.popover)}
          aria-label={label}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            anchor()?.focus({ preventScroll: true })
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

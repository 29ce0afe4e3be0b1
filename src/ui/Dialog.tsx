import * as Radix from '@radix-ui/react-dialog'
import { type ReactNode, useRef } from 'react'
import { classes } from './classes.ts'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'
import { CloseIcon } from './icons.ts'
import { useWords } from './Kit.tsx'

interface DialogProps {
  open: boolean
  /** Escape, the close button or a press outside; whoever owns the dialog decides whether it closes. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** The actions, the main one last. */
  footer?: ReactNode
  width?: 'narrow' | 'normal' | 'wide'
  /** `sheet` slides in from the left over the full height, such as the menu of a narrow screen. */
  form?: 'dialog' | 'sheet'
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
  /** Without a close button: it goes away by what is inside alone. */
  stays?: boolean
  children?: ReactNode
}

/** A page in front of the page. On narrow screens it is a sheet at the bottom. Focus goes in, stays in, and returns to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  footer,
  width = 'normal',
  form = 'dialog',
  role = 'dialog',
  stays = false,
  children,
}: DialogProps) {
  const words = useWords()
  const cameFrom = useRef<Element | null>(null)
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        {/* Not the kit's own overlay: that one locks the scrolling with a <style> tag, which our policy refuses. See base.css. */}
        <div className={styles.overlay} data-scroll-lock="">
          <Radix.Content
            className={classes(styles.content, styles[width], styles[form])}
            role={role}
            aria-modal="true"
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              cameFrom.current = openerOf(document.activeElement)
              event.preventDefault()
              firstStop(event.currentTarget as HTMLElement).focus()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              // Whoever was quick enough to go on elsewhere is not fetched back.
              if (document.activeElement !== document.body) return
              if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
            }}
          >
            <header className={styles.head}>
              <div className={styles.titles}>
                <Radix.Title className={styles.title}>{title}</Radix.Title>
                {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
              </div>
              {!stays && (
                <Radix.Close asChild>
                  <IconButton icon={CloseIcon} label={words.close} />
                </Radix.Close>
              )}
            </header>
            {children && <div className={styles.body}>{children}</div>}
            {footer && <footer className={styles.foot}>{footer}</footer>}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** What the focus goes back to: an item of a menu is gone by then, but the button that opened the menu stays. */
function openerOf(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element
}

/** Where the focus starts: the first field, else the first action (never the one that carries it out), else the dialog itself. */
function firstStop(content: HTMLElement): HTMLElement {
  const field = content.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')
  return field ?? content.querySelector<HTMLElement>('footer button') ?? content
}

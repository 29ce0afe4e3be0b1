import * as Radix from '@radix-ui/react-toast'
import { useRef, useState } from 'react'
import { Button, type Icon } from './Button.tsx'
import { classes } from './classes.ts'
import { IconButton } from './IconButton.tsx'
import { CircleAlertIcon, CircleCheckIcon, CloseIcon, InfoIcon, TriangleAlertIcon } from './icons.ts'
import { useWords } from './Kit.tsx'
import styles from './Toaster.module.css'

export interface Toast {
  readonly id: string
  /** `success`, `warning`, `error` or `other`; any other word is told as `other` (R31). */
  readonly type: string
  readonly text: string
  /** How long it stays, in milliseconds; 5000 without one (R56, R243). */
  readonly ms?: number | null | undefined
  /** The words of what can be done about it while it is shown. */
  readonly offer?: string | null | undefined
}

interface ToasterProps {
  toasts: readonly Toast[]
  onClose: (id: string) => void
  /** The key that leads to them. */
  hotkey?: string
  /** What it offers is taken; it leaves. */
  onTake?: (id: string) => void
}

const marks: Readonly<Record<string, Icon>> = {
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  error: CircleAlertIcon,
  other: InfoIcon,
}

/**
 * Shows the messages of a queue at the top right, above dialogs. Each leaves after its time, which stands still under the pointer and while
 * the window is elsewhere; it can be closed, or dragged away over four fifths of its width (R57, R242). The queue belongs to the caller.
 */
export function Toaster({ toasts, ...rest }: ToasterProps) {
  return (
    // Stays in the document, so that screen readers hear what is added; `aria-live` also keeps it heard while a dialog hides the rest.
    <div className={styles.region} aria-live="polite" aria-relevant="additions">
      {toasts.length > 0 && <Queue toasts={toasts} {...rest} />}
    </div>
  )
}

/** Mounted anew for each run of messages: the kit would carry "paused" over from a message that was closed under the pointer. */
function Queue({ toasts, onClose, onTake, hotkey = 'F8' }: ToasterProps) {
  const words = useWords()
  const [threshold, setThreshold] = useState(Number.POSITIVE_INFINITY)
  // The kit tells screen readers a second time through an element of its own; told into nowhere, only the live region speaks.
  const nowhere = useRef<HTMLElement | null>(null)
  nowhere.current ??= document.createElement('div')
  return (
    <Radix.Provider
      label={words.notices}
      swipeDirection="right"
      swipeThreshold={threshold}
      announcerContainer={nowhere.current}
    >
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          onClose={() => onClose(toast.id)}
          onTake={() => onTake?.(toast.id)}
          onGrab={(width) => setThreshold(width * 0.8 - 0.01)}
        />
      ))}
      <Radix.Viewport hotkey={[hotkey]} className={styles.viewport} label={words.notices} />
    </Radix.Provider>
  )
}

interface ToastCardProps {
  toast: Toast
  onClose: () => void
  onTake: () => void
  onGrab: (width: number) => void
}

function ToastCard({ toast, onClose, onTake, onGrab }: ToastCardProps) {
  const words = useWords()
  const type = Object.hasOwn(marks, toast.type) ? toast.type : 'other'
  const Mark = marks[type] ?? InfoIcon
  return (
    <Radix.Root
      className={classes(styles.toast, styles[type])}
      data-type={type}
      duration={toast.ms ?? 5000}
      // A dialog takes the pointer from everything that was there before it; a message keeps it.
      style={{ pointerEvents: 'auto' }}
      open
      onOpenChange={(open) => !open && onClose()}
      onPointerDown={(event) => onGrab(event.currentTarget.offsetWidth)}
      // The pointer does not take the focus along: a focused message would never leave.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Mark aria-hidden />
      <Radix.Description className={styles.text} role={type === 'error' ? 'alert' : 'status'}>
        {toast.text}
      </Radix.Description>
      {toast.offer && (
        <Button size="compact" onPress={onTake}>
          {toast.offer}
        </Button>
      )}
      <Radix.Close asChild>
        <IconButton icon={CloseIcon} label={words.close} size="compact" />
      </Radix.Close>
    </Radix.Root>
  )
}

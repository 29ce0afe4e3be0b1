import * as Popover from '@radix-ui/react-popover'
import { type KeyboardEvent, type RefObject, useContext } from 'react'
import { classes } from './classes.ts'
import floating from './floating.module.css'
import { useWords } from './Kit.tsx'
import { Link } from './Link.tsx'
import { RefusalList } from './RefusalList.tsx'
import styles from './RefusalPopover.module.css'
import type { ShownRefusal } from './refusal.ts'
import { WhyContext } from './why-context.ts'

interface RefusalPopoverProps {
  id: string
  refusals: readonly ShownRefusal[]
  /** It leads on to where more is told. */
  leadsOn: boolean
  control: RefObject<HTMLElement | null>
  content: RefObject<HTMLDivElement | null>
  /** Told once it is there. */
  onOpened: () => void
  onEnter: () => void
  onLeave: () => void
  onClose: () => void
}

/** The list of the rules in the way, floating beside the control that they refuse. Loaded when first needed. */
export default function RefusalPopover({
  id,
  refusals,
  leadsOn,
  control,
  content,
  onOpened,
  onEnter,
  onLeave,
  onClose,
}: RefusalPopoverProps) {
  const words = useWords()
  const book = useContext(WhyContext)
  // Of a field that is empty, or of nothing that was changed, there is no more to tell.
  const why = leadsOn && refusals.some(({ id: rule }) => book?.ruleAt(rule) !== undefined) ? book : null
  const anchor = { current: { getBoundingClientRect: () => control.current?.getBoundingClientRect() ?? new DOMRect() } }
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          ref={content}
          className={classes(floating.floating, styles.popover)}
          aria-label={words.whyNot}
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            onOpened()
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => control.current?.contains(event.target as Node) && event.preventDefault()}
          onEscapeKeyDown={() =>
            content.current?.contains(document.activeElement) && control.current?.focus({ preventScroll: true })
          }
          onKeyDown={(event) => leaveAtTheEnds(event, control.current, onClose)}
          onPointerEnter={onEnter}
          onPointerLeave={onLeave}
        >
          <p className={styles.title}>{words.whyNot}</p>
          <RefusalList id={id} refusals={refusals} why={why?.record ? null : why} onFollowed={onClose} />
          {why?.record && (
            <p className={styles.why}>
              <Link href={why.record} onClick={onClose} data-why>
                {why.label}
              </Link>
            </p>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** The list lies at the end of the document, but for the Tab key it follows its control. It closes behind the focus, which would come back to it. */
function leaveAtTheEnds(event: KeyboardEvent<HTMLElement>, control: HTMLElement | null, close: () => void) {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  if (document.activeElement !== (event.shiftKey ? stops[0] : stops.at(-1))) return
  if (event.shiftKey) event.preventDefault()
  control?.focus({ preventScroll: true })
  if (!event.shiftKey) close()
}

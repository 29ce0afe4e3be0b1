import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { ReaderOnly } from './ReaderOnly.tsx'
import type RefusalPopover from './RefusalPopover.tsx'
import type { ShownRefusal } from './refusal.ts'

/** The list as it floats, once it is there. */
let Floating: typeof RefusalPopover | null = null

/** Fetches it. Where it does not come the sentences are still announced, and the next control that is refused asks again. */
async function fetchFloating(): Promise<void> {
  try {
    Floating ??= (await import('./RefusalPopover.tsx')).default
  } catch {
    Floating = null
  }
}

/** The pause before the list opens under a passing pointer, and before it closes behind one, in milliseconds. */
const openAfter = 80
const closeAfter = 160

interface Options {
  /** Its list leads on to where more is told. A field has none: a form that is locked would have a stop of the Tab key for each of them. */
  readonly leadsOn?: boolean
}

/**
 * Lets any control show which rules stand in its way. Spread `control` on it and render `explanation` beside it; with no refusals both are
 * empty. A refused control keeps its words and its focus, does nothing, and opens the list on hover, focus, press and tap; until somebody
 * tries it, it is quiet.
 */
export function useRefusals(
  refusals: readonly ShownRefusal[],
  outer?: Ref<HTMLElement>,
  { leadsOn = false }: Options = {},
) {
  const refused = refusals.length > 0
  const id = useId()
  const ref = useRef<HTMLElement | null>(null)
  const content = useRef<HTMLDivElement | null>(null)
  const timer = useRef(0)
  const [open, setOpen] = useState(false)
  const [turned, setTurned] = useState(false)
  const [pressed, setPressed] = useState(false)
  const entering = useRef(false)
  const [, drawAnew] = useState(0)

  useEffect(() => {
    if (refused) void fetchFloating()
    // The focus may stand on it already, and no more focus event comes: what turned up under it is shown, and told.
    const isFocused = refused && ref.current !== null && ref.current === document.activeElement
    setOpen(isFocused)
    setTurned(isFocused)
    setPressed(false)
    return () => window.clearTimeout(timer.current)
  }, [refused])
  useEffect(() => {
    if (open && !Floating) void fetchFloating().then(() => drawAnew((nth) => nth + 1))
  }, [open])

  const settle = (next: boolean, after = 0) => {
    window.clearTimeout(timer.current)
    if (!next) entering.current = false
    if (after === 0) setOpen(next)
    else timer.current = window.setTimeout(() => setOpen(next), after)
  }
  const enter = () => {
    entering.current = content.current === null
    if (content.current) firstFixIn(content.current)?.focus({ preventScroll: true })
  }
  if (!refused) return { refused, control: {}, explanation: null }

  const copy = <Copy id={id} refusals={refusals} />
  const explanation: ReactNode =
    open && Floating ? (
      <Floating
        id={id}
        refusals={refusals}
        leadsOn={leadsOn}
        control={ref}
        content={content}
        onOpened={() => entering.current && enter()}
        onEnter={() => settle(true)}
        onLeave={() => !ref.current?.contains(document.activeElement) && settle(false, closeAfter)}
        onClose={() => settle(false)}
      />
    ) : (
      copy
    )
  const whole = (
    <>
      {explanation}
      {turned && <Turned refusals={refusals} />}
    </>
  )
  const press = () => {
    setPressed(true)
    settle(true)
  }
  const tried = open || pressed
  return { refused, control: handlers({ id, ref, outer, content, tried, settle, press, enter }), explanation: whole }
}

interface Handles {
  id: string
  ref: { current: HTMLElement | null }
  /** Of whoever uses the control. */
  outer: Ref<HTMLElement> | undefined
  content: { current: HTMLDivElement | null }
  /** Somebody looks at it, or has pressed it since it is refused. */
  tried: boolean
  settle: (open: boolean, after?: number) => void
  press: () => void
  /** Takes the focus to the first way to mend something, once the list is there. */
  enter: () => void
}

function handlers({ id, ref, outer, content, tried, settle, press, enter }: Handles) {
  return {
    ref: (node: HTMLElement | null) => {
      ref.current = node
      if (typeof outer === 'function') outer(node)
      else if (outer) outer.current = node
    },
    'aria-disabled': true,
    'aria-describedby': id,
    'data-refused': tried ? 'tried' : '',
    onPointerEnter: (event: PointerEvent) => event.pointerType !== 'touch' && settle(true, openAfter),
    onPointerLeave: () => !ref.current?.contains(document.activeElement) && settle(false, closeAfter),
    onFocus: () => settle(true),
    onBlur: (event: FocusEvent) => !content.current?.contains(event.relatedTarget) && settle(false),
    // A native list of choices opens on the press of the button, before any click: it is held there, and focused by hand.
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault()
      event.currentTarget.focus({ preventScroll: true })
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' || event.metaKey || event.ctrlKey) return
      if (event.key !== 'Tab') event.preventDefault()
      if (event.key === 'Enter' || event.key === ' ') press()
      if (event.shiftKey || !content.current) return
      // Only the Tab key goes to what is read on: a scanner that ends its codes with Enter leads nobody away.
      const inside =
        event.key === 'Tab'
          ? firstStopIn(content.current)
          : ['Enter', ' '].includes(event.key)
            ? firstFixIn(content.current)
            : null
      if (!inside) return
      event.preventDefault()
      inside.focus({ preventScroll: true })
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      // A box that nobody answers falls back by itself; preventing its press would leave it ticked in some browsers.
      if (!(event.currentTarget instanceof HTMLInputElement)) event.preventDefault()
      press()
      // A press that no pointer made came of keys, from anywhere on the page: the focus goes to what mends it.
      if (event.detail > 0 || event.currentTarget instanceof HTMLInputElement) return
      event.currentTarget.focus({ preventScroll: true })
      enter()
    },
  }
}

function firstStopIn(list: HTMLElement): HTMLElement | null {
  return list.querySelector<HTMLElement>('a, button')
}

function firstFixIn(list: HTMLElement): HTMLElement | null {
  return list.querySelector<HTMLElement>(':is(a, button):not([data-why])')
}

/** The sentences for screen readers, while the list is closed. */
function Copy({ id, refusals }: { id: string; refusals: readonly ShownRefusal[] }) {
  return (
    <span id={id} hidden>
      {sentences(refusals)}
    </span>
  )
}

/** Readers tell what comes into a region that is there already. What only counts on, such as the seconds of a wait, is told once. */
function Turned({ refusals }: { refusals: readonly ShownRefusal[] }) {
  const [said, say] = useState({ of: '', words: '' })
  const of = refusals.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (said.of !== of) say({ of, words: sentences(refusals) })
  }, [said, of, refusals])
  return <ReaderOnly live="polite">{said.words}</ReaderOnly>
}

function sentences(refusals: readonly ShownRefusal[]): string {
  return refusals.map((refusal) => refusal.text).join(' ')
}

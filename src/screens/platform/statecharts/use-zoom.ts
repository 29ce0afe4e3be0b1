import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface Zooming {
  readonly onEnlarge: () => void
  readonly onReduce: () => void
  readonly onFit: () => void
}

/** The place of the picture that stays where it is on the screen while it grows. */
interface Anchor {
  readonly x: number
  readonly y: number
}

/** How much is turned, or the fingers go apart, for one step of the scale. */
const turnOfStep = 40
const spreadOfStep = 1.25

/**
 * Zooms a picture in its frame by wheel (with Ctrl, which is also what two fingers on a touch pad say), by two fingers on a screen and by keys,
 * and moves it by dragging. It scrolls by itself in all the ways that frames do.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, width: number, zooming: Zooming) {
  const anchor = useRef<Anchor | null>(null)
  const drawn = useRef(width)
  const now = useRef(zooming)
  now.current = zooming
  useLayoutEffect(() => {
    const box = frame.current
    const [before, at] = [drawn.current, anchor.current ?? (box && { x: box.clientWidth / 2, y: box.clientHeight / 2 })]
    drawn.current = width
    anchor.current = null
    if (!box || !at || before === width) return
    const grown = width / before
    box.scrollLeft = (box.scrollLeft + at.x) * grown - at.x
    box.scrollTop = (box.scrollTop + at.y) * grown - at.y
  }, [frame, width])
  useEffect(() => {
    const box = frame.current
    return box ? listen(box, now, anchor) : undefined
  }, [frame])
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const act = { '+': zooming.onEnlarge, '=': zooming.onEnlarge, '-': zooming.onReduce, '0': zooming.onFit }[
        event.key
      ]
      if (!act) return
      event.preventDefault()
      act()
    },
  }
}

/** React hears wheels and touches only after the browser has taken them. */
function listen(box: HTMLElement, now: { current: Zooming }, anchor: { current: Anchor | null }): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let turned = 0
  let spread = 0
  const step = (larger: boolean, x: number, y: number) => {
    const place = box.getBoundingClientRect()
    anchor.current = { x: x - place.left, y: y - place.top }
    if (larger) now.current.onEnlarge()
    else now.current.onReduce()
  }
  box.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      turned += event.deltaY
      if (Math.abs(turned) < turnOfStep) return
      step(turned < 0, event.clientX, event.clientY)
      turned = 0
    },
    { passive: false, signal },
  )
  box.addEventListener(
    'touchmove',
    (event) => {
      const [one, other] = event.touches
      if (!one || !other) return
      event.preventDefault()
      const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      spread ||= apart
      const grown = apart / spread
      if (grown < spreadOfStep && grown > 1 / spreadOfStep) return
      step(grown > 1, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2)
      spread = apart
    },
    { passive: false, signal },
  )
  box.addEventListener('touchend', () => (spread = 0), { signal })
  box.addEventListener('pointerdown', (event) => event.pointerType === 'mouse' && drag(box, event, signal), { signal })
  return () => ending.abort()
}

/** A few pixels are no move yet, but a press. */
const enoughToMove = 4

function drag(box: HTMLElement, begin: PointerEvent, signal: AbortSignal): void {
  if (begin.button !== 0) return
  const [left, top] = [box.scrollLeft, box.scrollTop]
  const ending = new AbortController()
  const heard = { signal: AbortSignal.any([signal, ending.signal]) }
  const move = (event: PointerEvent) => {
    const [x, y] = [event.clientX - begin.clientX, event.clientY - begin.clientY]
    if (Math.hypot(x, y) < enoughToMove) return
    box.scrollTo(left - x, top - y)
    box.dataset.dragged = 'yes'
  }
  const end = () => {
    ending.abort()
    // The click that ends a move comes after it.
    setTimeout(() => delete box.dataset.dragged)
  }
  window.addEventListener('pointermove', move, heard)
  window.addEventListener('pointerup', end, heard)
  window.addEventListener('pointercancel', end, heard)
}

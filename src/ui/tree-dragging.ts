import { useCallback, useRef, useState } from 'react'
import { useDrag, useDrop } from 'react-dnd'
import { byFinger } from './dragging.tsx'

/** Where a dragged row of a tree would land: before, inside or behind the row under the pointer. */
export interface Landing {
  readonly onto: string
  readonly zone: 'before' | 'inside' | 'after'
  /** The box of the row under the pointer. */
  readonly box: DOMRect
}

interface TreeArea {
  /** Rows of one tree know each other by it. */
  tree: string
  /** Told while a row is dragged over the tree; `null` when it leaves, or is let go. */
  onHover: (held: string, landing: Landing | null) => void
  onDrop: (held: string, landing: Landing) => void
}

interface Held {
  readonly key: string
}

/** The area that the rows of a tree (`tr[data-key]`) are dragged over. It scrolls where the pointer comes near its end. The ref is given to the element around. */
export function useTreeArea({ tree, onHover, onDrop }: TreeArea) {
  const latest = useRef({ onHover, onDrop })
  latest.current = { onHover, onDrop }
  const [, drop] = useDrop({
    accept: tree,
    hover: ({ key }: Held, monitor) => {
      const pointer = monitor.getClientOffset()
      latest.current.onHover(key, pointer && landingAt(pointer))
      if (pointer) scrollAt(pointer)
    },
    drop: ({ key }: Held, monitor) => {
      const pointer = monitor.getClientOffset()
      const landing = pointer && landingAt(pointer)
      if (landing) latest.current.onDrop(key, landing)
      return {}
    },
  })
  return useCallback(
    (node: HTMLElement | null) => {
      drop(node)
    },
    [drop],
  )
}

/** Lets a row be dragged by its handle. Both refs are given to elements: the handle, and what is shown under the pointer. */
export function useTreeHandle(tree: string, key: string, onEnd: () => void) {
  const latest = useRef(onEnd)
  latest.current = onEnd
  const [, drag, preview] = useDrag({ type: tree, item: { key }, end: () => latest.current() })
  return {
    handle: (node: HTMLElement | null) => {
      drag(node)
    },
    preview: (node: HTMLElement | null) => {
      preview(node)
    },
  }
}

/** Lets a row be dragged by its name too, by the mouse alone: a finger that rests on a name means to scroll. The ref is given to what is around the name. */
export function useTreeName(tree: string, key: string, onEnd: () => void) {
  const { handle } = useTreeHandle(tree, key, onEnd)
  const [finger] = useState(byFinger)
  return finger ? null : handle
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The outer quarters of a row are its edges. */
const edge = 0.25

function landingAt({ x, y }: Point): Landing | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('tr[data-key]')
  if (!row?.dataset.key) return null
  const box = row.getBoundingClientRect()
  const part = (y - box.top) / box.height
  return { onto: row.dataset.key, box, zone: part < edge ? 'before' : part > 1 - edge ? 'after' : 'inside' }
}

const nearEnd = 48
const scrollStep = 12

function scrollAt({ x, y }: Point): void {
  const scroller = scrollerOf(document.elementFromPoint(x, y))
  if (!scroller) return
  const box = scroller.getBoundingClientRect()
  if (y < box.top + nearEnd) scroller.scrollTop -= scrollStep
  else if (y > box.bottom - nearEnd) scroller.scrollTop += scrollStep
}

function scrollerOf(element: Element | null): Element | null {
  for (let at = element; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  return null
}

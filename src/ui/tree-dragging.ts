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
  const lastOver = useRef<Over | null>(null)
  const [, drop] = useDrop({
    accept: tree,
    hover: ({ key }: Held, monitor) => {
      const pointer = monitor.getClientOffset()
      const under = pointer && elementAt(pointer, lastOver.current)
      latest.current.onHover(key, pointer && landingOn(under, pointer))
      if (pointer) scrollAt(under, pointer)
    },
    drop: ({ key }: Held, monitor) => {
      const pointer = monitor.getClientOffset()
      const landing = pointer && landingOn(elementAt(pointer, lastOver.current), pointer)
      if (landing) latest.current.onDrop(key, landing)
      return {}
    },
  })
  const follow = useCallback(({ clientX: x, clientY: y, target }: MouseEvent) => {
    lastOver.current = target instanceof Element ? { x, y, target } : null
  }, [])
  const area = useRef<HTMLElement | null>(null)
  return useCallback(
    (node: HTMLElement | null) => {
      for (const type of dragged) {
        area.current?.removeEventListener(type, follow, true)
        node?.addEventListener(type, follow, true)
      }
      area.current = node
      drop(node)
    },
    [drop, follow],
  )
}

/** The events of a mouse that drags, which say what it is over. */
const dragged = ['dragenter', 'dragover', 'drop'] as const

/** Where the pointer was last by an event of the browser, and over what. */
interface Over extends Point {
  readonly target: Element
}

/** What is under the pointer. The last event says it; a finger has no such events, and to ask waits until the whole tree is laid out. */
function elementAt({ x, y }: Point, lastOver: Over | null): Element | null {
  if (lastOver?.x === x && lastOver.y === y && lastOver.target.isConnected) return lastOver.target
  return document.elementFromPoint(x, y)
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

function landingOn(under: Element | null, { y }: Point): Landing | null {
  const row = under?.closest<HTMLElement>('tr[data-key]')
  if (!row?.dataset.key) return null
  const box = row.getBoundingClientRect()
  const part = (y - box.top) / box.height
  return { onto: row.dataset.key, box, zone: part < edge ? 'before' : part > 1 - edge ? 'after' : 'inside' }
}

const nearEnd = 48
const scrollStep = 12

function scrollAt(under: Element | null, { y }: Point): void {
  const scroller = scrollerOf(under)
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

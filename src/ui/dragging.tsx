import { type ReactNode, useRef, useState } from 'react'
import { DndProvider, useDrag, useDrop } from 'react-dnd'
import { HTML5Backend } from 'react-dnd-html5-backend'
import { TouchBackend } from 'react-dnd-touch-backend'
import type { SortingSteps } from './useSorting.ts'

/**
 * Everything that knows the drag-and-drop library stands here and in tree-dragging.ts: it has seen no hand for years and may have to be
 * changed for another one.
 */

/** Fingers and mice are followed by different means; which one leads is asked when a list appears. */
export function DragArea({ children }: { children: ReactNode }) {
  const [backend] = useState(() => (byFinger() ? TouchBackend : HTML5Backend))
  return (
    <DndProvider backend={backend} options={{ delayTouchStart: 150 }}>
      {children}
    </DndProvider>
  )
}

/** Whether this device is pointed at by fingers. */
export function byFinger(): boolean {
  return window.matchMedia('(pointer: coarse)').matches
}

interface Dragged {
  /** Items of one list know each other by it. */
  list: string
  id: string
  layout: 'list' | 'grid'
  steps: SortingSteps
}

/** Lets an item be dragged by its handle over the others of its list. Both refs are given to elements. */
export function useDragging({ list, id, layout, steps }: Dragged) {
  const item = useRef<HTMLElement>(null)
  const latest = useRef(steps)
  latest.current = steps
  const [, drag, preview] = useDrag({
    type: list,
    item: () => {
      // The browser takes the picture of what is dragged first; the gap appears after.
      setTimeout(() => latest.current.lift(id, 'pointer'))
      return { id }
    },
    end: (_, monitor) => (monitor.didDrop() ? latest.current.drop(id) : latest.current.restore(id)),
  })
  const [, drop] = useDrop({
    accept: list,
    hover: ({ id: held }: { id: string }, monitor) => {
      const { placeOf, move } = latest.current
      const pointer = monitor.getClientOffset()
      if (held === id || !pointer || !item.current) return
      const to = placeUnder(pointer, item.current.getBoundingClientRect(), layout, placeOf(held), placeOf(id))
      if (to !== placeOf(held)) move(held, to)
    },
    drop: () => ({}),
  })
  return {
    item: (node: HTMLElement | null) => {
      item.current = node
      preview(drop(node))
    },
    handle: (node: HTMLElement | null) => {
      drag(node)
    },
  }
}

/** Before or after the item under the pointer, as the pointer stands on its first or second half: so nothing jumps to and fro. */
function placeUnder(
  pointer: { x: number; y: number },
  box: DOMRect,
  layout: 'list' | 'grid',
  held: number,
  under: number,
): number {
  const past = layout === 'grid' ? pointer.x > box.left + box.width / 2 : pointer.y > box.top + box.height / 2
  if (held < under) return past ? under : under - 1
  return past ? under + 1 : under
}

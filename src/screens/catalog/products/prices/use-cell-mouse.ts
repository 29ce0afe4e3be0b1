import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { columnsOf } from '#machines/catalog/price-edit/columns.ts'
import type { Spot } from '#machines/catalog/price-edit/price-edit.types.ts'
import type { Block } from '#machines/catalog/price-edit/spots.ts'
import { typable } from './grid-keys.ts'
import type { PriceActor } from './price-actor.ts'

/**
 * Selecting by mouse: a press, with Shift up to there, a drag over cells, a press on the name of a row; the handle draws the selection out.
 * A finger selects one cell and scrolls otherwise; a second tap on it types, as a double click does.
 */
export function useCellMouse(actor: PriceActor) {
  const drag = useRef<'select' | 'fill' | null>(null)
  const [drawn, setDrawn] = useState<Spot | null>(null)

  const select = (spot: Spot, further: boolean) => {
    const { anchor } = actor.getSnapshot().context
    actor.send({ type: 'SELECT', anchor: further ? anchor : spot, focus: spot })
  }
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || event.pointerType !== 'mouse') return
      if (event.target instanceof HTMLElement && event.target.closest('[data-handle]')) {
        drag.current = 'fill'
        event.preventDefault()
        return
      }
      const spot = spotOf(event.target)
      if (!spot) return
      if (spot.row < 0) return selectColumn(actor, spot.column)
      if (spot.column < 0) return selectRow(actor, spot.row)
      drag.current = 'select'
      select(spot, event.shiftKey)
    },
    onPointerOver: (event: PointerEvent<HTMLElement>) => {
      const spot = drag.current === null ? null : spotOf(event.target)
      if (!isCell(spot)) return
      if (event.buttons === 0) drag.current = null
      else if (drag.current === 'select') select(spot, true)
      else setDrawn(spot)
    },
    onPointerUp: () => {
      if (drag.current === 'fill' && drawn) actor.send({ type: 'FILL_TO', spot: drawn })
      drag.current = null
      setDrawn(null)
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const touch = (event.nativeEvent as globalThis.PointerEvent).pointerType !== 'mouse'
      const spot = touch ? spotOf(event.target) : null
      if (!isCell(spot)) return
      const { focus } = actor.getSnapshot().context
      if (focus.row === spot.row && focus.column === spot.column) begin(actor)
      else select(spot, false)
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      const spot = spotOf(event.target)
      if (isCell(spot)) begin(actor)
    },
  }
  return { handlers, drawnTo: (row: number, block: Block) => drawn !== null && liesBetween(row, drawn.row, block) }
}

function begin(actor: PriceActor): void {
  const { context } = actor.getSnapshot()
  if (actor.getSnapshot().matches({ grid: 'browsing' })) actor.send({ type: 'TYPE', text: typable(context) })
}

function selectRow(actor: PriceActor, row: number): void {
  const last = columnsOf(actor.getSnapshot().context).length - 1
  actor.send({ type: 'SELECT', anchor: { row, column: last }, focus: { row, column: 0 } })
}

function selectColumn(actor: PriceActor, column: number): void {
  const last = actor.getSnapshot().context.rows.length - 1
  actor.send({ type: 'SELECT', anchor: { row: last, column }, focus: { row: 0, column } })
}

function isCell(spot: Spot | null): spot is Spot {
  return spot !== null && spot.row >= 0 && spot.column >= 0
}

/** The cell under the mouse; the name of a row is column -1, and that of a column row -1. */
function spotOf(target: EventTarget): Spot | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  if (!cell || (target instanceof Element && target.closest('input, [role="separator"]'))) return null
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.column ?? -1) }
}

/** Whether a row lies between the selection and the cell that the handle was drawn to. */
function liesBetween(row: number, to: number, { top, bottom }: Block): boolean {
  return to > bottom ? row > bottom && row <= to : row >= to && row < top
}

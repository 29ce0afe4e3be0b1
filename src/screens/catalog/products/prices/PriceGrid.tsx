import { useLingui } from '@lingui/react'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useSelector } from '@xstate/react'
import { type CSSProperties, useEffect, useRef } from 'react'
import type { PriceRow } from '#api/contract/catalog/multiple-price.ts'
import { columnsOf } from '#machines/catalog/price-edit/columns.ts'
import { cellPath } from '#machines/catalog/price-edit/judge.ts'
import { blockOf } from '#machines/catalog/price-edit/spots.ts'
import { place } from '#screens/platform/frame/place.ts'
import { useOwnKeys } from '#screens/platform/frame/shortcuts.ts'
import { useListMemory } from '#screens/platform/records/list-left.ts'
import type { ListLook } from '#screens/platform/records/use-look.ts'
import { useKeptScroll } from '#ui/useKeptScroll.ts'
import { searchOf } from './address.ts'
import { gridKeyNames, gridKeys } from './grid-keys.ts'
import { roles } from './grid-roles.ts'
import { type GridShape, head, useGridShape } from './grid-shape.ts'
import { PriceHead } from './PriceHead.tsx'
import { PriceRowCells } from './PriceRowCells.tsx'
import { gridId, type PriceActor } from './price-actor.ts'
import styles from './prices.module.css'
import { useCellMouse } from './use-cell-mouse.ts'

/**
 * Variants by price lists. The grid itself has the focus and names the cell that is meant, so that any row may leave the page while it is
 * scrolled; only the rows in sight are drawn.
 */
export function PriceGrid({ actor, look }: { actor: PriceActor; look: ListLook<PriceRow> }) {
  const { i18n } = useLingui()
  const scroller = useRef<HTMLDivElement>(null)
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const typing = useSelector(actor, (snapshot) => snapshot.matches({ grid: 'typing' }))
  const coming = useSelector(actor, (snapshot) => snapshot.hasTag('busy') && !snapshot.matches('grid'))
  const columns = columnsOf(context)
  const shape = useGridShape(look, columns)
  const { tall } = shape
  const { rows, focus } = context
  const memory = useListMemory()
  const address = place.path() + searchOf(context.query)
  const kept = {
    top: memory.leftAt(address).top,
    keep: (top: number) => memory.leave(address, { selected: [], top }),
  }
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => rows[index]?.id ?? index,
    estimateSize: () => tall,
    overscan: 6,
    scrollPaddingStart: head,
    scrollPaddingEnd: head + tall,
    initialOffset: kept.top,
    initialRect: { width: 1024, height: 720 },
    // The cell that has the focus is always there, for whoever is told of it.
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), Math.min(focus.row, range.count - 1)),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the height of a row changes
  useEffect(() => virtual.measure(), [tall])
  useKeptScroll(scroller, rows.length > 0, kept)
  useFocusInSight(scroller, focus, shape, (row) => virtual.scrollToIndex(row))
  const mouse = useCellMouse(actor)
  useOwnKeys(gridKeyNames)
  const keys = gridKeys(actor, tall)
  const block = blockOf(context)
  const active = rows[focus.row]
  const column = columns[focus.column]
  return (
    <div
      ref={scroller}
      id={gridId}
      className={styles.grid}
      style={{ '--template': shape.template, '--least': `${leastOf(shape)}px`, '--row': `${tall}px` } as CSSProperties}
      {...roles.grid(
        i18n._(/*i18n*/ { id: 'prices.grid', message: 'Fiyatlar' }),
        { rows: rows.length + 1, columns: columns.length + 1, coming },
        active && column ? cellPath(active.id, column.key) : undefined,
      )}
      {...keys}
      {...mouse.handlers}
    >
      <PriceHead columns={columns} currency={context.currency} shape={shape} />
      <div className={styles.rows} {...roles.group()} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          if (!row) return null
          const selected = index >= block.top && index <= block.bottom
          return (
            <PriceRowCells
              key={row.id}
              actor={actor}
              row={row}
              index={index}
              start={start}
              columns={columns}
              lists={context.lists}
              own={context.edits[row.id]}
              from={selected ? block.left : -1}
              to={selected ? block.right : -1}
              focused={index === focus.row ? focus.column : -1}
              handle={index === block.bottom ? block.right : -1}
              drawn={mouse.drawnTo(index, block)}
              typed={typing && index === focus.row ? context.typed : null}
            />
          )
        })}
      </div>
    </div>
  )
}

/** Brings the cell that has the focus into sight, from behind the headers too. */
function useFocusInSight(
  scroller: { readonly current: HTMLDivElement | null },
  { row, column }: { row: number; column: number },
  { name, widths }: GridShape,
  show: (row: number) => void,
): void {
  const mounted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another cell is brought into sight
  useEffect(
    function bringIntoSight() {
      if (!mounted.current) {
        mounted.current = true
        return
      }
      show(row)
      const box = scroller.current
      if (!box) return
      const left = sum(widths.slice(0, column))
      const right = left + (widths[column] ?? 0)
      const room = box.clientWidth - name
      if (left < box.scrollLeft) box.scrollLeft = left
      else if (right > box.scrollLeft + room) box.scrollLeft = right - room
    },
    [row, column],
  )
}

function leastOf({ name, widths }: GridShape): number {
  return name + sum(widths)
}

function sum(widths: readonly number[]): number {
  return widths.reduce((all, width) => all + width, 0)
}

function withRow(range: readonly number[], row: number): number[] {
  return range.includes(row) || row < 0 ? [...range] : [...range, row].sort((a, b) => a - b)
}

import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import { useTickKeys } from '#ui/useTickKeys.ts'
import styles from './Generator.module.css'

interface ScrolledRowsProps {
  label: string
  keys: readonly (string | number)[]
  /** The places of the rows that have a tick; the arrows lead from one to the next. */
  ticks?: readonly number[]
  children: (at: number, tick: Tick) => ReactNode
}

export type Tick = ReturnType<ReturnType<typeof useTickKeys>['tick']>

const height = 32
const none: readonly number[] = []

/** Rows of a dialog, of which only those in sight are drawn: there may be two thousand. */
export function ScrolledRows({ label, keys, ticks = none, children }: ScrolledRowsProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const tickKeys = useTickKeys(ticks, (at) => virtual.scrollToIndex(at))
  const virtual = useVirtualizer({
    count: keys.length,
    getScrollElement: () => scroller.current,
    getItemKey: (at) => keys[at] ?? at,
    estimateSize: () => height,
    overscan: 8,
    initialRect: { width: 480, height: 320 },
    // The tick that holds the focus stays drawn, wherever the list is scrolled to.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(tickKeys.active < range.count ? [tickKeys.active] : [])])].sort(
        (a, b) => a - b,
      ),
  })
  return (
    <div ref={scroller} className={styles.scroller} {...(ticks.length === 0 ? { tabIndex: 0 } : {})}>
      <ul
        ref={tickKeys.list}
        className={styles.rows}
        style={{ height: virtual.getTotalSize() }}
        aria-label={label}
        onKeyDown={tickKeys.onKeyDown}
      >
        {virtual.getVirtualItems().map((item) => (
          <li
            key={item.key}
            ref={virtual.measureElement}
            data-index={item.index}
            className={styles.row}
            aria-setsize={keys.length}
            aria-posinset={item.index + 1}
            style={{ transform: `translateY(${item.start}px)` }}
          >
            {children(item.index, tickKeys.tick(item.index))}
          </li>
        ))}
      </ul>
    </div>
  )
}

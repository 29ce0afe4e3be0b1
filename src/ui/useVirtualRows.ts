import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useRef } from 'react'

interface VirtualRows {
  scroller: RefObject<HTMLDivElement | null>
  keys: readonly string[]
  /** The row that has the focus: it stays drawn, wherever the table is scrolled to. */
  active: number
  /** So many rows before and after that one stay drawn with it, for the Tab key. */
  extra?: number
  /** The heights in pixels of a row, and of the header and footer, which lie over the rows. */
  tall: number
  covered: number
  /** Every row is drawn: on paper, and in small tables. */
  whole: boolean
  /** When it changes, other rows are shown than before, and they are read from the top. */
  from: string
  /** Where the table stands when it is opened, in pixels from the top: those rows are drawn first. */
  begun?: number
}

/** A row to draw, and the height of those before it that are not drawn. */
export interface DrawnRow {
  readonly index: number
  readonly gap: number
}

/** Which rows are drawn: those in sight, a few around them, and the active one. Rows of several heights are measured (`measure`). */
export function useVirtualRows({
  scroller,
  keys,
  active,
  tall,
  covered,
  whole,
  from,
  begun = 0,
  extra = 0,
}: VirtualRows) {
  const virtual = useVirtualizer({
    count: keys.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => keys[index] ?? index,
    estimateSize: () => tall,
    overscan: 8,
    scrollPaddingEnd: covered,
    initialOffset: begun,
    initialRect: { width: 1024, height: 720 },
    rangeExtractor: (range) => {
      const row = Math.min(active, range.count - 1)
      return withRows(defaultRangeExtractor(range), row - extra, Math.min(row + extra, range.count - 1))
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the height of a row changes
  useEffect(() => virtual.measure(), [tall])
  const before = useRef(from)
  useEffect(() => {
    if (before.current !== from && scroller.current) scroller.current.scrollTop = 0
    before.current = from
  }, [from, scroller])

  const show = (index: number) => virtual.scrollToIndex(index)
  const { measureElement: measure } = virtual
  if (whole) return { show, measure, drawn: keys.map((_, index) => ({ index, gap: 0 })), rest: 0 }
  const items = virtual.getVirtualItems()
  const drawn = items.map((item, at): DrawnRow => ({ index: item.index, gap: item.start - (items[at - 1]?.end ?? 0) }))
  return { show, measure, drawn, rest: virtual.getTotalSize() - (items.at(-1)?.end ?? 0) }
}

function withRows(range: readonly number[], from: number, to: number): number[] {
  const rows = Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((row) => row >= 0)
  return [...new Set([...range, ...rows])].sort((a, b) => a - b)
}

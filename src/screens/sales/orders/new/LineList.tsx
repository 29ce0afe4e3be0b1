import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { useMedia } from '#ui/useMedia.ts'
import { usePrinting } from '#ui/usePrinting.ts'
import { useVirtualRows } from '#ui/useVirtualRows.ts'
import { Line } from './Line.tsx'
import styles from './new-order.module.css'
import { useShownLine, useWritten } from './order-form.ts'

/** So many lines stand on the page as they are; more of them scroll in a box, which draws only those in sight. */
const few = 20

/** The lines of the order, at most five hundred. */
export function LineList() {
  const lines = useWritten(({ draft }) => draft.lines)
  const narrow = useMedia('(max-width: 600px)')
  const printing = usePrinting()
  const scroller = useRef<HTMLDivElement>(null)
  // The line that holds the focus stays drawn, and so do its neighbours, which the Tab key leads to.
  const [active, setActive] = useState(0)
  const whole = lines.length <= few || printing
  const { drawn, rest, show, measure } = useVirtualRows({
    ...{ scroller, active, whole, extra: 1, covered: 0, from: '', tall: narrow ? 153 : 79 },
    keys: lines.map(({ variant_id }) => String(variant_id)),
  })
  useShownLine(setActive)
  useNewest(lines.length, show)
  return (
    <div ref={scroller} className={classes(!whole && styles.scroller)}>
      <ul className={styles.lines} style={{ '--rest': `${rest}px` } as CSSProperties}>
        {drawn.map(({ index, gap }) => {
          const line = lines[index]
          return (
            line && (
              <Line
                key={line.variant_id}
                ref={whole ? undefined : measure}
                index={index}
                variant_id={line.variant_id}
                of={lines.length}
                gap={gap}
                onFocus={() => setActive(index)}
                onRemoved={() => requestAnimationFrame(() => focusNear(scroller.current, index))}
              />
            )
          )
        })}
      </ul>
    </div>
  )
}

/** The keyboard goes on with the line that took the place of one that was removed, else with the one before, else with adding. */
function focusNear(list: HTMLElement | null, index: number): void {
  // Whoever went on meanwhile is not taken back.
  if (document.activeElement !== document.body) return
  const buttonAt = (at: number) => list?.querySelector<HTMLElement>(`[data-index="${at}"] button`)
  const next = buttonAt(index) ?? buttonAt(index - 1) ?? document.getElementById('code')
  next?.focus()
}

/** What was added last is in sight. */
function useNewest(count: number, show: (index: number) => void): void {
  const before = useRef(count)
  useEffect(
    function showNewest() {
      if (count > before.current) show(count - 1)
      before.current = count
    },
    [count, show],
  )
}

import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import styles from './DataTable.module.css'
import { useWords } from './Kit.tsx'

interface ColumnGripProps {
  /** Whether the Tab key stops here; from there the others are reached by the arrows up and down. */
  stops: boolean
  header: string
  width: number | undefined
  /** While it is pulled; `null`: as it was. */
  onPull: (width: number | null) => void
  /** Once, when it is let go or a key was pressed. */
  onResize: (width: number | null) => void
}

/** How far a key moves it, in pixels. */
const step = 16
const least = 56
const most = 800

/** The edge of a column: pulled by the pointer, or moved by the arrows to the sides; Backspace and a double press let the column share the rest again. */
export function ColumnGrip({ stops, header, width, onPull, onResize }: ColumnGripProps) {
  const words = useWords()
  const pull = useRef<{ from: number; width: number } | null>(null)
  const widthAt = (event: PointerEvent) =>
    within((pull.current?.width ?? 0) + event.clientX - (pull.current?.from ?? 0))
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.focus()
    pull.current = { from: event.clientX, width: drawnWidth(event.currentTarget) }
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const moved = pull.current && event.clientX !== pull.current.from
    const next = widthAt(event)
    pull.current = null
    onPull(null)
    if (moved) onResize(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key]
    if (by !== undefined) onResize(within((width ?? drawnWidth(event.currentTarget)) + by))
    else if (event.key === 'Backspace' || event.key === 'Delete') onResize(null)
    else if (event.key === 'ArrowDown') gripBeside(event.currentTarget, 1)?.focus()
    else if (event.key === 'ArrowUp') gripBeside(event.currentTarget, -1)?.focus()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line across the page is no edge that moves
    <span
      role="separator"
      tabIndex={stops ? 0 : -1}
      aria-orientation="vertical"
      aria-label={words.table.width(header)}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={width ?? least}
      aria-valuetext={width === undefined ? '–' : `${width} px`}
      className={styles.grip}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => pull.current && onPull(widthAt(event))}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        pull.current = null
        onPull(null)
      }}
      onDoubleClick={() => onResize(null)}
      onKeyDown={onKeyDown}
    />
  )
}

/** That of the next column, or of the one before. */
function gripBeside(grip: HTMLElement, by: number): HTMLElement | undefined {
  const all = [...(grip.closest('tr, [role="row"]')?.querySelectorAll<HTMLElement>('[role="separator"]') ?? [])]
  return all[all.indexOf(grip) + by]
}

function within(width: number): number {
  return Math.round(Math.min(most, Math.max(least, width)))
}

function drawnWidth(grip: HTMLElement): number {
  return grip.closest('th, [role="columnheader"]')?.getBoundingClientRect().width ?? least
}

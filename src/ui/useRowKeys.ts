import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { rowKeys } from './row-keys.ts'

interface RowKeys {
  /** The keys of the rows, in their order. */
  keys: readonly string[]
  show: (index: number) => void
  open: (index: number) => void
  toggle: (index: number) => void
}

/** What the rows of the table answer to. */
export interface RowHandlers {
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
  onFocus(event: FocusEvent<HTMLElement>): void
}

/** How many rows a page key passes. */
const pageStep = 10

/** One row is active: the arrows move it, Enter opens it, Space chooses it. Only it is a stop of the Tab key. */
export function useRowKeys({ keys, show, open, toggle }: RowKeys) {
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const wanted = useRef<string | null>(null)
  const found = activeKey === null ? 0 : keys.indexOf(activeKey)
  const active = Math.max(0, found)

  // The row that the keys moved to may be drawn only now.
  useEffect(() => {
    if (wanted.current === null) return
    const row = body.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(wanted.current)}"]`)
    if (!row) return
    wanted.current = null
    row.focus({ preventScroll: true })
  })

  const move = (to: number) => {
    const index = Math.min(Math.max(0, to), keys.length - 1)
    const key = keys[index]
    if (key === undefined) return
    wanted.current = key
    setActiveKey(key)
    show(index)
  }
  const moves: Readonly<Record<string, number>> = {
    [rowKeys.next]: active + 1,
    [rowKeys.previous]: active - 1,
    PageDown: active + pageStep,
    PageUp: active - pageStep,
    Home: 0,
    End: keys.length - 1,
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLTableRowElement) || event.ctrlKey || event.metaKey || event.altKey) return
    const to = moves[event.key]
    if (to === undefined && event.key !== rowKeys.open && event.key !== rowKeys.choose) return
    event.preventDefault()
    if (to !== undefined) move(to)
    else if (event.key === rowKeys.open) open(active)
    else toggle(active)
  }
  // Also when the focus comes by the pointer, or into a link of the row: what has the focus must stay drawn.
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const key = event.target.closest<HTMLElement>('tr[data-key]')?.dataset.key
    if (key !== undefined) setActiveKey(key)
  }
  return { body, active, activate: setActiveKey, handlers: { onKeyDown, onFocus } satisfies RowHandlers }
}

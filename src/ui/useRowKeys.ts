import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { TreePlace } from './data-table.ts'
import { rowKeys } from './row-keys.ts'

interface RowKeys {
  /** The keys of the rows, in their order. */
  keys: readonly string[]
  show: (index: number) => void
  open: (index: number) => void
  toggle: (index: number) => void
  /** In a tree: where a row stands, and opening or closing it. */
  placeOf: (index: number) => TreePlace | undefined
  turn: (index: number) => void
  /** The row that the focus goes to as soon as it is there. */
  focused: { readonly key: string; readonly at: number } | null
  /** The row that is brought into sight whenever it is another one. */
  shown: string | null
}

/** What the rows of the table answer to. */
export interface RowHandlers {
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
  onFocus(event: FocusEvent<HTMLElement>): void
}

/** How many rows a page key passes. */
const pageStep = 10

/** One row is active: the arrows move it, Enter opens it, Space chooses it. Only it is a stop of the Tab key. */
export function useRowKeys({ keys, show, open, toggle, placeOf, turn, focused, shown }: RowKeys) {
  const [activeKey, setActiveKey] = useState<string | null>(shown)
  const body = useRef<HTMLTableSectionElement>(null)
  const wanted = useRef<string | null>(null)
  // At once, so that it is drawn when a field in it is looked for.
  const [shownBefore, setShownBefore] = useState(shown)
  if (shownBefore !== shown) {
    setShownBefore(shown)
    if (shown !== null) setActiveKey(shown)
  }
  const found = activeKey === null ? 0 : keys.indexOf(activeKey)
  const active = Math.max(0, found)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is scrolled to once; after that a person scrolls
  useEffect(() => {
    const index = shown === null ? -1 : keys.indexOf(shown)
    if (index >= 0) show(index)
  }, [shown])

  const handledAt = useRef(0)
  useEffect(() => {
    const index = focused && focused.at !== handledAt.current ? keys.indexOf(focused.key) : -1
    if (!focused || index < 0) return
    handledAt.current = focused.at
    wanted.current = focused.key
    setActiveKey(focused.key)
    show(index)
  })

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
  /** In a tree the arrows to the sides open and close, and then lead in and out. */
  const sideways = (key: string): boolean => {
    const at = placeOf(active)
    if (!at || (key !== rowKeys.openBranch && key !== rowKeys.closeBranch)) return false
    if (key === rowKeys.openBranch && at.open === true) move(active + 1)
    else if (key === rowKeys.closeBranch && at.open !== true) move(parentOf(active, at.level, placeOf))
    else if (at.open !== null) turn(active)
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLTableRowElement) || event.ctrlKey || event.metaKey || event.altKey) return
    if (sideways(event.key)) return event.preventDefault()
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

/** The nearest row above that lies less deep; the row itself where there is none. */
function parentOf(index: number, level: number, placeOf: RowKeys['placeOf']): number {
  for (let above = index - 1; above >= 0; above -= 1) if ((placeOf(above)?.level ?? 0) < level) return above
  return index
}

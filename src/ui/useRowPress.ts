import { type MouseEvent, useCallback, useLayoutEffect, useRef } from 'react'

interface Pressed<Row> {
  rows: readonly { readonly id: string; readonly original: Row }[]
  selection: ReadonlySet<string> | undefined
  onSelection: ((selection: ReadonlySet<string>) => void) | undefined
  onOpen: ((row: Row) => void) | undefined
  activate: (key: string) => void
}

const ownPresses = 'a, button, input, select, textarea, label, [role="button"], [contenteditable]'

/** What a press on a row does. Both handlers stay the same, so that a row is drawn anew only for what it shows. */
export function useRowPress<Row>(given: Pressed<Row>) {
  const latest = useRef(given)
  const last = useRef(0)
  useLayoutEffect(() => {
    latest.current = given
  })

  /** Chooses a row, or takes it back; `range` does the same to all rows since the last one. */
  const toggle = useCallback((index: number, range: boolean) => {
    const { rows, selection, onSelection } = latest.current
    const key = rows[index]?.id
    if (key === undefined) return
    const next = new Set(selection)
    const choose = !next.has(key)
    const from = range ? Math.min(last.current, index) : index
    const to = range ? Math.max(last.current, index) : index
    for (const row of rows.slice(from, to + 1)) choose ? next.add(row.id) : next.delete(row.id)
    last.current = index
    onSelection?.(next)
  }, [])

  const press = useCallback((index: number, event: MouseEvent<HTMLElement>) => {
    const { rows, onOpen, activate } = latest.current
    const row = rows[index]
    // What is open over the page, such as a menu of the row, tells its presses to the row too.
    if (!row || !event.currentTarget.contains(event.target as Node)) return
    activate(row.id)
    const onControl = event.target instanceof Element && event.target.closest(ownPresses)
    // Whoever marks words to copy them does not want to leave.
    if (onControl || window.getSelection()?.toString()) return
    onOpen?.(row.original)
  }, [])
  return { toggle, press }
}

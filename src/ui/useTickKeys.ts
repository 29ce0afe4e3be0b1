import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** How many ticks a page key passes. */
const pageStep = 10

/** A list of ticks is one stop of the Tab key: the arrows, the page keys, Home and End lead from tick to tick. `ticks` are the places that have one. */
export function useTickKeys(ticks: readonly number[], show: (at: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<number | null>(null)
  const [asked, setAsked] = useState(0)
  const active = ticks.includes(asked) ? asked : (ticks[0] ?? 0)

  // The tick that the keys moved to may be drawn only now.
  useEffect(() => {
    const tick = list.current?.querySelector<HTMLElement>(`[data-tick="${wanted.current}"]`)
    if (!tick) return
    wanted.current = null
    tick.focus({ preventScroll: true })
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = ticks.indexOf(active)
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + pageStep,
      PageUp: at - pageStep,
      Home: 0,
      End: ticks.length - 1,
    }
    const to = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined
    const next = to === undefined ? undefined : ticks[Math.min(Math.max(0, to), ticks.length - 1)]
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    wanted.current = next
    setAsked(next)
    show(next)
  }
  const tick = (at: number) => ({
    'data-tick': at,
    tabIndex: at === active ? 0 : -1,
    onFocus: () => setAsked(at),
  })
  return { list, active, onKeyDown, tick }
}

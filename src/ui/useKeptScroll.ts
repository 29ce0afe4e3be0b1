import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Where a table was left, kept by whoever shows it again. */
export interface KeptScroll {
  /** In pixels from the top. */
  readonly top: number
  keep(top: number): void
}

/** Scrolls to where it was left as soon as there is something to scroll, and tells where it is left now. */
export function useKeptScroll(scroller: RefObject<HTMLElement | null>, ready: boolean, kept?: KeptScroll): void {
  const begun = useRef(false)
  const latest = useRef(kept)
  useLayoutEffect(() => {
    latest.current = kept
  }, [kept])
  useLayoutEffect(() => {
    if (!ready || begun.current || !scroller.current) return
    begun.current = true
    scroller.current.scrollTop = latest.current?.top ?? 0
  }, [ready, scroller])
  useLayoutEffect(
    () => () => {
      if (scroller.current && begun.current) latest.current?.keep(scroller.current.scrollTop)
    },
    [scroller],
  )
}

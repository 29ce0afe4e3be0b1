import { useEffect, useEffectEvent } from 'react'

/** A pause in typing, in milliseconds: as long as lists wait. */
const pause = 250

/** Does something with what was typed once somebody pauses; nothing while that is `null`. */
export function useAfterPause(typed: string | null, act: (typed: string) => void): void {
  const run = useEffectEvent(act)
  useEffect(
    function actAfterPause() {
      if (typed === null) return
      const timer = window.setTimeout(() => run(typed), pause)
      return () => window.clearTimeout(timer)
    },
    [typed],
  )
}

import { useEffect } from 'react'
import type { Actor } from 'xstate'
import type { jobListMachine } from '#machines/platform/jobs/job-list.machine.ts'
import { onJobBegan } from '#screens/platform/wiring/jobs.ts'

/** Looks at the jobs again when one was begun on this page, and when somebody comes back to it. */
export function useLooking(actor: Actor<typeof jobListMachine>): void {
  useEffect(() => {
    const look = () => actor.send({ type: 'REFRESH' })
    const lookAgain = () => document.visibilityState === 'visible' && look()
    const unhear = onJobBegan(look)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      unhear()
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [actor])
}

import { useEffect } from 'react'
import type { AnyActorRef } from 'xstate'
import { signalTaken, signalWrong } from './signals.ts'

const added = ['added'] as const

/** Lets whoever scans hear what became of it: that it was taken, or that it was not added. */
export function useScanSignals(actor: Pick<AnyActorRef, 'on'>, taken: readonly string[] = added): void {
  useEffect(() => {
    const hearing = [...taken.map((one) => actor.on(one, signalTaken)), actor.on('notAdded', signalWrong)]
    return () => {
      for (const one of hearing) one.unsubscribe()
    }
  }, [actor, taken])
}

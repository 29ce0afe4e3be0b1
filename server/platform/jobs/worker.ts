import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '#server/platform/http/endpoint.ts'
import { takeTurn } from './turn.ts'

/** How often a server that has nothing to do looks for jobs, in milliseconds. */
const pause = 500

/**
 * Works on the jobs of all shops, one turn after another, until it is told to stop; then the row under way is finished first. It is woken by
 * nothing but the table of open jobs: those of other servers, of a process that was killed and of a backup are all taken up in the same way.
 */
export function startWorker(services: Services): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping

  async function work(): Promise<void> {
    while (!signal.aborted) {
      const worked = await takeTurn(services, () => signal.aborted).catch((error) => {
        if (!signal.aborted) services.log.error({ error }, 'a turn of a job failed')
        return false
      })
      if (!worked) await sleep(pause, null, { signal }).catch(() => {})
    }
  }

  const working = work()
  return () => {
    stopping.abort()
    return working
  }
}

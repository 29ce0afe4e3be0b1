import { anythingUnsaved } from '#screens/platform/wiring/unsaved.ts'
import { open, place } from './place.ts'

/** How long a part of the panel may take to arrive (rule R198). */
const timeout = 120_000

/** A part of the panel did not arrive: after an update it may be gone, and a reload brings its successor. */
export class ChunkFailed extends Error {}

/** Loads a part of the panel; rejects with `ChunkFailed` when it does not come, or not within two minutes. */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkFailed('late')), timeout)
    load()
      .then(resolve, (cause: unknown) => reject(new ChunkFailed('missing', { cause })))
      .finally(() => clearTimeout(timer))
  })
}

/**
 * Reloads the page once for a part that is missing, unless unsaved work would be lost. That it was tried lies with the entry of the history,
 * so that a part that stays missing never makes a loop. Answers whether the page is on its way out.
 */
export function reloadOnce(): boolean {
  if (anythingUnsaved() || (place.state() as { reloaded?: true } | null)?.reloaded) return false
  open(location.href, { replace: true, state: { reloaded: true } })
  location.reload()
  return true
}
